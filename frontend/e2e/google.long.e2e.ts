import { expect, test } from '@playwright/test';
import { fillInSignIn, freshEmail } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { credentialOf, mockGoogle } from './support/google.ts';

const GOOGLE = { name: 'Continue with Google' };

test('a user logs in with Google, sets up a password and logs in either way', async ({ page }) => {
  const email = freshEmail();
  await mockGoogle(page, credentialOf(email));
  await page.goto('/login?redirect=/settings');
  await page.getByRole('button', GOOGLE).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('You log in with Google.')).toBeVisible();
  await expect(page.getByLabel('Current Password', { exact: true })).toHaveCount(0);

  const setUp = page.getByRole('button', { name: 'Set up password' });
  await page.getByLabel('New Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm New Password').fill('other');
  await setUp.click();
  await expect(page.getByText('New password must be at least 8 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  const password = 'a password of my own';
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
  await setUp.click();
  await expect(page.getByText('You log in with Google or with your email and password.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await fillInSignIn(page, { email, password });
  await expect(page).toHaveURL('/');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', GOOGLE).click();
  await expect(page).toHaveURL('/');
});
