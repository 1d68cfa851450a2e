import { expect, test } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { overrideSite } from './support/site.ts';

const EDITOR = { video_editor_url: 'https://editor.example/' };

test('the activation page shows all states of the key', async ({ page, request }) => {
  await overrideSite(page, EDITOR);
  await signIn(page, await createAccount(request));
  await page.goto('/activate-video-editor');
  await expect(page).toHaveTitle('Video Editor - Rideline');
  await expect(page.getByRole('link', { name: 'Open the Video Editor' })).toHaveAttribute(
    'href',
    '/video-editor',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Get Activation Key' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'No activation keys available. Please try again later.',
  );
  await expectAccessible(page);

  await page.route('**/api/users/me/get-activation-key', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Get Activation Key' }).click();
  await expect(page.getByRole('alert')).toContainText('An error occurred while getting an activation key');

  await page.route('**/api/users/me/activation-key', (route) =>
    route.fulfill({ json: { key: 'SURF-1234-EDIT' } }),
  );
  await page.reload();
  await expect(page.getByText('SURF-1234-EDIT')).toBeVisible();
  await expect(page.getByText('This key is assigned to your account.')).toBeVisible();
  await expectAccessible(page);

  await page.route('**/api/users/me/activation-key', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(
    'An error occurred while checking for existing activation key',
  );
});

test('the editor link of the landing page opens the page that the server redirects to', async ({ page }) => {
  await overrideSite(page, EDITOR);
  await page.goto('/');
  await page.getByRole('link', { name: 'Try Our Surf Video Editor' }).click();
  await expect(page.getByRole('heading', { name: 'Surf Video Editor' })).toBeVisible();
});
