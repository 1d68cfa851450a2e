import { chromium, request, type APIRequestContext, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { startFreshApp } from '../../scripts/start/fresh-app.mjs';
import { createAccount, signIn } from '../e2e/support/accounts.ts';

const VIEWPORT = { width: 1440, height: 900 };

/** Runs `work` on a page of the built app, logged in to a new account. Maps are rendered in software. */
export async function onPage(
  work: (page: Page, http: APIRequestContext, token: string, url: string) => Promise<void>,
): Promise<void> {
  const app = await startFreshApp({ settings: { GUESS_LIMIT_FACTOR: '50' } });
  process.env['RIDELINE_E2E_DATA_DIR'] = app.dataDir;
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const http = await request.newContext({ baseURL: app.url });
  try {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en-US', viewport: VIEWPORT });
    const page = await context.newPage();
    await work(page, http, await signIn(page, await createAccount(http)), app.url);
  } finally {
    await http.dispose();
    await browser.close();
    await app.stop();
  }
}
