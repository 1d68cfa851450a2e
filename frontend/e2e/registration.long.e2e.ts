import { expect, test, type Page } from '@playwright/test';
import { type Account, fillInSignIn, freshEmail, linkMailedTo, storedToken } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';

async function signUp(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
}

async function openLinkMailedTo(page: Page, email: string): Promise<void> {
  const link = new URL(await linkMailedTo(email));
  expect(link.pathname).toBe('/verify-email');
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('status')).toContainText('Email verified successfully');
}

test('a user signs up, is logged in by the emailed link, and logs out', async ({ page, request }) => {
  const account = { email: freshEmail(), password: 'a wave a day' };

  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms & Policies' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await signUp(page, account);
  await expect(page.getByText('verification link')).toContainText(account.email);
  await expect(page.getByText('spam folder')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Back to Login' }).click();
  await fillInSignIn(page, account);
  await expect(page.getByRole('alert')).toContainText('New here? Verify your email first.');

  await openLinkMailedTo(page, account.email);
  await expect(page.getByRole('status')).toContainText("You're logged in.");
  await expectAccessible(page);
  await expect(page).toHaveURL('/upload', { timeout: 6000 });

  const token = await storedToken(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
  await expect(async () => {
    const answer = await request.get('/api/users/me', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(401);
  }).toPass();
  await fillInSignIn(page, account);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Ocean Surfing Sessions' })).toBeVisible();
});
