import { expect, test } from '@playwright/test';
import { createAccount, signIn, type Account } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { overrideSite } from './support/site.ts';

const ALL_FEATURES = { video_editor_url: 'https://editor.example/', connections: ['garmin', 'strava'] };

let account: Account;
test.beforeAll(async ({ request }) => {
  account = await createAccount(request);
});

const ITEMS = [
  ['Season', '/season'],
  ['Upload Activity', '/upload'],
  ['Surf Sessions', '/activities'],
  ['Skookumchuck', '/activities-standing-waves'],
  ['Sync Activities', '/sync'],
  ['Surf Settings', '/surf-settings'],
  ['Surf Vessels', '/surf-vessels'],
] as const;

test('the sidebar links to all pages and is hidden on public pages', async ({ page }) => {
  await overrideSite(page, ALL_FEATURES);
  await signIn(page, account);
  await page.goto('/surf-vessels');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  for (const [name, href] of [
    ...ITEMS,
    ['Video Editor', '/activate-video-editor'],
    ['Account Settings', '/settings'],
  ] as const) {
    await expect(sidebar.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(sidebar.getByRole('link', { name: 'Surf Vessels' })).toHaveAttribute('aria-current', 'page');

  await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.reload();
  await expect(sidebar.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Surf Settings' })).toBeVisible();
  await expectAccessible(page);

  for (const path of ['/', '/about', '/terms', '/devices', '/help']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sidebar).toHaveCount(0);
  }
});

test('without services and a configured video editor, the menu omits the sync and the editor is that of this site', async ({
  page,
}) => {
  await signIn(page, account);
  await page.goto('/surf-vessels');
  await expect(page.getByRole('link', { name: 'Account Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sync Activities' })).toHaveCount(0);
  await page.goto('/video-editor');
  await expect(page.getByText(/nothing is uploaded/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/sync');
  await expect(
    page.getByText("Garmin, Strava, and intervals.icu sync isn't available here yet."),
  ).toBeVisible();
});

test('visitors see no sidebar', async ({ page }) => {
  await page.goto('/forgot-password');
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0);
});

test('a phone has the menu in a bar at the top, and what is used most at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await overrideSite(page, ALL_FEATURES);
  await signIn(page, account);
  await page.goto('/surf-vessels');
  const open = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await open.click();
  for (const [name, href] of [
    ...ITEMS,
    ['Video Editor', '/video-editor-page'],
    ['Account Settings', '/settings'],
  ] as const) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  const bar = page.getByRole('navigation', { name: 'Most used' });
  await bar.getByRole('link', { name: 'Upload' }).click();
  await expect(page).toHaveURL('/upload');
  await expect(bar.getByRole('link', { name: 'Upload' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Sessions' }).click();
  await expect(page).toHaveURL('/activities');

  await open.click();
  await menu.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Surf Settings' }).click();
  await expect(page).toHaveURL('/surf-settings');
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await open.click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test('login and navigation work with the keyboard', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/surf-vessels');
  await page.getByRole('link', { name: 'Surf Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/surf-settings');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the color scheme follows the browser until the user chooses one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
