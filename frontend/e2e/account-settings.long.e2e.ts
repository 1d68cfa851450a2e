import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createAccount, fillInSignIn, signIn, storedToken } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';

test('changing the password logs out other browsers, and logging out everywhere all of them', async ({
  page,
  browser,
  request,
}) => {
  const account = await createAccount(request);
  const before = await signIn(page, account);
  const other = await browser.newPage();
  await signIn(other, account);
  await page.goto('/settings');
  const change = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current Password', { exact: true }).fill('not this');
  await page.getByLabel('New Password', { exact: true }).fill('another long one');
  await page.getByLabel('Confirm New Password').fill('another long one');
  await change.click();
  await expect(page.getByRole('alert')).toContainText('Current password is incorrect');
  await expect(page).toHaveURL('/settings');

  await page.getByLabel('Current Password', { exact: true }).fill(account.password);
  await change.click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  expect(await storedToken(page)).not.toBe(before);
  await page.reload();
  await expect(page.getByText(account.email).first()).toBeVisible();

  await other.goto('/settings');
  await expect(other).toHaveURL('/login?redirect=%2Fsettings');
  await fillInSignIn(other, { ...account, password: 'another long one' });
  await expect(other).toHaveURL('/settings');

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await other.goto('/settings');
  await expect(other).toHaveURL('/login?redirect=%2Fsettings');
  await other.close();
});

test('all data of the account is downloaded as one ZIP', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/settings');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('rideline-data.zip');
  const start = readFileSync(await file.path())
    .subarray(0, 2)
    .toString('latin1');
  expect(start).toBe('PK');

  await page.route('**/api/users/me/export', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to download your data. Please try again.');
});

test('an account is deleted after confirming with the password', async ({ page, request }) => {
  const account = await createAccount(request);
  await signIn(page, account);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('not this');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Current password is incorrect');
  await expectAccessible(page, '[role="dialog"]');

  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await fillInSignIn(page, account);
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
});
