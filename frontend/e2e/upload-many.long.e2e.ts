import { expect, test, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { choose, numberedFiles, paddle, rows, summary } from './support/uploads.ts';

const FACTS = {
  activity_time: '2026-06-01T14:00:00Z',
  total_rides: 9,
  longest_ride_distance: 120,
  longest_ride_time: 14,
};

/** Mocks the analysis with an answer per file name. */
async function answerByName(page: Page, answer: (name: string) => { status: number; json: unknown }) {
  await page.route('**/api/analyze', (route) => {
    const name = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1];
    return route.fulfill(answer(name ?? ''));
  });
}

test.beforeEach(async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/upload');
});

test('200 files get a state each, and all failed ones are retried together', async ({ page }) => {
  const failedOnce = new Set<string>();
  await answerByName(page, (name) => {
    const number = Number(/\d+/.exec(name)?.[0]);
    if (number % 10 === 0 && !failedOnce.has(name)) {
      failedOnce.add(name);
      return { status: 500, json: { detail: 'Failed to analyze file. Please try again.' } };
    }
    return { status: 200, json: { url_hash: `hash${number}`, duplicate: number % 25 === 1, ...FACTS } };
  });
  await choose(page, numberedFiles(200));
  await expect(summary(page)).toHaveText('200 files ready');
  expect(await rows(page).count()).toBeLessThan(40);
  await page.getByRole('button', { name: 'Analyze 200 files' }).click();
  await expect(summary(page)).toHaveText('172 analyzed, 8 already uploaded, 20 failed', {
    timeout: 60_000,
  });
  await page.getByText('Failed (20)').click();
  await expect(rows(page).first()).toContainText('session-10.gpx');
  await expect(rows(page).first()).toContainText('Failed to analyze file. Please try again.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Retry all failed' }).click();
  await expect(summary(page)).toHaveText('192 analyzed, 8 already uploaded', { timeout: 30_000 });
});

test('a ZIP of 300 tracks is uploaded while the user visits other pages, with exact totals', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const tracks = Array.from({ length: 300 }, (_, number) => [`year/day-${number}.gpx`, paddle(number)]);
  const again = [0, 1, 2, 3, 4].map((number) => [`copies/day-${number}.gpx`, paddle(number)]);
  const broken = [1, 2, 3].map((number) => [`year/broken-${number}.fit`, strToU8(`no track ${number}`)]);
  const zip = zipSync(Object.fromEntries([...tracks, ...again, ...broken]) as Record<string, Uint8Array>);
  await choose(page, { name: 'years.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await expect(summary(page)).toHaveText('308 files ready', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Analyze 308 files' }).click();
  await page.getByRole('complementary').getByRole('link', { name: 'Surf Settings' }).click();
  await expect(page.getByRole('heading', { name: 'System Suggested Surf Settings' })).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Upload Activity' }).click();
  await expect(summary(page)).toHaveText('300 analyzed, 5 already uploaded, 3 failed', {
    timeout: 150_000,
  });
  await page.getByText('Failed (3)').click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('complementary').getByRole('link', { name: 'Surf Sessions' }).click();
  await expect(page.getByText('Total Sessions').locator('..')).toContainText('300');
});
