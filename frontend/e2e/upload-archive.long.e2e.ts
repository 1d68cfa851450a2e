import { expect, test, type Page } from '@playwright/test';
import { garminArchive, stravaArchive } from '../src/features/upload/testing/account-archives.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
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
  await expect(surf).toContainText(/Added · Sat, May 2, 2026 · \d+ rides?, longest \d+ m/);

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
  await expect(rows(page).first()).toContainText(/Already uploaded · Sat, May 2, 2026/);
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
