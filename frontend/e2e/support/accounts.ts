import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { newestLinkTo } from '../../../scripts/lib/outbox.mjs';

export interface Account {
  email: string;
  password: string;
}

const TOKEN_KEY = 'rideline.token';

export const freshEmail = (): string => `surfer-${randomBytes(5).toString('hex')}@example.org`;

/** Waits for an email to this address in the app's outbox and returns its link. */
export async function linkMailedTo(
  address: string,
  dataDir = process.env['RIDELINE_E2E_DATA_DIR'] ?? '',
): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    link = newestLinkTo(address, dataDir);
    expect(link, `an email to ${address} with a link`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link!;
}

/** Registers and verifies a new account over HTTP. */
export async function createAccount(request: APIRequestContext, dataDir?: string): Promise<Account> {
  const account = { email: freshEmail(), password: 'long enough to guess' };
  expect((await request.post('/api/register', { data: account })).status()).toBe(201);
  const link = new URL(await linkMailedTo(account.email, dataDir));
  const verified = await request.get(`/api/verify-email/${link.searchParams.get('token')}`);
  expect(verified.status()).toBe(200);
  return account;
}

/** Logs in over HTTP and stores the token in the page's browser. */
export async function signIn(page: Page, { email, password }: Account): Promise<string> {
  const answer = await page.request.post('/api/token', { form: { username: email, password } });
  expect(answer.status()).toBe(200);
  const { access_token } = (await answer.json()) as { access_token: string };
  await rememberToken(page, access_token);
  return access_token;
}

/** Gives the account a username of its own, and returns it. */
export async function chooseUsername(request: APIRequestContext, token: string): Promise<string> {
  const username = `surfer_${randomBytes(4).toString('hex')}`;
  const headers = { authorization: `Bearer ${token}` };
  const named = await request.post('/api/users/me/update-username', { headers, data: { username } });
  expect(named.status()).toBe(200);
  return username;
}

/** From a page of the site that loads nothing else. */
export async function rememberToken(page: Page, token: string): Promise<void> {
  await page.goto('/color-scheme.js');
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [TOKEN_KEY, token] as const);
}

/** Fills in and submits the login page. */
export async function fillInSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);
