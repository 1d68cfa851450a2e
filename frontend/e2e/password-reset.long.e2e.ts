import { expect, test } from '@playwright/test';
import { createAccount, fillInSignIn, linkMailedTo } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';

test('a forgotten password is reset through an emailed link', async ({ page, request }) => {
  const account = await createAccount(request);
  const verification = await linkMailedTo(account.email);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status')).toContainText('a password reset link has been sent');
  await expectAccessible(page);

  let link = verification;
  await expect(async () => {
    link = await linkMailedTo(account.email);
    expect(link).not.toBe(verification);
  }).toPass();
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByLabel('New Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm New Password').fill('other');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('New password must be at least 8 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page);

  const changed = { ...account, password: 'a better one this time' };
  await page.getByLabel('New Password', { exact: true }).fill(changed.password);
  await page.getByLabel('Confirm New Password').fill(changed.password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('status')).toContainText('Password reset successfully');
  await expect(page).toHaveURL('/login', { timeout: 6000 });

  await fillInSignIn(page, account);
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
  await fillInSignIn(page, changed);
  await expect(page).toHaveURL('/');
});
