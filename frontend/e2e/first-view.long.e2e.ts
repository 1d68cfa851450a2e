import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { shareSession, uploadSession } from './support/sessions.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
test.use(PHONE);

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

test(
  'a phone shows name, figures, track and rides of a session before the code of the app arrives, and keeps them until the rest does',
  { tag: '@map' },
  async ({ page, request }) => {
    const token = await signIn(page, await createAccount(request));
    const urlHash = await uploadSession(request, token, { seed: 71 });
    const requested: string[] = [];
    page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
    const releaseApp = await holdBack(page, /\/assets\/index-[^/]*\.js$/);
    const releaseRest = await holdBack(page, /\/assets\/(?:owned-session|maplibre-gl)[^/]*$/);
    await page.goto(`/activity/${urlHash}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: /simulated-71/ })).toBeVisible();
    await expect(page.getByText('Total Rides')).toBeVisible();
    const drawn = page.locator('#first-view path.rides[d]');
    await expect(drawn).toBeVisible();
    await expect(page.locator('#first-view dd').first()).toHaveText(/^\d+$/);
    await expect(page.locator('#first-view li').first()).toHaveText(/^1\d+ m\d+ s[\d.]+ km\/h$/);
    const figures = await page.locator('#first-view dd').allTextContents();

    releaseApp();
    await expect(drawn).toHaveCount(0);
    await expect(page.getByText('Total Rides')).toBeVisible();
    // The app writes the same figures, and the rides before the code of their table arrives.
    const leading = page.locator('dl[aria-label=Statistics] dd[class*=value]');
    expect(await leading.allTextContents()).toEqual(figures);
    await expect(page.getByRole('status', { name: 'Loading the rides' }).locator('tbody tr')).toHaveCount(
      Number(figures[0]),
    );
    await expect(page.locator('[class*=sketch] path').last()).toBeVisible();
    await expect(page.getByRole('heading', { name: /simulated-71/ })).toHaveCount(1);
    await expect(page.getByText('Private: only you can see this.')).toHaveCount(1);
    expect(requested.filter((path) => /maplibre|mapbox/.test(path))).toEqual([]);

    releaseRest();
    await expect(page.locator('[data-phase=ready]')).toBeVisible();
    await expect(page.locator('tr[data-ride]').first()).toBeVisible();
    // One request of the session serves the first view and the page.
    expect(requested.filter((path) => path === `/api/activities/${urlHash}`)).toHaveLength(1);
  },
);

test('a visitor with a phone reads the name of a shared session and whose it is before the code of the app arrives', async ({
  page,
  request,
  browser,
}) => {
  const token = await signIn(page, await createAccount(request));
  const urlHash = await uploadSession(request, token, { seed: 73 });
  const username = await shareSession(request, token, urlHash);
  const visitor = await (await browser.newContext({ ...PHONE, baseURL: page.url() })).newPage();
  const asked: string[] = [];
  visitor.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  const releaseApp = await holdBack(visitor, /\/assets\/index-[^/]*\.js$/);
  await visitor.goto(`/public/activity/${urlHash}`, { waitUntil: 'commit' });
  await expect(visitor.getByRole('heading', { name: /simulated-73/ })).toBeVisible();
  await expect(visitor.getByText(`Shared by ${username}`)).toBeVisible();
  await expect(visitor.locator('#first-view dd').first()).toHaveText(/^\d+$/);
  await expect(visitor.locator('#first-view path.rides[d]')).toBeVisible();

  releaseApp();
  await expect(visitor.locator('tr[data-ride]').first()).toBeVisible();
  await expect(visitor.getByRole('heading', { name: /simulated-73/ })).toHaveCount(1);
  await expect(visitor.getByText(`Shared by ${username}`)).toHaveCount(1);
  expect(asked.filter((path) => path === `/api/public/activities/${urlHash}`)).toHaveLength(1);
  await visitor.context().close();
});

for (const { path, title, surfType } of [
  { path: '/activities', title: 'Ocean Surfing Sessions', surfType: 'traveling_waves' },
  { path: '/activities-standing-waves', title: 'Skookumchuck Sessions', surfType: 'standing_waves' },
] as const) {
  test(`a phone shows the heading of ${path} before the code of the app arrives`, async ({
    page,
    request,
  }) => {
    const token = await signIn(page, await createAccount(request));
    await uploadSession(request, token, { seed: 72, surfType });
    const lists: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/api/activities?')) lists.push(new URL(sent.url()).search);
    });
    const releaseApp = await holdBack(page, /\/assets\/index-[^/]*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { name: title });
    await expect(heading).toBeVisible();
    await expect(page.locator('#first-view').getByRole('link', { name: /simulated-72/ })).toBeVisible();
    releaseApp();
    await expect(page.getByRole('link', { name: /simulated-72/ })).toBeVisible();
    await expect(heading).toHaveCount(1);
    // One request of the list serves the first view and the page.
    expect(lists.filter((search) => search === `?surf_type=${surfType}`)).toHaveLength(1);
  });
}

test('a phone shows figures of the year before the code of the app arrives', async ({ page, request }) => {
  const token = await signIn(page, await createAccount(request));
  for (const day of ['04', '11', '18']) {
    await uploadSession(request, token, { seed: 74, minutes: 40, start: `2025-07-${day}T15:00:00Z` });
  }
  const seasons: string[] = [];
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (pathname === '/api/season') seasons.push(search);
  });
  const releaseApp = await holdBack(page, /\/assets\/index-[^/]*\.js$/);
  await page.goto('/season', { waitUntil: 'commit' });
  const first = page.locator('#first-view dl > div');
  await expect(first.first()).toHaveText('3Sessions');
  await expect(page.getByRole('heading', { name: 'Season' })).toBeVisible();
  const figures = await first.locator('dd').allTextContents();
  await expect(first.getByRole('link').first()).toHaveAttribute('href', '/activities?year=2025');
  releaseApp();
  // The app writes the same figures, and asks for nothing again.
  const tiles = page.locator('main dl').filter({ hasText: 'Time in water' }).locator('dd a');
  await expect(tiles).toHaveCount(4);
  expect((await tiles.allTextContents()).slice(0, 3)).toEqual(figures);
  await expect(page).toHaveURL('/season');
  expect(seasons.filter((search) => search.endsWith('&from=2025-01-01&to=2025-12-31'))).toHaveLength(1);
  expect(new Set(seasons).size).toBe(seasons.length);
});
