import { expect, test as journey } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { startOnFullDisk, type AppOnFullDisk } from './support/full-disk.ts';
import { simulatedFile } from './support/sessions.ts';

const NO_ROOM = 'There is no room left to store this file. Please try again later.';
const FILES = 5;
/** Exceeds the socket buffers, so that the upload stalls when the server stops reading. */
const PADDING_BYTES = 8_000_000;

const test = journey.extend<{ app: AppOnFullDisk }>({
  app: async ({}, use) => {
    const app = await startOnFullDisk();
    await use(app);
    await app.stop();
  },
  baseURL: async ({ app }, use) => use(app.url),
});

/** A track file of several MB, mostly padding. */
function largeFile(seed: number) {
  const { name, mimeType, buffer } = simulatedFile({ seed, minutes: 20 });
  const padding = `<desc>${'x'.repeat(PADDING_BYTES)}</desc>`;
  return { name, mimeType, buffer: Buffer.from(buffer.toString().replace('<trk>', `${padding}<trk>`)) };
}

test('a full disk fails every file with a sentence, and a retry succeeds once there is room', async ({
  page,
  request,
  app,
}) => {
  test.setTimeout(120_000);
  await signIn(page, await createAccount(request, app.dataDir));
  await page.goto('/upload');
  const files = Array.from({ length: FILES }, (_, at) => largeFile(71 + at));
  await page.getByLabel('Track files', { exact: true }).setInputFiles(files);
  await page.getByRole('button', { name: `Analyze ${FILES} files` }).click();
  const rows = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
  const summary = page.getByRole('status').filter({ hasText: 'analyzed' });

  for (const [at, { name }] of files.entries()) {
    await expect(rows.nth(at)).toContainText(name);
    await expect(rows.nth(at)).toContainText(NO_ROOM, { timeout: 20_000 });
  }
  await expect(summary).toHaveText(`0 analyzed, ${FILES} failed`);

  app.makeRoom();
  await page.getByRole('button', { name: 'Retry all failed' }).click();
  await expect(summary).toHaveText(`${FILES} analyzed`, { timeout: 60_000 });
});
