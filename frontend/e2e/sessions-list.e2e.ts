import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { listManySessions } from './support/many-sessions.ts';
import { uploadSession } from './support/sessions.ts';
import { overrideSite } from './support/site.ts';

const list = (page: Page) => page.getByRole('table', { name: 'Ocean Surfing Sessions' });
const rideCounts = async (page: Page) =>
  (await list(page).locator('[role=row] > [role=cell]:nth-child(4)').allTextContents()).map(Number);
const sessions = (page: Page) =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
const select = (page: Page) => page.getByRole('button', { name: 'Select', exact: true }).click();

test.describe('own sessions', () => {
  test.beforeEach(async ({ page, request }) => {
    const token = await signIn(page, await createAccount(request));
    for (const seed of [21, 22, 23]) {
      const urlHash = await uploadSession(request, token, { seed, minutes: 20 + seed });
      await request.put(`/api/activities/${urlHash}`, {
        headers: { authorization: `Bearer ${token}` },
        data: { activity_name: `Session ${seed} ${'long name '.repeat(seed - 20)}` },
      });
    }
    await page.goto('/activities');
    await expect(sessions(page)).toHaveCount(3);
  });

  test('have a summary and are searched and sorted', async ({ page }) => {
    await expect(page.getByText('Total Sessions').locator('..')).toContainText('3');
    await expectAccessible(page);
    const byRides = list(page).getByRole('columnheader', { name: 'Rides' });
    await byRides.getByRole('button').click();
    await expect(byRides).toHaveAttribute('aria-sort', 'descending');
    const descending = await rideCounts(page);
    expect(descending).toEqual([...descending].sort((a, b) => b - a));
    await byRides.getByRole('button').click();
    await expect(byRides).toHaveAttribute('aria-sort', 'ascending');
    expect(await rideCounts(page)).toEqual([...descending].reverse());

    await page.getByLabel('Search sessions').fill('session 22');
    await expect(sessions(page)).toHaveCount(1);
    await page.getByLabel('Search sessions').fill('nothing like it');
    await expect(page.getByText('No session matches your search.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all sessions' }).click();
    await expect(sessions(page)).toHaveCount(3);
  });

  test('show the chosen columns until all are shown again', async ({ page }) => {
    const headers = list(page).getByRole('columnheader');
    const column = (name: string) => page.getByRole('menuitemcheckbox', { name });
    await expect(headers).toHaveCount(9);
    await select(page);
    await page.getByRole('button', { name: 'Columns' }).click();
    await expectAccessible(page);
    await expect(column('Activity Name')).toHaveCount(0);
    for (const name of ['Longest Time', 'Max Speed']) await column(name).click();
    await expect(headers).toHaveCount(7);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(headers).toHaveCount(7);

    await page.setViewportSize({ width: 390, height: 844 });
    const card = page
      .getByRole('list', { name: 'Ocean Surfing Sessions' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .first();
    await expect(card).toContainText('Longest Dist');
    await expect(card).not.toContainText(/Max Speed|Longest Time/);
    await page.goto('/activities-standing-waves');
    await page.goBack();
    await page.setViewportSize({ width: 1440, height: 900 });
    await select(page);
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(column('Max Speed')).not.toBeChecked();
    await page.getByRole('menuitem', { name: 'Show all columns' }).click();
    await expect(headers).toHaveCount(12);
    await page.reload();
    await expect(headers).toHaveCount(12);
  });

  test('are deleted together after one confirmation', async ({ page }) => {
    await expect(list(page).getByRole('checkbox')).toHaveCount(0);
    await select(page);
    await expect(page.getByRole('button', { name: 'Delete Selected' })).toBeDisabled();
    await list(page).getByRole('checkbox').nth(1).check();
    await list(page).getByRole('checkbox').nth(2).check();
    await page.getByRole('button', { name: 'Delete Selected' }).click();
    await expect(
      page.getByText(
        'Are you sure you want to delete 2 selected activities? This will also delete all surf rides and track points associated with these activities.',
      ),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(sessions(page)).toHaveCount(1);
    await select(page);
    await list(page).getByRole('checkbox', { name: 'Select all sessions' }).check();
    await page.getByRole('button', { name: 'Delete Selected' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No activities found. Upload a new activity to get started.')).toBeVisible();
    await expectAccessible(page);
  });

  test('become cards on a phone', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      const cards = page.getByRole('list', { name: 'Ocean Surfing Sessions' });
      await expect(cards.getByRole('listitem').first()).toContainText('Longest Dist');
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    }
    await expect(page.getByRole('link', { name: /^Session 23/ }).last()).toHaveText(/^.{24,25}…$/);
    await select(page);
    await page.getByRole('checkbox', { name: 'Select all sessions' }).check();
    await expect(page.getByRole('button', { name: 'Delete Selected (3)' })).toBeEnabled();
    await expectNoSidewaysScroll(page);
    await page.getByRole('checkbox', { name: 'Select all sessions' }).uncheck();
    await expect(page.getByRole('button', { name: 'Delete Selected' })).toBeDisabled();
    await select(page);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });

  test('are compared two to four at a time', async ({ page }) => {
    await select(page);
    const compare = page.getByRole('button', { name: 'Compare Activities' });
    await expect(compare).toHaveAccessibleDescription('Compare 2 to 4');
    await compare.click();
    await expect(page.getByText('Please select 2 or more activities to compare')).toBeVisible();
    await list(page).getByRole('checkbox', { name: 'Select all sessions' }).check();
    await compare.click();
    await expect(page).toHaveURL(/\/compare\?activities=\w+(,|%2C)\w+(,|%2C)\w+$/);

    await listManySessions(page, 5);
    await page.goto('/activities');
    await select(page);
    await list(page).getByRole('checkbox', { name: 'Select all sessions' }).check();
    await compare.click();
    await expect(page.getByText('You can only compare up to 4 activities at a time')).toBeVisible();
    await expect(page).toHaveURL('/activities');
  });

  test('stay listed with an error when deleting fails, and show one when loading fails', async ({ page }) => {
    await page.route('**/api/activities/*', (route) => route.fulfill({ status: 500, json: {} }));
    await select(page);
    await list(page).getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Delete Selected' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Failed to delete activities')).toBeVisible();
    await expect(sessions(page)).toHaveCount(3);

    await page.route('**/api/activities?**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(page.getByText('Failed to load data')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Upload' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a newcomer with a phone is offered every service within the page', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.setViewportSize({ width: 390, height: 844 });
  await overrideSite(page, { connections: ['garmin', 'strava', 'intervals'] });
  await page.goto('/activities');
  const connect = page.getByRole('link', { name: 'Connect Garmin, Strava, or intervals.icu' });
  await expect(connect).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('the demo account has labeled sessions that are removed together', async ({ page, request }) => {
  const { demo } = (await (await request.get('/api/site')).json()) as {
    demo: { email: string; password: string } | null;
  };
  if (demo === null) throw new Error('The app under test was started without its demo account.');
  const token = await signIn(page, demo);
  await page.goto('/activities');
  await expect(page.getByText('These are simulated demo sessions')).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  const loaded = async () =>
    ((await (await request.get('/api/activities', { headers })).json()) as unknown[]).length;
  // They are loaded after the start.
  await expect.poll(loaded, { timeout: 60_000 }).toBe(35);
  await expectAccessible(page);

  const urlHash = (await list(page).getByRole('link').first().getAttribute('href'))?.split('/').at(-1);
  await request.post('/api/users/me/update-username', { headers, data: { username: 'just_looking' } });
  await request.put(`/api/activities/${urlHash}`, { headers, data: { is_public: true } });
  for (const address of [`/activity/${urlHash}`, `/public/activity/${urlHash}`]) {
    await page.goto(address);
    await expect(page.getByText('Simulated demo session', { exact: true })).toBeVisible();
  }

  await page.goto('/activities');
  await page.getByRole('button', { name: 'Remove demo sessions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No activities found. Upload a new activity to get started.')).toBeVisible();
});

test('Back restores search, order, selection and scroll position of the list', async ({ page, request }) => {
  const token = await signIn(page, await createAccount(request));
  const urlHash = await uploadSession(request, token, { seed: 11, minutes: 20 });
  await listManySessions(page, 3000);
  await page.goto('/activities');
  await page.getByLabel('Search sessions').fill('session 2');
  await page.getByLabel('Surf vessel').selectOption({ label: 'Board 3' });
  const bySpeed = list(page).getByRole('columnheader', { name: 'Max Speed' });
  await bySpeed.getByRole('button').click();
  await expect(page).toHaveURL('/activities?search=session+2&vessel=3&sort=max_speed-desc');
  // The vessel has 600; the search leaves fewer.
  await expect(list(page)).not.toHaveAttribute('aria-rowcount', '601');
  const rows = await list(page).getAttribute('aria-rowcount');
  expect(await list(page).getByRole('row').count()).toBeLessThan(60);
  await select(page);
  await page.mouse.wheel(0, 4000);
  const top = () => page.evaluate(() => window.scrollY);
  await expect.poll(top).toBe(4000);
  const shown = list(page).getByRole('link');
  const inSight = (await shown.nth(15).textContent()) ?? '';
  await expect(list(page).getByRole('link', { name: inSight })).toBeInViewport();
  await list(page)
    .getByRole('checkbox', { name: `Select ${inSight}` })
    .check();

  // The made-up sessions have no page: any real session stands in for them.
  await page.route(/\/api\/activities\/session\d+$/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/session\d+$/, urlHash),
    }),
  );
  await list(page).getByRole('link', { name: inSight }).click();
  await expect(page.locator('tr[data-ride]').first()).toBeVisible({ timeout: 20_000 });
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page.getByLabel('Search sessions')).toHaveValue('session 2');
  await expect(page.getByLabel('Surf vessel').locator('option:checked')).toHaveText('Board 3');
  await expect(bySpeed).toHaveAttribute('aria-sort', 'descending');
  await expect(list(page)).toHaveAttribute('aria-rowcount', rows ?? '');
  await expect.poll(top).toBe(4000);
  await expect(list(page).getByRole('link', { name: inSight })).toBeInViewport();
  await expect(list(page).getByRole('checkbox', { name: `Select ${inSight}` })).toBeChecked();

  // The menu opens the list without search and filter.
  await page.getByRole('complementary').getByRole('link', { name: 'Surf Sessions' }).click();
  await expect(page.getByLabel('Search sessions')).toHaveValue('');
  await expect(page.getByText('Total Sessions').locator('..')).toContainText('3,000');
});
