import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/breakable-network.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { simulatedFile, uploadSession } from './support/sessions.ts';

test.use({ serviceWorkers: 'allow' });
// Each journey downloads the code of all pages.
test.describe.configure({ timeout: 120_000 });

const OFFLINE = 'You are offline. Please check your internet connection and try again.';

const SERVICE_WORKER = new URL('../dist/service-worker.js', import.meta.url);

/** Number of the sessions that this device keeps. */
const keptSessions = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('rideline.account.'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().filter(({ url }) => /\/api\/activities\/\w+$/.test(url)).length;
  });

/** Number of entries in all databases of this device. */
const entriesInDatabases = (page: Page) =>
  page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database failed.'));
      });
    let entries = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        entries += await result(database.transaction(store).objectStore(store).count());
      }
      database.close();
    }
    return entries;
  });

/** Opens the list and waits until the app and its sessions are kept. */
async function install(page: Page, sessions: number): Promise<void> {
  await page.goto('/activities');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => keptSessions(page), { timeout: 30_000 }).toBe(sessions);
}

test('sessions open without a network, opened before or not', async ({ page, context, request, network }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signIn(page, await createAccount(request));
  const first = await uploadSession(request, token, { seed: 21 });
  await uploadSession(request, token, { seed: 22 });
  await install(page, 2);

  await network.cut(context);
  await page.goto('/activities');
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await expect(page.getByRole('link', { name: /simulated-2\d/ })).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto(`/activity/${first}`);
  await expect(page.getByText('Total Rides')).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'You see what this device kept on' }),
  ).toBeVisible();
  await page.goto('/activity/unknown-session');
  await expect(page.getByText(OFFLINE)).toBeVisible();

  await network.restore(page);
  await page.goto('/activities');
  await expect(page.getByRole('link', { name: /simulated-2\d/ })).toHaveCount(2);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('the season, its sessions and the pages of the bottom bar open without a network', async ({
  page,
  context,
  request,
  network,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signIn(page, await createAccount(request));
  const year = new Date().getFullYear() - 1;
  for (const day of ['06-14', '07-02', '07-09']) {
    await uploadSession(request, token, { seed: 4, start: `${year}-${day}T15:00:00Z` });
  }
  await page.goto('/');
  const newest = page.getByRole('main').getByRole('link', { name: /simulated-4/ });
  await expect(newest).toHaveCount(3);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => keptSessions(page), { timeout: 30_000 }).toBe(3);
  await page.goto('/activities');
  await expect(page.getByRole('link', { name: /simulated-4/ })).toHaveCount(3);

  await network.cut(context);
  await page.goto('/');
  await expect(newest).toHaveCount(3);
  await page
    .getByRole('main')
    .getByRole('link', { name: /in the water/ })
    .click();
  await expect(page).toHaveURL('/season');
  const sessions = page.locator('dl > div').filter({ hasText: 'Sessions' });
  await expect(sessions).toContainText('3');
  await expect(page.getByRole('table', { name: 'Spots' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  const bar = page.getByRole('navigation', { name: 'Most used' });
  await bar.getByRole('link', { name: 'Upload' }).click();
  await expect(page.getByRole('button', { name: 'Analyze' })).toBeEnabled();
  await bar.getByRole('link', { name: 'Sessions' }).click();
  await page
    .getByRole('link', { name: /simulated-4/ })
    .first()
    .click();
  await expect(page.getByText('Total Rides')).toBeVisible();
  await page.getByRole('button', { name: 'Name this spot' }).click();
  await expect(page.getByRole('dialog', { name: 'Rename spot' })).toBeVisible();
});

test('the newest 30 sessions open without a network', async ({ page, context, request, network }) => {
  test.slow();
  const token = await signIn(page, await createAccount(request));
  const newest: string[] = [];
  for (let seed = 62; seed > 30; seed--) {
    newest.push(await uploadSession(request, token, { seed, minutes: 6 }));
  }
  await install(page, 30);
  await network.cut(context);
  const open = async (urlHash: string | undefined) => page.goto(`/activity/${urlHash}`);
  for (const kept of [newest[0], newest[29]]) {
    await open(kept);
    await expect(page.getByText('Total Rides')).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'You see what this device kept on' }),
    ).toBeVisible();
  }
  await open(newest[30]);
  await expect(page.getByText(OFFLINE)).toBeVisible();
});

test('a file chosen without a network is sent when it returns, after the app was closed too', async ({
  page,
  context,
  request,
  network,
}) => {
  const token = await signIn(page, await createAccount(request));
  await uploadSession(request, token, { seed: 23 });
  await install(page, 1);
  await network.cut(context);
  await page.goto('/upload');
  await page.getByLabel('Track files', { exact: true }).setInputFiles(simulatedFile({ seed: 24 }));
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText(OFFLINE);
  await page.close();

  const later = await context.newPage();
  await later.goto('/activities');
  await expect(later.getByRole('link', { name: /simulated-2\d/ })).toHaveCount(1);
  await network.restore(later);
  await expect(later.getByRole('link', { name: /simulated-24/ })).toBeVisible({ timeout: 30_000 });
});

