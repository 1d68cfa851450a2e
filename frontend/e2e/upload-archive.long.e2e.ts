import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { garminArchive, stravaArchive } from '../src/features/upload/testing/account-archives.ts';
import { encrypted, LINK, writeZip } from '../src/features/upload/testing/write-zip.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { simulatedFile } from './support/sessions.ts';
import { rows, summary } from './support/uploads.ts';

const choose = (page: Page, name: string, zip: Uint8Array) =>
  page
    .getByLabel('Track files', { exact: true })
    .setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(zip) });
const panel = (page: Page, name: string) => page.getByRole('region', { name });
const day = (number: number) => new Date(Date.UTC(2026, 4, 1 + number, 14)).toISOString();

const STRAVA = stravaArchive([
  {
    id: 1,
    seed: 61,
    start: day(1),
    name: 'Pleasure Point, "glassy"',
    type: 'Surfing',
    note: 'Head high\nOffshore',
  },
  { id: 2, seed: 62, start: day(2), name: 'SUP at dusk', type: 'Stand Up Paddling', format: 'tcx' },
  { id: 3, seed: 63, start: day(3), name: 'To work', type: 'Ride', format: 'gpx', sport: 'cycling' },
]);
const GARMIN = garminArchive(
  [
    { seed: 71, start: day(1), name: 'Steamer Lane', type: 'surfing_v2' },
    { seed: 72, start: day(2), name: 'Evening run', type: 'running' },
    { seed: 73, start: day(3), name: 'Kite', type: 'kiteboarding_v2' },
  ],
  { others: 40, packed: 'deflated' },
);

/** Archives are written, read and imported, on a machine that may do other work. */
test.describe.configure({ timeout: 180_000 });

test.beforeEach(async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/upload');
});

test("a Strava account's archive gives its water sports with names and notes, the rest on request", async ({
  page,
}) => {
  await choose(page, 'export_7.zip', STRAVA);
  const archive = panel(page, 'export_7.zip');
  await expect(archive).toContainText('Your data from Strava');
  await expect(archive).toContainText('2 sessions on the water found.');
  await expect(archive).toContainText('1 activity of other sports left out.');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Analyze 2 files' }).click();
  await expect(summary(page)).toHaveText('2 analyzed', { timeout: 30_000 });
  const surf = rows(page).filter({ hasText: 'Pleasure Point, "glassy"' });
  await expect(surf).toContainText(/Added · May 2, 2026 · \d+ rides?, longest \d+ m/);

  await page.getByText('Left out (1)').click();
  await expect(rows(page)).toContainText('Left out: Ride');
  await archive.getByRole('button', { name: 'Add the other one' }).click();
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(summary(page)).toHaveText('3 analyzed', { timeout: 30_000 });
  await expect(archive).toContainText('3 sessions found.');

  await surf.getByRole('link', { name: 'Open session' }).click();
  await expect(page.getByRole('heading', { name: 'Pleasure Point, "glassy"' })).toBeVisible();
  await expect(page.getByText('Head high')).toBeVisible();
  await expect(page.getByText('Manual Upload')).toBeVisible();

  await page.goto('/upload');
  await page.getByRole('button', { name: 'Remove finished' }).click();
  await page.getByRole('button', { name: 'Close export_7.zip' }).click();
  await choose(page, 'export_7.zip', STRAVA);
  await page.getByRole('button', { name: 'Analyze 2 files' }).click();
  await expect(summary(page)).toHaveText('0 analyzed, 2 already uploaded', { timeout: 30_000 });
  await expect(rows(page).first()).toContainText(/Already uploaded · May 2, 2026/);
});

test("Garmin's export gives its water sports, counts what is no activity and survives a reload", async ({
  page,
}) => {
  await page.route('**/api/analyze', () => undefined);
  await choose(page, 'garmin.zip', GARMIN);
  const archive = panel(page, 'garmin.zip');
  await expect(archive).toContainText('2 sessions on the water found.');
  await expect(archive).toContainText('1 activity of other sports left out.');
  await expect(archive).toContainText('40 files are no activity (sleep, steps, settings).');
  await page.getByRole('button', { name: 'Analyze 2 files' }).click();
  await expect(rows(page).filter({ hasText: /Sending|Looking for/ })).toHaveCount(2);

  await page.unroute('**/api/analyze');
  await page.reload();
  await expect(summary(page)).toHaveText('2 analyzed', { timeout: 30_000 });
  await expect(rows(page).filter({ hasText: 'Steamer Lane' })).toContainText('May 2, 2026');
  await expect(rows(page).filter({ hasText: 'Kite' })).toContainText('May 4, 2026');
  await archive.getByRole('button', { name: 'Add the other one' }).click();
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(summary(page)).toHaveText('3 analyzed', { timeout: 30_000 });
  await page.goto('/activities');
  await expect(page.getByRole('link', { name: 'Evening run' })).toBeVisible();
});

