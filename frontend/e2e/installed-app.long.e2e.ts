import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/breakable-network.ts';
import { install, keptSessions } from './support/installed.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { simulatedFile, uploadSession } from './support/sessions.ts';

test.use({ serviceWorkers: 'allow' });
// Each journey downloads the code of all pages.
test.describe.configure({ timeout: 120_000 });

const OFFLINE = 'You are offline. Please check your internet connection and try again.';

const SERVICE_WORKER = new URL('../dist/service-worker.js', import.meta.url);

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
  // Announced to screen readers: a single file has no summary.
  await expect(page.getByRole('listitem').locator('[aria-live=polite]')).toContainText(OFFLINE);
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
