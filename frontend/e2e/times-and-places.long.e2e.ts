import { expect, test, type Page } from '@playwright/test';
import { PALETTES } from '../src/lib/palette.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { pixelsNear } from './support/pixels.ts';
import { choose } from './support/session-menu.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the session' });
const rides = (page: Page) => page.locator('tr[data-ride]');
let token: string;
test.beforeEach(async ({ page, request }) => {
  token = await signIn(page, await createAccount(request));
});

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