test('an archive chosen offline is sent when the network is back', async ({ page, context }) => {
  await choose(page, 'garmin.zip', GARMIN);
  await expect(summary(page)).toHaveText('2 files ready');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Analyze 2 files' }).click();
  await expect(summary(page)).toContainText('waiting for the network');
  await context.setOffline(false);
  await expect(summary(page)).toHaveText('2 analyzed', { timeout: 30_000 });
});

test('a folder that was extracted from an archive gives its sessions with their names', async ({
  page,
}, info) => {
  const folder = info.outputPath('export_9');
  for (const [path, content] of Object.entries(unzipSync(STRAVA))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await page.getByLabel('Folder of track files').setInputFiles(folder);
  const archive = panel(page, 'export_9/');
  await expect(archive).toContainText('Your data from Strava');
  await expect(archive).toContainText('2 sessions on the water found.');
  await expect(rows(page).first()).toContainText('Pleasure Point, "glassy"');
  await page.getByRole('button', { name: 'Analyze 2 files' }).click();
  await expect(summary(page)).toHaveText('2 analyzed', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Remove finished' }).click();
  await expect(archive).toContainText('2 sessions on the water found.');
  await page.reload();
  await expect(archive).toContainText('2 sessions on the water found.');
  await archive.getByRole('button', { name: 'Add the other one' }).click();
  await expect(page.getByRole('button', { name: 'Analyze', exact: true })).toBeEnabled();
  await expect(rows(page).filter({ hasText: 'To work' })).toContainText('Ready');
  await expect(archive).toContainText('3 sessions found.');
});

const UNSAVED = "This browser can't save your upload queue.";

test('an archive is uploaded from a browser whose storage is full, which says so', async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: 20_000,
  });
  await choose(page, 'garmin.zip', GARMIN);
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Analyze 2 files' }).click();
  await expect(summary(page)).toHaveText('2 analyzed', { timeout: 30_000 });
  await expect(page.getByText(UNSAVED)).toHaveCount(0);
  await page.reload();
  await expect(rows(page).filter({ hasText: 'Ready' })).toHaveCount(0);
});

test('an archive is uploaded from a browser that forbids storage, which says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await page.reload();
  await choose(page, 'garmin.zip', GARMIN);
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await page.getByRole('button', { name: 'Analyze 2 files' }).click();
  await expect(summary(page)).toHaveText('2 analyzed', { timeout: 30_000 });
});

test('each hostile file in a ZIP gets a sentence, and a broken ZIP too', async ({ page }) => {
  const good = simulatedFile({ seed: 64, format: 'fit', minutes: 12 });
  const content = new Uint8Array(good.buffer);
  const hostile = writeZip([
    { name: 'locked.fit', content },
    { name: 'link.fit', content, header: LINK },
    { name: 'bomb.gpx', content: new Uint8Array(24_000_000) },
    { name: '../../above.fit', content },
  ]);
  await choose(page, 'hostile.zip', encrypted(hostile));
  await expect(rows(page).filter({ hasText: 'locked.fit' })).toContainText('This file is encrypted.');
  await expect(rows(page).filter({ hasText: 'link.fit' })).toContainText('This is a link to another file');
  await expect(rows(page).filter({ hasText: 'bomb.gpx' })).toContainText('grows to more than 200 times');
  await expect(rows(page).filter({ hasText: 'hostile.zip/above.fit' })).toContainText('Ready');
  await choose(page, 'cut.zip', STRAVA.subarray(0, STRAVA.length - 50));
  await expect(panel(page, 'cut.zip')).toContainText('This ZIP file is damaged or incomplete.');
  await page.getByRole('button', { name: 'Close cut.zip' }).click();
  await expect(panel(page, 'cut.zip')).toHaveCount(0);
});

test('dozens of files of an archive fit a phone in both themes', async ({ page }) => {
  const activities = Array.from({ length: 80 }, (_, number) => ({
    id: number + 1,
    seed: number % 5,
    minutes: 2,
    start: day(number),
    name:
      number % 2 === 0 ? `Morning surf ${number}` : 'A commute with a name that is far too long for a phone',
    type: number % 2 === 0 ? 'Surfing' : 'Ride',
  }));
  await choose(page, 'export_8.zip', stravaArchive(activities));
  await expect(summary(page)).toHaveText('40 files ready', { timeout: 90_000 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('Left out (40)').click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  }
});
