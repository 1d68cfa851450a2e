import { expect, test, type Page } from '@playwright/test';
import { createAccount, freshEmail, signIn } from './support/accounts.ts';
import { overrideSite } from './support/site.ts';

/** Mocks a failure without a sentence, so that the page shows its fallback. */
const fail = (page: Page, path: string, method?: string) =>
  page.route(`**/api${path}`, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  );
const alertOf = (page: Page, sentence: string) => page.getByRole('alert').filter({ hasText: sentence });

test('sign-up', async ({ page }) => {
  await fail(page, '/register');
  await page.goto('/register');
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByLabel('Password', { exact: true }).fill('a wave a day');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(alertOf(page, 'Failed to register. Please try again.')).toBeVisible();
});

test('a shared session', async ({ page }) => {
  await fail(page, '/public/activities/*');
  await page.goto('/public/activity/whatever');
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(alertOf(page, 'Failed to load activity.')).toBeVisible();
});

test.describe('logged in', () => {
  test.beforeEach(async ({ page, request }) => {
    await signIn(page, await createAccount(request));
  });

  test('username and password', async ({ page }) => {
    await fail(page, '/users/me/update-username');
    await fail(page, '/users/me/change-password');
    await page.goto('/settings');
    await page.getByRole('textbox', { name: 'Username' }).fill('kai_of_the_sea');
    await page.getByRole('button', { name: 'Save username' }).click();
    await expect(alertOf(page, 'Failed to update username')).toBeVisible();

    await page.getByLabel('Current Password', { exact: true }).fill('the one from before');
    await page.getByLabel('New Password', { exact: true }).fill('the one from now on');
    await page.getByLabel('Confirm New Password').fill('the one from now on');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(alertOf(page, 'Failed to change password')).toBeVisible();
  });

  test('log out everywhere and account deletion', async ({ page }) => {
    await fail(page, '/logout-everywhere');
    await fail(page, '/users/me/delete-account');
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(alertOf(page, 'Failed to log out everywhere. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    await dialog.getByLabel('Password', { exact: true }).fill('whatever it was');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(alertOf(page, 'Failed to delete account. Please try again.')).toBeVisible();
  });

  test('a username that is taken', async ({ page, request, browser }) => {
    const other = await browser.newPage();
    const token = await signIn(other, await createAccount(request));
    const taken = `taken_${Date.now() % 1e9}`;
    const answer = await request.post('/api/users/me/update-username', {
      headers: { authorization: `Bearer ${token}` },
      data: { username: taken },
    });
    expect(answer.ok()).toBe(true);
    await other.close();
    await page.goto('/settings');
    await page.getByRole('textbox', { name: 'Username' }).fill(taken);
    await page.getByRole('button', { name: 'Save username' }).click();
    await expect(page.getByRole('alert')).toContainText(/taken|use/i);
  });

  test('connection status', async ({ page }) => {
    await overrideSite(page, { connections: ['garmin', 'strava'] });
    await fail(page, '/connect/garmin/status');
    await fail(page, '/connect/strava/status');
    await page.goto('/settings');
    for (const service of ['Garmin', 'Strava']) {
      await expect(page.getByText(`Failed to fetch ${service} connection status`)).toBeVisible();
    }
  });

  test('saving, deleting and setting a default profile', async ({ page }) => {
    await page.goto('/surf-settings');
    await page.getByRole('button', { name: 'Add New Setting' }).click();
    await page.getByLabel('Name').fill('Dawn patrol');
    await page.getByLabel('Minimum speed (km/h)').fill('61');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(
      page.getByText('Minimum speed must be a number between 0.5 and 60 km/h in steps of 0.1'),
    ).toBeVisible();
    await page.getByLabel('Minimum speed (km/h)').fill('8');
    await fail(page, '/surf-settings', 'POST');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(alertOf(page, 'Failed to save settings: ')).toBeVisible();
    await page.unroute('**/api/surf-settings');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { name: 'Dawn patrol' })).toBeVisible();

    await fail(page, '/surf-settings/*', 'DELETE');
    await fail(page, '/users/me/default-setting/*', 'PUT');
    await page.getByRole('button', { name: 'Set Dawn patrol as default' }).click();
    await expect(alertOf(page, 'Failed to set default setting. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Dawn patrol' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(alertOf(page, 'Failed to delete setting. Please try again.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dawn patrol' })).toBeVisible();
  });

  test('default setting and analysis of an upload', async ({ page }) => {
    await fail(page, '/users/me/default-setting');
    await page.goto('/upload');
    await expect(alertOf(page, 'Failed to load settings. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Analyze' })).toBeDisabled();
    await page.unroute('**/api/users/me/default-setting');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Analyze' })).toBeEnabled();

    await fail(page, '/analyze');
    const file = { name: 'a.gpx', mimeType: 'text/xml', buffer: Buffer.from('<gpx/>') };
    await page.getByLabel('Track files', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(page.getByText('Failed to analyze file. Please try again.')).toBeVisible();
  });

  test('a connected service shows its last sync in Pacific time', async ({ page }) => {
    await overrideSite(page, { connections: ['garmin'] });
    await page.route('**/api/connect/garmin/status', (route) =>
      route.fulfill({
        json: { is_connected: true, garmin_username: 'kai', last_sync: '2025-02-11T20:04:00Z' },
      }),
    );
    await page.goto('/settings');
    await expect(page.getByRole('region', { name: 'Connections' })).toContainText('kai');
    await expect(page.getByRole('region', { name: 'Connections' })).toContainText(
      'Feb 11, 2025, 12:04 PM PT',
    );
  });
});
