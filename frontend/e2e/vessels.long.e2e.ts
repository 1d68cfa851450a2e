import { expect, test } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';

const EMPTY = 'No surf vessels added yet. Add your first one!';

test('a vessel is added, edited and deleted', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/surf-vessels');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add New Vessel' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Vessel' });
  await form.getByRole('button', { name: 'Add Vessel' }).click();
  for (const field of ['Brand', 'Model', 'Type']) {
    await expect(form.getByText(`${field} is required`)).toBeVisible();
  }
  await expectAccessible(page);
  await expect(form.getByLabel('Type').locator('option')).toHaveText([
    'Choose a type',
    'Surfboard',
    'SUP Board',
    'Bodyboard',
    'Foil',
    'Surf Kayak',
    'Sea Kayak',
    'Whitewater Kayak',
    'Surfski',
    'Other',
  ]);
  await form.getByLabel('Brand').fill('Jackson');
  await form.getByLabel('Model').fill('<img src=x onerror=alert(1)>');
  await form.getByLabel('Type').selectOption('Whitewater Kayak');
  await form.getByRole('button', { name: 'Add Vessel' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Jackson <img src=x onerror=alert(1)>' })).toBeVisible();

  await page.getByRole('button', { name: /^Edit Jackson/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Vessel' });
  await edit.getByLabel('Nickname').fill('Big red');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: 'Big red' })).toBeVisible();
  await expect(page.getByText('Whitewater Kayak')).toBeVisible();

  const filter = page.getByRole('radiogroup', { name: 'Filter by surf type' });
  for (const tab of ['Ocean', 'Skookumchuck', 'All']) {
    await filter.getByText(tab).click();
    await expect(filter.getByRole('radio', { name: tab })).toBeChecked();
    await expect(page.getByRole('heading', { name: 'Big red' })).toBeVisible();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Delete Big red' }).click();
  await expect(page.getByText('Are you sure you want to delete this vessel?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
});
