import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn, type Account } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { createAdmin } from './support/admins.ts';
import { answerInsights } from './support/insights.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';

let admin: Account;
test.beforeAll(async ({ request }) => {
  admin = await createAdmin(request);
});

const figure = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function download(page: Page, card: Locator, item: string) {
  await card.getByRole('button', { name: /^More: / }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

test('an admin chooses a period, sees the SQL of a figure and downloads its values', async ({ page }) => {
  await signIn(page, admin);
  const activation = figure(page, 'Activation');
  // The admin's registration is counted a moment after it.
  await expect(async () => {
    await page.goto('/admin/dashboard');
    await expect(activation.getByText('Registered', { exact: true }).first()).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.getByRole('button', { name: 'Last 24 months' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard\?from=\d{4}-\d\d&to=\d{4}-\d\d$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Last 24 months' })).toHaveAttribute('aria-pressed', 'true');

  const { name, content } = await download(page, activation, 'Download CSV');
  expect(name).toBe('activation-funnel.csv');
  expect(content.toString()).toMatch(/^Step,People,Of registered \(%\),Median days\r\nRegistered,/);

  await activation.getByRole('button', { name: 'More: Activation' }).click();
  await page.getByRole('menuitem', { name: 'Show the SQL' }).click();
  const dialog = page.getByRole('dialog', { name: 'SQL: Activation' });
  await expect(dialog.getByRole('region', { name: 'SQL' })).toContainText('SELECT');
  await expectAccessible(page, '[role="dialog"]');
});

test('the figures of years are readable in both themes, on a desk and on a phone', async ({ page }) => {
  test.slow();
  await answerInsights(page);
  await signIn(page, admin);
  await page.goto('/admin/dashboard?from=2024-01&to=2025-12');
  const retention = figure(page, 'Retention');
  await expect(retention.getByRole('img', { name: /^Retention/ })).toContainText('92%', {
    timeout: 30_000,
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    const { name, content } = await download(page, retention, 'Download PNG');
    expect(name).toBe('cohorts.png');
    expect(content.subarray(1, 4).toString()).toBe('PNG');
    // Width of the whole grid in its header, twice the size on screen.
    expect(content.readUInt32BE(16)).toBeGreaterThan(2 * 46 * 23);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const grid = retention.getByRole('region', { name: 'Retention: grid' });
  expect(await grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);

  const uploads = page.getByRole('slider', { name: 'Uploads per month' });
  await uploads.scrollIntoViewIfNeeded();
  const before = await uploads.boundingBox();
  await uploads.focus();
  const counts = page.getByText('120 manual, 0 garmin, 0 strava, 0 intervals, 3 refused');
  await expect(counts).toBeVisible();
  expect(await counts.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectNoSidewaysScroll(page);
  expect(await uploads.boundingBox()).toEqual(before);
  await page.keyboard.press('Home');
  await expect(uploads).toHaveAttribute(
    'aria-valuetext',
    'Jan 2024: 120 manual, 0 garmin, 0 strava, 0 intervals, 3 refused',
  );
});
