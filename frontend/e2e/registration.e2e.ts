import { expect, test } from '@playwright/test';
import { fillInSignIn, freshEmail, linkMailedTo } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';

test('a user signs up, opens the emailed link, logs in and logs out', async ({ page, request }) => {
  const account = { email: freshEmail(), password: 'a wave a day' };

  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms & Policies' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  await expect(page.getByText('verification link')).toContainText(account.email);
  await expect(page.getByText('spam folder')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Back to Login' }).click();
  await fillInSignIn(page, account);
  await expect(page.getByRole('alert')).toContainText('New here? Verify your email first.');

  const link = new URL(await linkMailedTo(account.email));
  expect(link.pathname).toBe('/verify-email');
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('status')).toContainText('Email verified successfully');
  await expectAccessible(page);
  await expect(page).toHaveURL('/login', { timeout: 6000 });

  await fillInSignIn(page, account);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Surf Sessions' }).click();
  await expect(page).toHaveURL('/activities');

  const token = await page.evaluate(() => localStorage.getItem('rideline.token'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('rideline.token'))).toBeNull();
  await expect(async () => {
    const answer = await request.get('/api/users/me', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(401);
  }).toPass();
});

test('a known email gets the same answer as a new one', async ({ page }) => {
  const email = freshEmail();
  for (const password of ['first password', 'other password']) {
    await page.goto('/register');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  }
});

test('sign-up shows the errors of its fields', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Email').fill('no address');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address');
});

test('a verification link without a token or with a wrong one links back to registration', async ({
  page,
}) => {
  await page.goto('/verify-email');
  await expect(page.getByRole('alert')).toContainText('Verification token is missing');
  await page.goto('/verify-email?token=of-nobody');
  await expect(page.getByRole('alert')).toContainText('invalid or has expired');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Registration' }).click();
  await expect(page).toHaveURL('/register');
});

test('a failed verification shows an error', async ({ page }) => {
  await page.route('**/api/verify-email/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/verify-email?token=any');
  await expect(page.getByRole('alert')).toContainText('Failed to verify email. Please try again.');
});
