import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { simulatedFile } from './support/sessions.ts';
import { choose, paddle, rows, summary } from './support/uploads.ts';

test.beforeEach(async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/upload');
});

/** Files that the browser has stored. */
const storedFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('rideline.uploads');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count();
          counting.onsuccess = () => resolve(counting.result);
          opening.result.close();
        };
      }),
  );

test('the queue survives a reload and continues on another page', async ({ page }) => {
  let held = true;
  await page.route('**/api/analyze', (route) => (held ? undefined : route.continue()));
  const files = [41, 42, 43, 44].map((seed) => simulatedFile({ seed, minutes: 15 }));
  await choose(page, files);
  await page.getByRole('button', { name: 'Analyze 4 files' }).click();
  await expect(rows(page).filter({ hasText: 'Waiting' })).toHaveCount(1);
  await expect.poll(() => storedFiles(page)).toBe(4);
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).filter({ hasText: /Sending|Looking for/ })).toHaveCount(3);

  held = false;
  await page.reload();
  await page.getByRole('complementary').getByRole('link', { name: 'Surf Settings' }).click();
  await expect(page).toHaveURL('/surf-settings');
  await page.getByRole('complementary').getByRole('link', { name: 'Upload Activity' }).click();
  await expect(summary(page)).toHaveText('4 analyzed', { timeout: 30_000 });
  await page.reload();
  await expect(rows(page).getByRole('link', { name: 'Open session' })).toHaveCount(4);
});

test.describe('folders', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'rideline-folder-')), 'season');
    mkdirSync(join(folder, 'summer'), { recursive: true });
    writeFileSync(join(folder, 'first.gpx'), paddle(1));
    writeFileSync(join(folder, 'summer', 'second.gpx'), paddle(2));
    writeFileSync(join(folder, 'summer', 'photo.jpg'), 'x');
  });
  test.afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

  const expectFolder = async (page: Page) => {
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText('1 other file was skipped.')).toBeVisible();
    await page.getByRole('button', { name: 'Analyze 2 files' }).click();
    await expect(summary(page)).toHaveText('2 analyzed', { timeout: 30_000 });
  };

  test('are added by drag and drop with all their files', async ({ page }) => {
    const area = page.getByText('Drop your track here');
    const box = (await area.boundingBox())!;
    const browser = await page.context().newCDPSession(page);
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await browser.send('Input.dispatchDragEvent', { type, x: box.x + 20, y: box.y + 10, data });
    }
    await expectFolder(page);
  });

  test('are added by the file picker', async ({ page }) => {
    await page.getByLabel('Folder of track files').setInputFiles(folder);
    await expectFolder(page);
  });
});

test('only one of two tabs uploads the queue; the other continues when it is closed', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  let held = true;
  await context.route('**/api/analyze', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    sent.push(/filename="([^"]+)"/.exec(body)?.[1] ?? '');
    if (!held) await route.continue();
  });
  const files = [1, 2, 3, 4, 5].map((number) => ({
    name: `tab-${number}.gpx`,
    mimeType: 'application/xml',
    buffer: Buffer.from(paddle(number)),
  }));
  await choose(page, files);
  await page.getByRole('button', { name: 'Analyze 5 files' }).click();
  await expect(rows(page).filter({ hasText: /Sending|Looking for/ })).toHaveCount(3);
  const other = await context.newPage();
  for (let visit = 0; visit < 2; visit++) {
    await other.goto('/upload');
    await expect(other.getByText('Drop your track here')).toBeVisible();
    await expect(rows(other)).toHaveCount(0);
  }
  expect(sent.toSorted()).toEqual(['tab-1.gpx', 'tab-2.gpx', 'tab-3.gpx']);

  held = false;
  await page.close();
  await other.reload();
  await expect(summary(other)).toHaveText('5 analyzed', { timeout: 30_000 });
  expect(sent.slice(3).toSorted()).toEqual(files.map(({ name }) => name));
  await other.goto('/activities');
  await expect(other.getByText('Total Sessions').locator('..')).toContainText('5');
});
