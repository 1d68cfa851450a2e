import { expect, test, type Locator, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
/** Replaces the text of a field. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
async function press(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await expect(button).toBeInViewport();
  await page.keyboard.press('Enter');
}

// The tests below use no pointer.
test.beforeEach(async ({ page, request }) => {
  await signIn(page, await createAccount(request));
});

test('a detection profile is created, edited and deleted', async ({ page }) => {
  await page.goto('/surf-settings');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button('Add New Setting')).toBeEnabled();
  await press(page, button('Add New Setting'));
  await typeInto(page, page.getByLabel('Name'), 'By keyboard');
  const points = page.getByLabel('Minimum GPS points');
  await tabTo(page, points);
  await page.keyboard.press('ArrowUp');
  await expect(points).toHaveValue('4');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'By keyboard' })).toBeVisible();

  await press(page, button('Edit By keyboard'));
  await typeInto(page, page.getByLabel('Minimum duration (s)'), '9');
  await press(page, button('Save Changes'));
  await expect(page.getByText('9 s', { exact: true })).toBeVisible();

  await press(page, button('Set By keyboard as default'));
  await expect(page.getByText('Current Default')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Current Default')).toBeVisible();

  await press(page, button('Delete By keyboard'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button('Delete By keyboard')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Delete' }));
  await expect(page.getByRole('heading', { name: 'By keyboard' })).toBeHidden();
});

test('a vessel is added, edited and deleted', async ({ page }) => {
  await page.goto('/surf-vessels');
  const add = page.getByRole('button', { name: 'Add New Vessel' });
  await expect(add).toBeVisible();
  await press(page, add);
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByLabel('Brand'), 'Jackson');
  await typeInto(page, dialog.getByLabel('Model'), 'Rockstar');
  await tabTo(page, dialog.getByLabel('Type'));
  await page.keyboard.type('White');
  await press(page, dialog.getByRole('button', { name: 'Add Vessel' }));
  await expect(page.getByRole('heading', { name: 'Jackson Rockstar' })).toBeVisible();
  await expect(page.getByText('Whitewater Kayak')).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Edit Jackson Rockstar' }));
  await typeInto(page, dialog.getByLabel('Nickname'), 'Rocky');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rocky' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Delete Rocky' }));
  await press(page, dialog.getByRole('button', { name: 'Delete', exact: true }));
  await expect(page.getByRole('heading', { name: 'Rocky' })).toBeHidden();
});

test('account settings are changed, and deleting the account is cancelled', async ({ page }) => {
  await page.goto('/settings');
  const username = page.getByRole('textbox', { name: 'Username' });
  await expect(username).toBeVisible();
  const chosen = `keys_${Date.now() % 1e9}`;
  await typeInto(page, username, chosen);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Username updated successfully')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText(chosen);

  await typeInto(page, page.getByLabel('Current Password', { exact: true }), 'long enough to guess');
  await typeInto(page, page.getByLabel('New Password', { exact: true }), 'typed, never clicked');
  await typeInto(page, page.getByLabel('Confirm New Password'), 'typed, never clicked');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed successfully')).toBeVisible();

  await tabTo(page, page.getByLabel('Distance', { exact: true }));
  await page.keyboard.type('Yards');
  await press(page, page.getByRole('button', { name: 'Save units' }));
  await expect(page.getByText('Preferences updated successfully')).toBeVisible();
  await expect(page.getByLabel('Distance', { exact: true })).toHaveValue('yards');

  const leave = page.getByRole('button', { name: 'Delete my account' });
  await press(page, leave);
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  for (let tabs = 0; tabs < 8; tabs++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(leave).toBeFocused();
});