test('logging out removes what the device kept, and asks while files are not sent', async ({
  page,
  context,
  request,
  network,
}) => {
  const account = await createAccount(request);
  const token = await signIn(page, account);
  const urlHash = await uploadSession(request, token, { seed: 25 });
  await install(page, 1);
  await network.cut(context);
  await page.goto('/upload');
  await page.getByLabel('Track files', { exact: true }).setInputFiles(simulatedFile({ seed: 26 }));
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText(OFFLINE);
  const logOut = () => page.getByRole('button', { name: 'Logout' }).click();
  await logOut();
  const dialog = page.getByRole('dialog', { name: 'Log out' });
  await expect(dialog).toContainText('1 file is not uploaded yet. Logging out removes it from this device.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('simulated-26');
  await logOut();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');

  await expect.poll(() => keptSessions(page)).toBe(0);
  expect(await entriesInDatabases(page)).toBe(0);
  const { origins } = await context.storageState();
  expect(JSON.stringify(origins)).not.toMatch(new RegExp(`token|simulated|${urlHash}|${account.email}`));
  await page.evaluate((kept) => localStorage.setItem('rideline.token', kept), token);
  await page.goto(`/activity/${urlHash}`);
  await expect(page.getByText(OFFLINE)).toBeVisible();
});

/** Sends files as the share target does, from the page that is open. */
async function shareWithApp(
  page: Page,
  action: string,
  files: readonly { name: string; buffer: Buffer; zeros?: number }[],
): Promise<void> {
  await page.evaluate(
    ([address, sent]) => {
      const transfer = new DataTransfer();
      for (const { name, base64, zeros } of sent) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes, new Uint8Array(zeros)], name));
      }
      const form = Object.assign(document.createElement('form'), {
        method: 'POST',
        action: address,
        enctype: 'multipart/form-data',
      });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
      input.files = transfer.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [
      action,
      files.map(({ name, buffer, zeros = 0 }) => ({ name, base64: buffer.toString('base64'), zeros })),
    ] as const,
  );
  await expect(page).toHaveURL(/\/upload/);
}

const received = (page: Page) => page.getByRole('region', { name: 'Files from another app' });

test('a shared file, from whatever site, is uploaded after a tap only', async ({
  page,
  request,
  network,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signIn(page, await createAccount(request));
  await uploadSession(request, token, { seed: 27 });
  await install(page, 1);
  const sent: string[] = [];
  page.on('request', (asked) => asked.url().endsWith('/api/analyze') && sent.push(asked.url()));
  const [file, other] = [simulatedFile({ seed: 28 }), simulatedFile({ seed: 29 })];
  const elsewhere = 'http://elsewhere.example/';
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere' }));
  await page.goto(elsewhere);
  await shareWithApp(page, `${network.url}/upload`, [file]);
  await expect(received(page)).toContainText(file.name);
  await expectAccessible(page);
  await page.reload();
  await expect(received(page)).toContainText(file.name);
  expect(sent).toEqual([]);
  await expect(page.getByRole('list', { name: 'Chosen files' })).toHaveCount(0);
  await received(page).getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  await expect(received(page)).toHaveCount(0);

  await shareWithApp(page, '/upload', [other]);
  await received(page).getByRole('button', { name: 'Add file' }).click();
  await expect(page).toHaveURL(/\/activity\//);
  expect(sent).toHaveLength(1);
});

test('shared files beyond the limits are refused with a sentence', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await install(page, 0);
  const small = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}.gpx`, buffer: Buffer.from('x') }));
  const sentence = page.getByText('Rideline takes up to 100 files and 64 MB from another app.');
  await shareWithApp(page, '/upload', small(60));
  await expect(received(page)).toContainText('60 files from another app');
  await shareWithApp(page, '/upload', small(41));
  await expect(sentence).toBeVisible();
  await expect(received(page)).toContainText('60 files from another app');
  await received(page).getByRole('button', { name: 'Discard' }).click();
  await shareWithApp(page, '/upload', [{ name: 'large.zip', buffer: Buffer.from('PK'), zeros: 64_000_000 }]);
  await expect(sentence).toBeVisible();
  await expect(received(page)).toHaveCount(0);
});

test('a file opened with the installed app waits on the upload page', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/activities');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    file_handlers: readonly { action: string; accept: Record<string, readonly string[]> }[];
  };
  const [handler] = manifest.file_handlers;
  expect(Object.values(handler?.accept ?? {}).flat()).toEqual(['.gpx', '.tcx', '.fit']);

  const { name, buffer } = simulatedFile({ seed: 29 });
  await page.addInitScript(
    ([fileName, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const files = [{ getFile: () => Promise.resolve(new File([bytes], fileName)) }];
      const setConsumer = (consume: (launch: { files: typeof files }) => void) => consume({ files });
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
    },
    [name, buffer.toString('base64')] as const,
  );
  await page.goto(handler?.action ?? '');
  await received(page).getByRole('button', { name: 'Add file' }).click();
  await expect(page).toHaveURL(/\/activity\//);
});

test('a new version of the app asks before it reloads', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await install(page, 0);
  const served = readFileSync(SERVICE_WORKER);
  try {
    appendFileSync(SERVICE_WORKER, '\n// A newer version.');
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const notice = page.getByRole('status').filter({ hasText: 'A new version of Rideline is ready.' });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    const reloaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(notice).toHaveCount(0);
  } finally {
    writeFileSync(SERVICE_WORKER, served);
  }
});
