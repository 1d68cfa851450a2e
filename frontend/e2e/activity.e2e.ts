import { expect, test, type Locator, type Page } from '@playwright/test';
import { PALETTES } from '../src/lib/palette.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { pixelsNear } from './support/pixels.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const { ride, rideActive, track } = PALETTES.light;

/** Without a graphics card the first picture takes its time. */
const mapDrawn = (page: Page) =>
  expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
const map = (page: Page) => page.getByRole('region', { name: 'Map of the session' });
const rides = (page: Page) => page.locator('tr[data-ride]');
const numbers = async (cells: Locator) => (await cells.allTextContents()).map(Number.parseFloat);
const distances = (page: Page) => numbers(rides(page).locator('td:nth-child(3)'));

let token: string;
test.beforeEach(async ({ page, request }) => {
  token = await signIn(page, await createAccount(request));
  await openSession(page, await uploadSession(request, token, { seed: 11 }));
});

test('the map draws the track and its rides', async ({ page }) => {
  await mapDrawn(page);
  await expect.poll(() => pixelsNear(map(page), ride)).toBeGreaterThan(200);
  expect(await pixelsNear(map(page), track)).toBeGreaterThan(200);
  await expect(map(page).locator('.maplibregl-ctrl-scale')).toContainText(/\d+\s?m/);
});

test('a ride lights up everywhere, wherever it is pointed at', async ({ page }) => {
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
});

test('rides sort by any column, first ascending', async ({ page }) => {
  const started = await distances(page);
  const byDistance = page.getByRole('columnheader', { name: /^Distance/ });
  await byDistance.getByRole('button').click();
  await expect(byDistance).toHaveAttribute('aria-sort', 'ascending');
  expect(await distances(page)).toEqual([...started].sort((a, b) => a - b));
  await byDistance.getByRole('button').click();
  expect(await distances(page)).toEqual([...started].sort((a, b) => b - a));
});

test('a ride opens to why it counted and its trackpoints, and closes again', async ({ page }) => {
  await rides(page).first().click();
  const reasons = page.getByRole('listitem').filter({ hasText: 'needs at least' });
  await expect(reasons.first()).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Trackpoints of ride 1' }).getByRole('row').nth(1),
  ).toBeVisible();
  await expectAccessible(page);
  await rides(page).first().click();
  await expect(reasons).toHaveCount(0);
});

