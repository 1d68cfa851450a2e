import { expect, test } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';

const OFFLINE = 'You are offline. Please check your internet connection and try again.';

test('a page that is not loaded yet shows that the browser is offline, and opens once online', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await createAccount(request));
  await page.goto('/surf-vessels');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('My Surf Vessels');
  await context.setOffline(true);
  await page.getByRole('complementary').getByRole('link', { name: 'Surf Settings' }).click();
  await expect(page.getByRole('alert')).toContainText(OFFLINE);
  await expect(page).toHaveURL('/surf-settings');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled();
  await expect(page.getByRole('alert')).toContainText(OFFLINE);
  await context.setOffline(false);
  await expect(title).toHaveText('Surf Detection Settings');
});
