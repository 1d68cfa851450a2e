import { expect, test, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { simulatedFile } from './support/sessions.ts';

const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.getByLabel('Track files', { exact: true }).setInputFiles(files);
const rows = (page: Page) => page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
const summary = (page: Page) => page.getByRole('status').filter({ hasText: /analysed|ready/ });
const track = (name: string) => ({
  name,
  mimeType: 'application/xml',
  buffer: Buffer.from(`<gpx>${name}</gpx>`),
});
const numbered = (count: number) => Array.from({ length: count }, (_, at) => track(`session-${at + 1}.gpx`));

/** A stand-in for the analysis that answers by the name of the file; others fail once, then come through. */
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

test('a zip is unpacked: tracks are analysed, everything else says why not', async ({ page }) => {
  const first = simulatedFile({ seed: 31, format: 'fit' });
  const second = simulatedFile({ seed: 32, format: 'tcx' });
  const zip = zipSync({
    [`season/${first.name}`]: new Uint8Array(first.buffer),
    [`../../${second.name}`]: new Uint8Array(second.buffer),
    'season/photo.jpg': strToU8('x'),
    'season/older.zip': zipSync({ 'a.gpx': strToU8('<gpx/>') }),
  });
  await choose(page, { name: 'season.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).filter({ hasText: 'photo.jpg' })).toContainText(
    'This is not a TCX, GPX or FIT file.',
  );
  await expect(rows(page).filter({ hasText: 'older.zip' })).toContainText(
    'A zip inside a zip is not opened.',
  );
  await expect(rows(page).filter({ hasText: second.name })).toContainText(`season.zip/${second.name}`);

  await page.getByRole('button', { name: 'Analyze 2 files' }).click();
  await expect(summary(page)).toHaveText('2 of 4 analysed, 2 failed', { timeout: 30_000 });
  await rows(page).filter({ hasText: first.name }).getByRole('link', { name: 'Open session' }).click();
  await expect(page).toHaveURL(/\/activity\//);
  await page.goBack();
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove finished' }).click();
  await expect(rows(page)).toHaveCount(0);
});

test('a damaged zip says so', async ({ page }) => {
  await choose(page, { name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from('PK no zip') });
  await expect(rows(page)).toContainText('This zip file is damaged or incomplete.');
});

test('200 files each get their state, and all that failed are retried at once', async ({ page }) => {
  const failedOnce = new Set<string>();
  await answerByName(page, (name) => {
    const number = Number(/\d+/.exec(name)?.[0]);
    if (number % 10 === 0 && !failedOnce.has(name)) {
      failedOnce.add(name);
      return { status: 400, json: { detail: 'This file has no track with positions' } };
    }
    return { status: 200, json: { url_hash: `hash${number}`, duplicate: number % 25 === 1 } };
  });
  await choose(page, numbered(200));
  await expect(summary(page)).toHaveText('200 files ready');
  expect(await rows(page).count()).toBeLessThan(40);
  await page.getByRole('button', { name: 'Analyze 200 files' }).click();
  await expect(summary(page)).toHaveText('172 of 200 analysed, 8 uploaded before, 20 failed', {
    timeout: 60_000,
  });
  await page.getByText('Failed (20)').click();
  await expect(rows(page).first()).toContainText('session-10.gpx');
  await expect(rows(page).first()).toContainText('This file has no track with positions');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Retry all failed' }).click();
  await expect(summary(page)).toHaveText('192 of 200 analysed, 8 uploaded before', { timeout: 30_000 });
});

test('the queue survives a reload and another page, and ends with a list of what came of it', async ({
  page,
}) => {
  let held = true;
  await page.route('**/api/analyze', (route) => (held ? undefined : route.continue()));
  const files = [41, 42, 43, 44].map((seed) => simulatedFile({ seed, minutes: 15 }));
  await choose(page, files);
  await page.getByRole('button', { name: 'Analyze 4 files' }).click();
  await expect(rows(page).filter({ hasText: 'Waiting for its turn' })).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).filter({ hasText: /Sending|Looking for/ })).toHaveCount(3);

  held = false;
  await page.reload();
  await page.getByRole('complementary').getByRole('link', { name: 'Surf Settings' }).click();
  await expect(page).toHaveURL('/surf-settings');
  await page.getByRole('complementary').getByRole('link', { name: 'Upload Activity' }).click();
  await expect(summary(page)).toHaveText('4 of 4 analysed', { timeout: 30_000 });
  await page.reload();
  await expect(rows(page).getByRole('link', { name: 'Open session' })).toHaveCount(4);
});

test('a file is cancelled, all are, and logging out forgets the queue', async ({ page }) => {
  await page.route('**/api/analyze', () => undefined);
  await choose(page, numbered(6));
  await page.getByRole('button', { name: 'Analyze 6 files' }).click();
  await expect(rows(page).filter({ hasText: /Sending|Looking for/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Cancel session-5.gpx' }).click();
  await expect(rows(page).nth(4)).toContainText('Ready');
  await page.getByRole('button', { name: 'Remove session-5.gpx' }).click();
  await page.getByRole('button', { name: 'Cancel all' }).click();
  await expect(rows(page).nth(4)).toContainText('session-6.gpx');
  await expect(rows(page).nth(4)).toContainText('Ready');
  await expect(page.getByRole('button', { name: 'Cancel all' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  const kept = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('rideline.uploads');
        opening.onsuccess = () => {
          const counting = opening.result.transaction(['items', 'files']);
          const items = counting.objectStore('items').count();
          const files = counting.objectStore('files').count();
          counting.oncomplete = () => resolve([items.result, files.result]);
        };
      }),
  );
  expect(kept).toEqual([0, 0]);
});
