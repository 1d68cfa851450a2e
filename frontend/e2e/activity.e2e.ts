import { expect, test, type Locator, type Page } from '@playwright/test';
import { PALETTES } from '../src/lib/palette.ts';
import { createAccount, signIn, storedToken } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { pixelsNear } from './support/pixels.ts';
import { choose, inMenu, openDetection } from './support/session-menu.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const { ride, rideActive, track } = PALETTES.light;

/** Rendering without a GPU is slow. */
const mapDrawn = (page: Page) =>
  expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
const map = (page: Page) => page.getByRole('region', { name: 'Map of the session' });
const rides = (page: Page) => page.locator('tr[data-ride]');
const numbers = async (cells: Locator) => (await cells.allTextContents()).map(Number.parseFloat);
const distances = (page: Page) => numbers(rides(page).locator('td:nth-child(3)'));

test.beforeEach(async ({ page, request }) => {
  const token = await signIn(page, await createAccount(request));
  await openSession(page, await uploadSession(request, token, { seed: 11 }));
});

test('the map draws the track and its rides, in meters or feet', { tag: '@map' }, async ({ page }) => {
  await mapDrawn(page);
  await expect.poll(() => pixelsNear(map(page), ride)).toBeGreaterThan(200);
  expect(await pixelsNear(map(page), track)).toBeGreaterThan(200);
  await expect(map(page).locator('.maplibregl-ctrl-scale')).toContainText(/\d+\s?m/);

  const headers = { authorization: `Bearer ${await storedToken(page)}` };
  const data = { preferred_distance_unit: 'feet', preferred_speed_unit: 'mph' };
  await page.request.post('/api/users/me/update-preferences', { headers, data });
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /^Distance ft/ })).toBeVisible();
  await mapDrawn(page);
  await expect(map(page).locator('.maplibregl-ctrl-scale')).toContainText(/\d+\s?(ft|mi)/);
});

test('tide and light of the session are below its speed chart', async ({ page }) => {
  const water = page.getByRole('region', { name: 'Tide and light' });
  await expect(water).toContainText(/(before (high|low)|tide) at .+ away/);
  await expect(water.getByRole('img')).toBeVisible();
});

test(
  'a ride pointed at on table, chart or map is highlighted everywhere',
  { tag: '@map' },
  async ({ page }) => {
    // No wave plays by itself.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await mapDrawn(page);
    const second = rides(page).nth(1);
    expect(await pixelsNear(map(page), rideActive, 6)).toBeLessThan(20);
    await second.hover();
    await expect(second).toHaveAttribute('data-lit');
    await expect.poll(() => pixelsNear(map(page), rideActive, 6)).toBeGreaterThan(20);

    await page.getByRole('tab', { name: 'Ride Distance Chart' }).click();
    const bar = page.locator('g[data-ride]').nth(1);
    await bar.hover();
    await expect(bar).toHaveAttribute('data-lit');
    await expect.poll(() => pixelsNear(map(page), rideActive, 6)).toBeGreaterThan(20);

    await page.getByRole('tab', { name: 'Surf Rides' }).click();
    const speed = page.getByRole('slider', { name: /^Speed/ });
    await speed.focus();
    for (let press = 0; press < 80; press++) await page.keyboard.press('PageUp');
    await page.keyboard.press('Home');
    await expect(speed).toHaveAttribute('aria-valuenow', '0');
    await expect(rides(page).and(page.locator('[data-lit]'))).toHaveCount(0);
    const box = (await map(page).boundingBox())!;
    const lit = rides(page).and(page.locator('[data-lit]'));
    await expect(async () => {
      for (let x = 0.2; x < 0.8 && (await lit.count()) === 0; x += 0.02) {
        await page.mouse.move(box.x + box.width * x, box.y + box.height / 2);
      }
      expect(await lit.count()).toBe(1);
    }).toPass();
  },
);

test('rides sort by any column, ascending first, and download as CSV', async ({ page }) => {
  const started = await distances(page);
  const byDistance = page.getByRole('columnheader', { name: /^Distance/ });
  await byDistance.getByRole('button').click();
  await expect(byDistance).toHaveAttribute('aria-sort', 'ascending');
  expect(await distances(page)).toEqual([...started].sort((a, b) => a - b));
  await byDistance.getByRole('button').click();
  expect(await distances(page)).toEqual([...started].sort((a, b) => b - a));
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Download CSV')]);
  expect(download.suggestedFilename()).toMatch(/^surf_rides_[A-Za-z0-9]+\.csv$/);
});

test('a ride opens to why it counted and its trackpoints, and closes again', async ({ page }) => {
  await rides(page).first().click();
  const reasons = page.getByRole('listitem').filter({ hasText: '(minimum' });
  await page.getByRole('button', { name: 'Why it counted' }).click();
  await expect(reasons.first()).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Trackpoints of ride 1' }).getByRole('row').nth(1),
  ).toBeVisible();
  await expectAccessible(page);
  await rides(page).first().click();
  await expect(reasons).toHaveCount(0);
});

