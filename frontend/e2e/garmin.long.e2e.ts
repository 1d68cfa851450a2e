import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addSurfer, connectGarmin, newPerson, sync, test } from './support/connections.ts';

const SESSION = /\/activity\/\w{22}$/;

test.beforeEach(({ page, app }) => newPerson(page, app));

test('connects with a code, syncs and analyzes one', async ({ page, app }) => {
  const { account } = addSurfer(app, 2, { mfa: { method: 'email' }, fullName: 'Kai Moana' });
  const refused = await connectGarmin(page, { email: account.email, password: 'not the password' });
  await expect(refused.getByRole('alert')).toContainText(
    'Invalid Garmin credentials. Please check your username and password.',
  );
  await expectAccessible(page, '[role="dialog"]');
  const logins = app.garmin.counts.of('login');
  const dialog = await connectGarmin(page, account);
  await dialog.getByLabel('MFA code').fill('000000x');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The code is not correct. Please try again.');
  await expectAccessible(page, '[role="dialog"]');
  const sent = app.garmin.signIns.sentCodes.findLast(({ email }) => email === account.email);
  await dialog.getByLabel('MFA code').fill(sent?.code ?? '');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Garmin connected successfully')).toBeVisible();
  expect(app.garmin.counts.of('login')).toBe(logins + 1);

  const panel = await sync(page, 'Garmin Connect', 'Most recent 10 activities');
  await expect(panel.getByText('Synced 2 activities, 2 new')).toBeVisible();
  await expect(panel.getByText(/^Connected as Kai Moana\. Last sync: .+ PT$/)).toBeVisible();
  await panel
    .getByRole('row')
    .filter({ hasText: 'Morning 1' })
    .getByRole('button', { name: 'Click to Analyze' })
    .click();
  await expect(page).toHaveURL(SESSION, { timeout: 30_000 });
  await expect(page.getByText('GARMIN', { exact: true })).toBeVisible();
  await expect(page.getByText('Garmin Forerunner 945')).toBeVisible();

  const shared = page.url().replace('/activity/', '/public/activity/');
  await page.getByRole('button', { name: 'Share Activity' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill(`kai_${Date.now() % 1e8}`);
  await page.getByRole('button', { name: 'Set username' }).click();
  await page.getByRole('button', { name: 'Continue to Share' }).click();
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  await page.goto(shared);
  await expect(page.getByText('Garmin Forerunner 945')).toBeVisible();
});

test('an import continues on other pages, and home tells of it', async ({ page, app }) => {
  const { account } = addSurfer(app, 3);
  await connectGarmin(page, account);
  await expect(page.getByText('Garmin connected successfully')).toBeVisible();
  const panel = await sync(page, 'Garmin Connect', 'Most recent 10 activities');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route('**/api/analyze/garmin/*', async (route) => {
    if (++asked > 1) await released;
    await route.continue();
  });
  await panel.getByRole('button', { name: 'Analyze all surf sessions (3)' }).click();
  await expect(panel.getByText('1 of 3 analyzed')).toBeVisible();
  await page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('link', { name: 'Rideline home' })
    .click();
  const line = page.getByRole('link', { name: 'Importing 2 of 3 from Garmin' });
  await line.click();
  await expect(panel.getByText('1 of 3 analyzed')).toBeVisible();
  await page.goBack();
  await expect(line).toBeVisible();
  await expectAccessible(page);

  release();
  await expect(page.getByText('3 of 3 sessions imported from Garmin')).toBeVisible({ timeout: 30_000 });
  await expect(line).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Morning/ })).toHaveCount(3);
});
