import { expect, test, type Page } from '@playwright/test';
import { PALETTES } from '../src/lib/palette.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { pixelsNear } from './support/pixels.ts';
import { choose, inMenu } from './support/session-menu.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the session' });
const speed = (page: Page) => page.getByRole('slider', { name: /^Speed \(/ });
const mapDrawn = (page: Page) =>
  expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });

test.beforeEach(async ({ page, request }) => {
  // No wave plays by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await signIn(page, await createAccount(request));
  await openSession(page, await uploadSession(request, token, { seed: 11 }));
});

test('the replay plays, pauses and jumps to a time', { tag: '@map' }, async ({ page }) => {
  await mapDrawn(page);
  const replay = page.getByRole('group', { name: 'Replay' });
  const time = replay.getByRole('slider', { name: 'Time of the replay' });
  const millis = async () => Number(await time.inputValue());
  await replay.getByLabel('Speed of the replay').selectOption('1');
  await replay.getByRole('button', { name: 'Play rides' }).click();
  // The first ride is minutes away.
  await expect.poll(millis).toBeGreaterThan(60_000);
  await replay.getByRole('button', { name: 'Pause', exact: true }).click();
  await time.press('Home');
  await replay.getByLabel('Speed of the replay').selectOption('60');
  await replay.getByRole('button', { name: 'Play replay' }).click();
  await expect.poll(millis).toBeGreaterThan(30_000);
  await replay.getByRole('button', { name: 'Pause replay' }).click();
  const stopped = Number(await speed(page).getAttribute('aria-valuenow'));
  expect(stopped).toBeGreaterThan(0);
  await time.press('End');
  await expect
    .poll(async () => Number(await speed(page).getAttribute('aria-valuenow')))
    .toBe(Number(await speed(page).getAttribute('aria-valuemax')));
  await expect(time).toHaveAttribute('aria-valuetext', /[AP]M$/);
  await expectAccessible(page);
});

test(
  'a track colored by speed has a legend, and a selected ride keeps its colors',
  { tag: '@map' },
  async ({ page }) => {
    // Takes a screenshot of the map per color.
    test.slow();
    await mapDrawn(page);
    const [, , middle] = PALETTES.light.speeds;
    await page.getByRole('button', { name: 'Color by speed' }).click();
    await expect(page.getByRole('list', { name: 'Colors of the track in km/h' })).toContainText('+ km/h');
    await expect.poll(() => pixelsNear(map(page), middle, 10)).toBeGreaterThan(20);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Color by speed' }).click();
    await expect.poll(() => pixelsNear(map(page), PALETTES.light.ride)).toBeGreaterThan(200);

    const { cursor, rideActive } = PALETTES.light;
    await page.getByRole('button', { name: 'Color by speed' }).click();
    const colored = async () =>
      Math.max(
        ...(await Promise.all(PALETTES.light.speeds.map((color) => pixelsNear(map(page), color, 10)))),
      );
    await page.locator('tr[data-ride]').nth(1).click();
    await expect.poll(() => pixelsNear(map(page), cursor, 6)).toBeGreaterThan(300);
    expect(await colored()).toBeGreaterThan(100);
    expect(await pixelsNear(map(page), rideActive, 6)).toBeLessThan(20);
  },
);

test('a range begins on the chart and ends on the table or the map', { tag: '@map' }, async ({ page }) => {
  await mapDrawn(page);
  await page.getByRole('tab', { name: 'Trackpoints' }).click();
  await page.getByRole('button', { name: 'Select a range' }).click();
  const table = page.getByRole('table', { name: 'Trackpoints of the session' });
  await table.locator('[aria-rowindex="2"]').click();
  await table.locator('[aria-rowindex="9"]').click();
  await expect(page.getByText('7 s', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear range' }).click();
  await page.getByRole('button', { name: 'Select a range' }).click();
  await table.locator('[aria-rowindex="2"]').click();
  await map(page).scrollIntoViewIfNeeded();
  const box = (await map(page).boundingBox())!;
  const lit = page.getByRole('slider', { name: /^Speed \(/ });
  await expect(async () => {
    for (let x = 0.2; x < 0.8; x += 0.02) {
      await page.mouse.move(box.x + box.width * x, box.y + box.height / 2);
      // The map reacts in its next frame.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      if ((await lit.getAttribute('aria-valuenow')) !== '0') break;
    }
    expect(await lit.getAttribute('aria-valuenow')).not.toBe('0');
  }).toPass();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText(/ average$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select a range' })).toBeVisible();
});

test('the trackpoint table follows the cursor of the chart', async ({ page }) => {
  await page.getByRole('tab', { name: 'Trackpoints' }).click();
  await speed(page).focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('PageUp');
  const row = Number(await speed(page).getAttribute('aria-valuenow'));
  const table = page.getByRole('table', { name: 'Trackpoints of the session' });
  await expect(table.locator(`[aria-rowindex="${row + 2}"][data-lit]`)).toBeVisible();
});

test('files are downloaded, and a generated map opens in a new tab', async ({ page }) => {
  const download = async (item: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), choose(page, item)]);
    return file.suggestedFilename();
  };
  expect(await download('Original file')).toBe('simulated-11.gpx');
  expect(await download('Track as GPX')).toMatch(/\.gpx$/);

  const [tab] = await Promise.all([page.waitForEvent('popup'), choose(page, 'Generate Map')]);
  await tab.waitForURL(/\/api\/results\/[A-Za-z0-9]+\.html$/);
  await expect(await inMenu(page, 'View Map')).toHaveAttribute('href', /^\/api\/results\//);
  const [visualizer] = await Promise.all([page.waitForEvent('popup'), choose(page, 'GPS Visualizer')]);
  await visualizer.waitForURL(/\/api\/results\/[A-Za-z0-9]+\.html$/);
});