test('thousands of trackpoints scroll with only the visible rows in the page', async ({ page }) => {
  await page.getByRole('tab', { name: 'Trackpoints' }).click();
  const table = page.getByRole('table', { name: 'Trackpoints of the session' });
  const total = Number(await table.getAttribute('aria-rowcount'));
  expect(total).toBeGreaterThan(2000);
  expect(await table.getByRole('row').count()).toBeLessThan(80);
  await page.getByRole('region', { name: 'Trackpoints of the session' }).evaluate((scroller) => {
    scroller.scrollTop = scroller.scrollHeight;
  });
  await expect(table.getByRole('row').last()).toHaveAttribute('aria-rowindex', String(total));
  await table.getByRole('button', { name: /^Speed/ }).click();
  await table.getByRole('button', { name: /^Speed/ }).click();
  const fastest = table.locator('[aria-rowindex="2"]').getByRole('cell').nth(5);
  expect(Number(await fastest.textContent())).toBeGreaterThan(10);
  await expectAccessible(page);
});

test('times switch between the clock, the session and the video', async ({ page }) => {
  const start = rides(page).first().locator('td:nth-child(2)');
  await expect(start).toHaveText(/^\d+:\d\d:\d\d [AP]M$/);
  await choose(page, 'Show Relative Time');
  await expect(start).toHaveText(/^0:\d\d:\d\d$/);
  const relative = await start.textContent();
  await choose(page, 'Calculate Time in Video');
  const dialog = page.getByRole('dialog', { name: 'Video start time' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(start).toHaveText(relative ?? '');
  await choose(page, 'Show Absolute Time');
  await expect(start).toHaveText(/[AP]M$/);
});

test('the trackpoints are filtered to surf points, and the page scrolls to both ends', async ({ page }) => {
  await page.getByRole('tab', { name: 'Trackpoints' }).click();
  const points = page.getByRole('table', { name: 'Trackpoints of the session' });
  const counted = async () => Number(await points.getAttribute('aria-rowcount'));
  const all = await counted();
  await choose(page, 'Show Surf Points Only');
  await expect.poll(counted).toBeLessThan(all / 2);
  expect(await counted()).toBeGreaterThan(10);
  await choose(page, 'Show All Points');
  await expect.poll(counted).toBe(all);

  await page.getByRole('button', { name: 'Scroll to bottom' }).click();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.getByRole('button', { name: 'Scroll to top' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a selected range shows its statistics', async ({ page }) => {
  const speed = page.getByRole('slider', { name: /^Speed/ });
  await speed.scrollIntoViewIfNeeded();
  const box = (await speed.boundingBox())!;
  await page.mouse.move(box.x + 100, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, box.y + 60, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByText(/\d+ rides?$/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear range' }).click();
  await page.getByRole('button', { name: 'Select a range' }).click();
  await speed.click({ position: { x: 100, y: 60 } });
  await speed.click({ position: { x: 200, y: 60 } });
  await expect(page.getByText(/ average$/)).toBeVisible();
});

test('other settings are previewed without saving', async ({ page }) => {
  const before = await rides(page).count();
  await openDetection(page);
  await page.getByRole('button', { name: 'Try other settings' }).click();
  const panel = page.getByRole('region', { name: 'Try other settings' });
  await panel.getByLabel('Minimum distance (m)').fill('5000');
  await expect(panel.getByRole('status')).toHaveText(
    new RegExp(`^0 rides: 0 new, ${before} removed \\(total 0 m, was [\\d,]+ m\\)$`),
  );
  await expect(rides(page)).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Exit preview' }).click();
  await expect(rides(page)).toHaveCount(before);
  await page.getByRole('button', { name: 'Show Surf Detection Parameters' }).click();
  await expect(page.getByRole('dialog', { name: 'Surf Detection Parameters' })).toContainText('8 km/h');
});

test('on a phone everything else is in one menu and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(header.getByRole('button', { name: 'Share Activity' })).toBeVisible();
  await expect(await inMenu(page, 'GPS Visualizer')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Track as GPX')]);
  expect(download.suggestedFilename()).toMatch(/\.gpx$/);
  await choose(page, 'Add Video');
  await page.getByLabel('Video URL').fill('https://video.example/beach');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(header.getByRole('link', { name: 'Watch Video' })).toBeInViewport({ ratio: 1 });

  await openDetection(page);
  await page.getByRole('button', { name: 'Show Surf Detection Parameters' }).click();
  await page.getByRole('dialog', { name: 'Surf Detection Parameters' }).getByLabel('Close').click();
  await choose(page, 'Calculate Time in Video');
  await expect(page.getByRole('dialog', { name: 'Video start time' })).toBeVisible();
});
