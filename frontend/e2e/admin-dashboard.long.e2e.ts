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

const engagement = (page: Page) => page.getByRole('table', { name: 'User Engagement' });
const loaded = (page: Page) => expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);

/** Opens the dashboard until the surfer's session is counted. */
async function openDashboard(page: Page): Promise<void> {
  await signIn(page, admin);
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(async () => {
    await page.reload();
    await loaded(page);
    const row = engagement(page).getByRole('row').filter({ hasText: surfer.email });
    await expect(row.getByRole('cell').nth(4)).toHaveText('1', { timeout: 1000 });
  }).toPass();
}

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
