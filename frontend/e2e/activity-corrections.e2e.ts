import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { choose } from './support/session-menu.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const rides = (page: Page) => page.locator('tr[data-ride]');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ page, request }) => {
      const token = await signIn(page, await createAccount(request));
      await openSession(page, await uploadSession(request, token, { seed: 11 }));
    });

    test('the start is trimmed by keys, with its consequence told before, and undone', async ({ page }) => {
      const before = await rides(page).count();
      await choose(page, 'Trim Start and End');
      const dialog = page.getByRole('dialog', { name: 'Trim start and end' });
      await expect(dialog.getByRole('status')).toContainText(`${before} rides stay.`);
      await expectAccessible(page);
      const start = dialog.getByRole('slider', { name: 'Start of the session' });
      await start.focus();
      await start.press('ArrowRight');
      await expect(dialog.getByRole('status')).toContainText('1 s cut off');
      await dialog.getByRole('button', { name: /^Suggested: 7:34:33 AM to 8:18:22 AM/ }).click();
      await expect(dialog.getByRole('status')).toContainText(`7 min 51 s cut off: ${before} rides stay.`);
      await start.press('Home');
      await expect(dialog.getByRole('status')).toContainText('3 min 18 s cut off');
      await start.press('End');
      await expect(dialog.getByRole('status')).toHaveText('Keep at least one minute of the session.');
      await start.press('Home');
      const end = dialog.getByLabel('To (PT)');
      await end.fill('07:40:00');
      await expect(dialog.getByRole('status')).toContainText('away.');
      await dialog.getByRole('button', { name: 'Trim', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(rides(page)).not.toHaveCount(before);
      await page.reload();
      await expect(page.getByText('The start or end of this recording is trimmed.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo trimming' }).click();
      await expect(rides(page)).toHaveCount(before);
    });

    test('the surf type is changed, with a warning far from any standing wave', async ({ page }) => {
      await choose(page, 'Change Surf Type');
      const dialog = page.getByRole('dialog', { name: 'Change surf type' });
      await expect(dialog).toContainText('far from Skookumchuck Narrows, British Columbia');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Change to Skookumchuck' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('tab', { name: 'Surf Attempts' })).toBeVisible();
    });

    test('the session is excluded from records and included again', async ({ page }) => {
      await choose(page, 'Exclude from Records');
      await expect(page.getByText('This session holds none of your records.')).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: 'Include it again' }).click();
      await expect(page.getByText('This session holds none of your records.')).toBeHidden();
    });
  });
}
