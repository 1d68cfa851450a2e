import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { openSession, shareSession, uploadSession } from './support/sessions.ts';
import { card, expectFramed, map, rides } from './support/wave-card.ts';

let token: string;
let urlHash: string;
test.beforeEach(async ({ page, request }) => {
  token = await signIn(page, await createAccount(request));
  urlHash = await uploadSession(request, token, { seed: 11 });
});

test('an open ride stands beside the map that frames it', { tag: '@map' }, async ({ page }) => {
  test.slow();
  await openSession(page, urlHash);
  await expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
  await rides(page).nth(5).click();
  await expect(map(page)).toBeInViewport({ ratio: 1 });
  await expect(card(page, 6).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(card(page, 6).getByRole('img')).toHaveCount(1);
  await expect(card(page, 6).getByRole('img', { name: /^Speed of ride 6/ })).toBeInViewport({ ratio: 0.95 });
  await expect(card(page, 6).getByText('Lowest speed')).toBeInViewport();
  await expectFramed(page, 6);
});

test('J, K and buttons step from ride to ride, and Back closes', async ({ page }) => {
  await openSession(page, urlHash);
  await page.keyboard.press('j');
  await expect(card(page, 1)).toBeInViewport();
  await page.keyboard.press('j');
  await expect(card(page, 2)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Trackpoints of ride 2' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(card(page, 1).getByRole('button', { name: 'Previous ride' })).toBeDisabled();
  await card(page, 1).getByRole('button', { name: 'Next ride' }).click();
  await expect(page).toHaveURL(/\?ride=2$/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('the address keeps tab and range through a reload and Back', async ({ page }) => {
  await openSession(page, urlHash);
  await page.getByRole('tab', { name: 'Trackpoints' }).click();
  await page.getByRole('button', { name: 'Select a range' }).click();
  const table = page.getByRole('table', { name: 'Trackpoints of the session' });
  await table.locator('[aria-rowindex="2"]').click();
  await table.locator('[aria-rowindex="9"]').click();
  await expect(page).toHaveURL(/\?tab=trackpoints&range=1-8$/);
  await page.reload();
  await expect(page.getByText('7 s', { exact: true })).toBeVisible();
  await expect(table).toBeVisible();
  await page.goto('/activities');
  await page.goBack();
  await expect(page.getByText('7 s', { exact: true })).toBeVisible();
});

test('an address with a ride opens it, on the public page too', async ({ page, request, browser }) => {
  await shareSession(request, token, urlHash);
  await page.goto(`/activity/${urlHash}?ride=3`);
  await expect(card(page, 3)).toBeInViewport({ timeout: 20_000 });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/public/activity/${urlHash}?ride=3`);
  await expect(card(visitor, 3)).toBeInViewport({ timeout: 20_000 });
  await expect(card(visitor, 3).getByRole('button', { name: /^Delete|Not a ride/ })).toHaveCount(0);
  await expectAccessible(visitor);
  await visitor.goto(`/public/activity/${urlHash}?tab=trackpoints&range=1-8`);
  await expect(visitor.getByRole('table', { name: 'Trackpoints of the session' })).toBeVisible();
  await expect(visitor.getByText('7 s', { exact: true })).toBeVisible();
});
