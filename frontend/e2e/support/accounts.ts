import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { linkMailedTo } from './outbox.ts';

export interface Account {
  email: string;
  password: string;
}

const TOKEN_KEY = 'rideline.token';

export const freshEmail = (): string => `surfer-${randomBytes(5).toString('hex')}@example.org`;

/** An account of its own for one test, registered and verified over HTTP. */
export async function createAccount(request: APIRequestContext, dataDir?: string): Promise<Account> {
  const account = { email: freshEmail(), password: 'long enough to guess' };
  expect((await request.post('/api/register', { data: account })).status()).toBe(201);
  const link = new URL(await linkMailedTo(account.email, dataDir));
  const verified = await request.get(`/api/verify-email/${link.searchParams.get('token')}`);
  expect(verified.status()).toBe(200);
  return account;
}

/** Signs in over HTTP and keeps the token in the page's browser, as the sign-in page does. */
export async function signIn(page: Page, { email, password }: Account): Promise<string> {
  const answer = await page.request.post('/api/token', { form: { username: email, password } });
  expect(answer.status()).toBe(200);
  const { access_token } = (await answer.json()) as { access_token: string };
  await rememberToken(page, access_token);
  return access_token;
}

export async function rememberToken(page: Page, token: string): Promise<void> {
  await page.goto('/about');
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [TOKEN_KEY, token] as const);
}

/** Fills in the sign-in page as a person does. */
export async function fillInSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);
