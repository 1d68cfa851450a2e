import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount, fillInSignIn, freshEmail, linkMailedTo } from './support/accounts.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { simulatedFile } from './support/sessions.ts';

test.describe.configure({ timeout: 120_000 });

/** Paths of API calls that are more than reading the site's configuration, and coasts by the degree. */
function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOpen = !pathname.startsWith('/api/') || /^\/api\/(site$|coast\/)/.test(pathname);
    if (request.method() !== 'GET' || !isOpen) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

async function tryFile(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it with your own file' }).click();
  await expect(page).toHaveURL('/try');
  await page.getByLabel('Track file').setInputFiles(simulatedFile({ seed: 71 }));
  await expect(page.getByText('Only on this device.')).toBeVisible();
}

test('a visitor tries a file, signs up to save it, and finds it in the account', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const calls = apiCalls(page);
  await tryFile(page);
  await expect(page.getByRole('tab', { name: 'Surf Rides' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectNoSidewaysScroll(page);
  expect(calls).toEqual([]);
  await page.reload();
  await expect(page.getByText('Only on this device.')).toBeVisible();

  await page.getByRole('button', { name: 'Save it' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByText('Sign up to save your session.')).toBeVisible();
  const account = { email: freshEmail(), password: 'a wave a day' };
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  expect(calls).toEqual(['POST /api/register']);

  const link = new URL(await linkMailedTo(account.email));
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('status')).toContainText("You're logged in.");
  await expect(page).toHaveURL(/\/activity\//, { timeout: 40_000 });
  await expect(page.getByRole('tab', { name: 'Surf Rides' })).toBeVisible();
  await page.goto('/try');
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
});

test('a visitor without a file looks at a sample session', async ({ page }) => {
  const calls = apiCalls(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'See a sample session' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dawn patrol, clean and glassy');
  await expect(page.getByText('Simulated demo session', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try it with your own file' }).click();
  await expect(page).toHaveURL('/try');
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a kept file is shown to somebody else who logs in, and uploaded on request only', async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  await tryFile(page);
  await page.getByRole('button', { name: 'Save it' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  // The form to sign up has fields of the same names.
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  const calls = apiCalls(page);
  await fillInSignIn(page, account);
  await expect(page).toHaveURL('/try');
  await expect(page.getByText('Only on this device.')).toBeVisible();
  expect(calls.filter((call) => call.includes('analyze'))).toEqual([]);
  await page.getByRole('button', { name: 'Save it' }).click();
  await expect(page).toHaveURL(/\/activity\//, { timeout: 40_000 });
});
