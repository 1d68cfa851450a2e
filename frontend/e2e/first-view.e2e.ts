import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { uploadSession } from './support/sessions.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Holds back these files until the returned function is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a phone shows the name of a session before the code of the app arrives, and its figures before the rest', async ({
  page,
  request,
}) => {
  const token = await signIn(page, await createAccount(request));
  const urlHash = await uploadSession(request, token, { seed: 71 });
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
  const releaseApp = await holdBack(page, /\/assets\/index-[^/]*\.js$/);
  const releaseRest = await holdBack(page, /\/assets\/(?:own-session|maplibre-gl)[^/]*$/);
  await page.goto(`/activity/${urlHash}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: /simulated-71/ })).toBeVisible();
  await expect(page.getByText('Private: only you can see this.')).toBeVisible();

  releaseApp();
  await expect(page.getByText('Total Rides')).toBeVisible();
  await expect(page.getByRole('heading', { name: /simulated-71/ })).toHaveCount(1);
  await expect(page.getByText('Private: only you can see this.')).toHaveCount(1);
  expect(requested.filter((path) => /maplibre|mapbox/.test(path))).toEqual([]);

  releaseRest();
  await expect(page.locator('[data-phase=ready]')).toBeVisible();
  await expect(page.locator('tr[data-ride]').first()).toBeVisible();
  // One request of the session serves the first view and the page.
  expect(requested.filter((path) => path === `/api/activities/${urlHash}`)).toHaveLength(1);
});

test('a phone shows the heading of the list before the code of the app arrives', async ({
  page,
  request,
}) => {
  const token = await signIn(page, await createAccount(request));
  await uploadSession(request, token, { seed: 72 });
  const releaseApp = await holdBack(page, /\/assets\/index-[^/]*\.js$/);
  await page.goto('/activities', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: 'Ocean Surfing Sessions' });
  await expect(heading).toBeVisible();
  releaseApp();
  await expect(page.getByRole('link', { name: /simulated-72/ })).toBeVisible();
  await expect(heading).toHaveCount(1);
});
