import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { PALETTES } from '../src/lib/palette.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { pixelsNear } from './support/pixels.ts';
import { choose } from './support/session-menu.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the session' });
const rides = (page: Page) => page.locator('tr[data-ride]');
const pacific = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', timeStyle: 'medium' });

let token: string;
test.beforeEach(async ({ page, request }) => {
  token = await signIn(page, await createAccount(request));
});

async function ridesOf(request: APIRequestContext, urlHash: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/activities/${urlHash}`, { headers });
  return ((await answer.json()) as { surf_rides: { start_time: string; end_time: string }[] }).surf_rides;
}

const SESSIONS = [
  { across: 'midnight Pacific', start: '2026-06-15T06:45:00Z', date: 'Jun 14, 2026', time: '11:45 PM' },
  {
    across: 'the end of daylight saving time',
    start: '2026-11-01T08:40:00Z',
    date: 'Nov 1, 2026',
    time: '1:40 AM',
  },
];

for (const { across, start, date, time } of SESSIONS) {
  test(`a session across ${across} shows Pacific times, its rides in order`, async ({ page, request }) => {
    const urlHash = await uploadSession(request, token, { seed: 11, start });
    await page.goto('/activities');
    const list = page.getByRole('table', { name: 'Ocean Surfing Sessions' });
    await expect(list.getByRole('row').nth(1)).toContainText(date);
    await openSession(page, urlHash);
    await expect(page.getByText(`${date}, ${time} PT`)).toBeVisible();

    const expected = await ridesOf(request, urlHash);
    const begins = expected.map(({ start_time }) => pacific.format(new Date(start_time)));
    const cells = rides(page).locator('td:nth-child(2)');
    await expect(cells).toHaveText(begins);
    const hours = new Set(expected.map(({ start_time }) => new Date(start_time).getUTCHours()));
    expect(hours.size).toBeGreaterThan(1);
    await choose(page, 'Show Relative Time');
    const seconds = (await cells.allTextContents()).map((text) => {
      const [hours = 0, minutes = 0, rest = 0] = text.split(':').map(Number);
      return hours * 3600 + minutes * 60 + rest;
    });
    const begun = Date.parse(start);
    seconds.forEach((second, index) => {
      expect(Math.abs(second - (Date.parse(expected[index]?.start_time ?? '') - begun) / 1000)).toBeLessThan(
        2,
      );
    });

    // Range fields and video start use the same clock.
    const last = expected.at(-1);
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/Los_Angeles',
      timeStyle: 'medium',
    });
    await page.getByRole('button', { name: 'Select a range' }).click();
    await page.getByLabel('To (PT)').fill(clock.format(new Date(last?.end_time ?? '')));
    await page.getByLabel('From (PT)').fill(clock.format(new Date(last?.start_time ?? '')));
    await expect(page.getByText('1 ride', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear range' }).click();
    const relative = await cells.last().textContent();
    await choose(page, 'Calculate Time in Video');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(cells.last()).toHaveText(relative ?? '');
  });
}

test(
  'a session across the date line is drawn in one place, not around the world',
  { tag: '@map' },
  async ({ page, request }) => {
    await openSession(page, await uploadSession(request, token, { seed: 11, longitude: 179.9995 }));
    await expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
    await expect.poll(() => pixelsNear(map(page), PALETTES.light.ride)).toBeGreaterThan(200);
    await expect(map(page).locator('.maplibregl-ctrl-scale')).toHaveText(/^\d{2,3}\s?m$/);
    const lit = rides(page).and(page.locator('[data-lit]'));
    const box = (await map(page).boundingBox())!;
    await expect(async () => {
      for (let x = 0.1; x < 0.9 && (await lit.count()) === 0; x += 0.02) {
        await page.mouse.move(box.x + box.width * x, box.y + box.height / 2);
      }
      expect(await lit.count()).toBe(1);
    }).toPass();

    const [tab] = await Promise.all([page.waitForEvent('popup'), choose(page, 'Generate Map')]);
    const complaints: string[] = [];
    tab.on('pageerror', ({ message }) => complaints.push(message));
    await expect
      .poll(() => pixelsNear(tab.getByRole('region', { name: 'Map of the session' }), PALETTES.light.ride))
      .toBeGreaterThan(100);
    expect(complaints).toEqual([]);
  },
);