test('a deleted ride is gone from table, figures and a reload', async ({ page }) => {
  const before = await rides(page).count();
  await rides(page).first().click();
  await page.getByRole('button', { name: 'Delete ride 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete surf ride' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rides(page)).toHaveCount(before);
  await page.getByRole('button', { name: 'Delete ride 1' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rides(page)).toHaveCount(before - 1);
  await expect(page.locator('dl', { hasText: 'Total Rides' }).first()).toContainText(
    `Total Rides${before - 1}`,
  );
  await page.reload();
  await expect(rides(page)).toHaveCount(before - 1);
});

test('thousands of trackpoints scroll with a handful in the page', async ({ page }) => {
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
});

test('times switch between the clock, the session and the video', async ({ page }) => {
  const start = rides(page).first().locator('td:nth-child(2)');
  await expect(start).toHaveText(/^\d+:\d\d:\d\d [AP]M$/);
  await page.getByRole('button', { name: 'Show Relative Time' }).click();
  await expect(start).toHaveText(/^0:\d\d:\d\d$/);
  const relative = await start.textContent();
  await page.getByRole('button', { name: 'Calculate Time in Video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Video start time' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Show time in video' }).click();
  await expect(start).toHaveText(relative ?? '');
  await page.getByRole('button', { name: 'Show Absolute Time' }).click();
  await expect(start).toHaveText(/[AP]M$/);
});

test('surf points alone are listed, or all of them, from the top of the page to its end', async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Trackpoints' }).click();
  const points = page.getByRole('table', { name: 'Trackpoints of the session' });
  const counted = async () => Number(await points.getAttribute('aria-rowcount'));
  const all = await counted();
  await page.getByRole('button', { name: 'Show Surf Points Only' }).click();
  await expect.poll(counted).toBeLessThan(all / 2);
  expect(await counted()).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Show All Points' }).click();
  await expect.poll(counted).toBe(all);

  await page.getByRole('button', { name: 'Scroll to bottom' }).click();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.getByRole('button', { name: 'Scroll to top' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a marked range has its figures', async ({ page }) => {
  const speed = page.getByRole('slider', { name: /^Speed/ });
  await speed.scrollIntoViewIfNeeded();
  const box = (await speed.boundingBox())!;
  await page.mouse.move(box.x + 100, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, box.y + 60, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByText(/\d+ rides?$/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear range' }).click();
  await page.getByRole('button', { name: 'Mark a range' }).click();
  await speed.click({ position: { x: 100, y: 60 } });
  await speed.click({ position: { x: 200, y: 60 } });
  await expect(page.getByText(/ average$/)).toBeVisible();
});

test('other parameters show their rides before anything is saved', async ({ page }) => {
  const before = await rides(page).count();
  await page.getByRole('button', { name: 'What if...' }).click();
  const panel = page.getByRole('region', { name: 'What if' });
  await panel.getByLabel('Minimum distance (m)').fill('5000');
  await expect(panel.getByRole('status')).toHaveText(`0 rides: 0 new, ${before} gone`);
  await expect(rides(page)).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Back to the saved rides' }).click();
  await expect(rides(page)).toHaveCount(before);
  await page.getByRole('button', { name: 'Show Surf Detection Parameters' }).click();
  await expect(page.getByRole('dialog', { name: 'Surf Detection Parameters' })).toContainText('8 km/h');
});

test('the rides become a spreadsheet', async ({ page }) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^surf_rides_[A-Za-z0-9]+\.csv$/);
});

test('name, note and video link are edited in place and stay', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit name' }).click();
  await page.getByLabel('Activity name').fill('<b>Big</b> Tuesday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Big</b> Tuesday');

  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByLabel('Note', { exact: true }).fill('South swell.\nBlue fish.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('South swell.')).toBeVisible();

  await page.getByRole('button', { name: 'Add Video' }).click();
  await page.getByLabel('Video URL').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Please enter a video link that starts with http:// or https://'),
  ).toBeVisible();
  await page.getByLabel('Video URL').fill('https://video.example/tuesday');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Watch Video' })).toHaveAttribute(
    'href',
    'https://video.example/tuesday',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Big</b> Tuesday');
  await expect(page.getByText('Blue fish.')).toBeVisible();
});

test('a vessel is chosen, stays with its rides and filters the list; a failed choice leaves the old one', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${token}` };
  const data = { brand: 'NRS', model: 'Clean', nickname: 'Banana', type: 'surf_kayak' };
  expect((await request.post('/api/surf-vessels', { headers, data })).ok()).toBe(true);
  await page.reload();
  const before = await rides(page).count();
  const vessel = page.getByLabel('Surf Vessel', { exact: true });
  await vessel.selectOption({ label: 'Banana' });
  await expect(vessel).toBeEnabled();
  await expect(rides(page)).toHaveCount(before);
  await page.getByRole('tab', { name: 'Trackpoints' }).click();
  await expect(page.getByRole('table', { name: 'Trackpoints of the session' })).toBeVisible();
  await page.reload();
  await expect(vessel.locator('option:checked')).toHaveText('Banana');

  await page.route('**/api/activities/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await vessel.selectOption({ label: 'No surf vessel' });
  await expect(vessel.locator('option:checked')).toHaveText('Banana');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.goto('/activities');
  const list = page.getByRole('table', { name: 'Ocean Surfing Sessions' });
  await expect(list.getByRole('row').nth(1)).toContainText('Banana');
  await page.getByLabel('Surf vessel', { exact: true }).selectOption({ label: 'Banana' });
  await expect(list.getByRole('row')).toHaveCount(2);
});

test('sharing asks for a username, then hands out the link and takes it back', async ({ page }) => {
  await page.getByRole('button', { name: 'Share Activity' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('root');
  await page.getByRole('button', { name: 'Set username' }).click();
  await expect(page.getByText('This username is not allowed')).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill(`surfer_${Date.now() % 1e10}`);
  await page.getByRole('button', { name: 'Set username' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Activity' });
  await dialog.getByRole('button', { name: 'Continue to Share' }).click();
  await expect(dialog.getByLabel('Link to the session')).toHaveValue(/\/public\/activity\/[A-Za-z0-9]+$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy Link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop Sharing' }).click();
  await expect(page.getByText('Private: only you can see this.')).toBeVisible();
});

test('a deleted session is gone, and its address says so', async ({ page }) => {
  const address = page.url();
  await page.getByRole('button', { name: 'Delete Activity' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/activities$/);
  await expect(page.getByText('No activities found. Upload a new activity to get started.')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('Activity not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Upload' })).toBeVisible();
  await expectAccessible(page);
});

test('it fits a phone, light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const tab of ['Ride Distance Chart', 'Trackpoints', 'Surf Rides']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectAccessible(page);
    }
  }
});

test('on a phone the rest of what can be done waits in menus, and nothing is off the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(header.getByRole('button', { name: 'Share Activity' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Generate Map' })).toBeInViewport({ ratio: 1 });
  await header.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'GPS Visualizer' })).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Track as GPX' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.gpx$/);
  await header.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Add Video' }).click();
  await page.getByLabel('Video URL').fill('https://video.example/beach');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(header.getByRole('link', { name: 'Watch Video' })).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Detection' }).click();
  await page.getByRole('menuitem', { name: 'Show Surf Detection Parameters' }).click();
  await page.getByRole('dialog', { name: 'Surf Detection Parameters' }).getByLabel('Close').click();
  await page.getByRole('button', { name: 'More' }).last().click();
  await page.getByRole('menuitem', { name: 'Calculate Time in Video' }).click();
  await expect(page.getByRole('dialog', { name: 'Video start time' })).toBeVisible();
});
