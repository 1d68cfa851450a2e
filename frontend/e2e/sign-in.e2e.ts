import { expect, test } from '@playwright/test';
import { GUEST_PATHS, PROTECTED_PATHS } from '../src/routes/route-paths.ts';
import { createAccount, fillInSignIn, signIn, storedToken } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';

const WRONG = { email: 'nobody@example.org', password: 'not the password' };
const REFUSED = 'Incorrect email or password';

test('a failed login shows a red toast for 10 s, again after a reload', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await fillInSignIn(page, WRONG);
  const toast = page.getByRole('alert').filter({ hasText: REFUSED });
  await expect(toast).toBeVisible();
  await expectAccessible(page);

  await page.clock.runFor(4000);
  await page.reload();
  await expect(toast).toBeVisible();
  await page.clock.runFor(9000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast).toBeHidden();

  await fillInSignIn(page, WRONG);
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(toast).toBeHidden();
});

test('visitors are redirected to the login page and back', async ({ page, request }) => {
  const account = await createAccount(request);
  await page.goto('/activities?surf_type=traveling_waves');
  await expect(page).toHaveURL(
    `/login?redirect=${encodeURIComponent('/activities?surf_type=traveling_waves')}`,
  );
  await fillInSignIn(page, account);
  await expect(page).toHaveURL('/activities?surf_type=traveling_waves');

  for (const path of GUEST_PATHS) {
    await page.goto(path);
    await expect(page).toHaveURL('/upload');
  }
  await page.goto('/login?redirect=/settings');
  await expect(page).toHaveURL('/settings');
});

test('login redirects to no other site', async ({ page }) => {
  await page.route('**/api/token', (route) =>
    route.fulfill({ json: { access_token: 'made-up', token_type: 'bearer' } }),
  );
  await page.route('**/api/activities*', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/season*', (route) => route.fulfill({ json: { figures: { sessions: 0 } } }));
  await page.route('**/api/users/me*', (route) => route.fulfill({ json: {} }));
  await page.goto(`/login?redirect=${encodeURIComponent('/\\evil.example')}`);
  await fillInSignIn(page, WRONG);
  await expect(page.getByRole('heading', { level: 1, name: 'Ocean Surfing Sessions' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('protected pages redirect visitors to the login page', async ({ page }) => {
  for (const path of PROTECTED_PATHS.map((path) => path.replace(':urlHash', 'nothing'))) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  }
});

test('a token rejected by the server is removed, and the login page shows the reason', async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  const token = await signIn(page, account);
  await page.goto('/surf-vessels');
  await expect(page.getByRole('heading', { name: 'My Surf Vessels' })).toBeVisible();
  await request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.goto('/surf-vessels');
  await expect(page).toHaveURL('/login?redirect=%2Fsurf-vessels');
  await expect(page.getByRole('alert')).toContainText('Please log in to continue');
  expect(await storedToken(page)).toBeNull();
});

test('logging out in one tab logs out the other', async ({ page, context, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/surf-vessels');
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
});
