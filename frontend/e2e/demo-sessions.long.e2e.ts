import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount, signIn } from './support/accounts.ts';

test.describe.configure({ timeout: 120_000 });

test('demo sessions are loaded into a new account and removed after a question', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await createAccount(request));
  await page.goto('/activities');
  await expect(page.getByText('No activities found.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load demo sessions' }).click();
  await expect(page.getByText('These are simulated demo sessions')).toBeVisible({ timeout: 30_000 });

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Load demo sessions' }).click();
  await expect(page.getByText('The demo sessions are in your list already.')).toBeVisible();

  await page.goto('/activities');
  await page.getByRole('button', { name: 'Remove demo sessions' }).click();
  const question = page.getByRole('dialog', { name: 'Remove demo sessions' });
  await expect(question).toContainText('Are you sure you want to remove the demo sessions?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('These are simulated demo sessions')).toBeVisible();
  await page.getByRole('button', { name: 'Remove demo sessions' }).click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No activities found.')).toBeVisible();
});
