import { expect, test } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { uploadSession } from './support/sessions.ts';

test('Ctrl+K opens the palette, from the landing page too', async ({ page, request }) => {
  const token = await signIn(page, await createAccount(request));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  const box = page.getByRole('combobox', { name: 'Go to' });
  await expect(box).toBeFocused();
  await page.keyboard.type('surf');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Surf Settings' })).toHaveAttribute('aria-selected', 'true');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/surf-settings');
  await expect(box).toBeHidden();

  await page.keyboard.press('ControlOrMeta+K');
  await expect(box).toBeFocused();
  await page.keyboard.type('zzz');
  await expect(page.getByText('No results.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await uploadSession(request, token, { seed: 11, minutes: 15 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  for (const typed of ['simulated', 'june', '2025-06']) {
    await box.fill(typed);
    await expect(page.getByRole('option', { name: /^simulated-11.*Jun 25, 2025$/ })).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/activity\//);
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('option', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test('? lists the shortcuts except while typing, and can be switched off', async ({ page }) => {
  await page.goto('/login');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByLabel('Email').fill('');
  await page.keyboard.type('?');
  await expect(page.getByLabel('Email')).toHaveValue('?');
  await expect(help).toHaveCount(0);
  await page.getByRole('heading', { name: 'Log in' }).click();
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('switch', { name: 'Use ? and other single keys' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(help).toHaveCount(0);
});
