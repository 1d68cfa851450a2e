import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { listManySessions } from './support/many-sessions.ts';

const list = (page: Page) => page.getByRole('table', { name: 'Ocean Surfing Sessions' });

test('fifty thousand sessions are sorted, searched, scrolled and selected with few rows in the page', async ({
  page,
  request,
}) => {
  await signIn(page, await createAccount(request));
  await listManySessions(page, 50_000);
  await page.goto('/activities');
  const bodyRows = list(page).getByRole('row');
  await expect(page.getByText('Total Sessions').locator('..')).toContainText('50,000', { timeout: 30_000 });
  expect(await bodyRows.count()).toBeLessThan(60);

  await list(page).getByRole('columnheader', { name: 'Max Speed' }).getByRole('button').click();
  await expect(list(page)).toHaveAttribute('aria-rowcount', '50001');
  await expect(bodyRows.nth(1)).toContainText('40.0 km/h');
  await page.mouse.wheel(0, 1_000_000);
  await expect(bodyRows.last()).not.toContainText('40.0 km/h');
  await expect(list(page).getByRole('columnheader', { name: 'Max Speed' })).toBeInViewport();
  await expect(bodyRows.nth(18)).toBeInViewport();
  expect(await bodyRows.count()).toBeLessThan(60);

  await page.getByLabel('Search sessions').fill('session 12345');
  await expect(list(page)).toHaveAttribute('aria-rowcount', '2');
  await page.getByLabel('Search sessions').fill('');
  await page.getByLabel('Surf vessel').selectOption({ label: 'Board 3' });
  await expect(list(page)).toHaveAttribute('aria-rowcount', '10001');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await list(page).getByRole('checkbox', { name: 'Select all sessions' }).check();
  await expect(page.getByRole('button', { name: 'Delete Selected (10,000)' })).toBeEnabled();
});
