import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn, type Account } from './support/accounts.ts';
import { createAdmin } from './support/admins.ts';
import { uploadSession } from './support/sessions.ts';

let admin: Account;
let surfer: Account;
test.beforeAll(async ({ request, browser }) => {
  admin = await createAdmin(request);
  surfer = await createAccount(request);
  const page = await browser.newPage();
  await uploadSession(request, await signIn(page, surfer), { seed: 91 });
  await page.close();
});

/** Statistics of the contract; the insights below them ask further ones. */
const CALLS = [
  'activity-growth',
  'global',
  'monthly-activities',
  'monthly-users',
  'new-activities',
  'new-user-registrations',
  'surf-types',
  'surf-vessels',
  'user-engagement',
  'user-growth',
  'user-stats',
];

const engagement = (page: Page) => page.getByRole('table', { name: 'User Engagement' });
const loaded = (page: Page) => expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);

/** Opens the dashboard until the surfer's session is counted. */
async function openDashboard(page: Page): Promise<void> {
  await signIn(page, admin);
  await expect(async () => {
    await page.goto('/admin/dashboard');
    await loaded(page);
    const row = engagement(page).getByRole('row').filter({ hasText: surfer.email });
    await expect(row.getByRole('cell').nth(4)).toHaveText('1', { timeout: 1000 });
  }).toPass();
}

test('a surfer is redirected to the landing page and sees no figures', async ({ page }) => {
  await signIn(page, surfer);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('alert')).toContainText('You do not have permission to access this page.');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('an admin opens the dashboard from the footer, which asks its 11 questions', async ({ page }) => {
  await signIn(page, admin);
  await page.goto('/about');
  const asked: string[] = [];
  page.on('request', (request) => {
    const question = new URL(request.url()).pathname.split('/api/admin/stats/')[1];
    if (question !== undefined && CALLS.includes(question)) asked.push(question);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await loaded(page);
  // The insights ask theirs later.
  expect(asked.slice(0, CALLS.length).toSorted()).toEqual(CALLS);
  await page.getByRole('main').getByRole('link', { name: 'Maintenance' }).click();
  await expect(page).toHaveURL('/admin/replay');
});

test('an admin sees the surfer and the session in every figure', async ({ page }) => {
  await openDashboard(page);
  const card = (name: string) => page.locator('dl > div', { hasText: name }).locator('dd');
  for (const name of ['Total Users', 'Total Activities']) await expect(card(name)).toHaveText(/^[1-9]/);
  await expect(card('Manual')).toHaveText(/^[\d,]+100%$/);
  await expect(card('Garmin')).toHaveText('00%');
  const count = (table: string, row: string) =>
    page
      .getByRole('table', { name: table, exact: true })
      .getByRole('row')
      .filter({ hasText: row })
      .getByRole('cell')
      .first();
  for (const [table, row] of [
    ['Activities by Surf Type', 'Ocean Surfing'],
    ['Users', 'Users with Activities'],
    ['Users by Activity Source', 'Manual'],
    ['Users by Surf Type', 'Ocean Surfing'],
    ['Distance', 'Meters'],
    ['Speed', 'km/h'],
  ] as const) {
    await expect(count(table, row), row).toHaveText(/^[1-9]/);
  }
  const row = engagement(page).getByRole('row').filter({ hasText: surfer.email });
  await expect(row).toContainText('Unknown');
  await expect(row).toContainText('Active');
});
