import { expect, test } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { uploadSession } from './support/sessions.ts';

/** The day of a session of June 25, 2025, the first day of a week and the decimal sign. */
const LANGUAGES = [
  { locale: 'pt-PT', day: /25\/06\/2025/, week: 'domingo', sign: ',' },
  { locale: 'de-DE', day: /25\. Juni 2025/, week: 'Montag', sign: ',' },
  { locale: 'ja-JP', day: /2025年6月25日/, week: '日曜日', sign: '.' },
] as const;

for (const { locale, day, week, sign } of LANGUAGES) {
  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale });

    test('days, numbers, hours and weeks are those of its readers', async ({ page, request }) => {
      const token = await signIn(page, await createAccount(request));
      const urlHash = await uploadSession(request, token, { seed: 11, minutes: 20 });
      await page.goto('/activities');
      const row = page.getByRole('table', { name: 'Ocean Surfing Sessions' }).getByRole('row').nth(1);
      await expect(row).toContainText(day);
      await expect(row).toContainText(new RegExp(`\\d\\${sign}\\d km/h`));

      await page.goto(`/activity/${urlHash}`);
      await expect(page.locator('tr[data-ride]').first()).toBeVisible({ timeout: 20_000 });
      await expect(page.locator('tr[data-ride]').first()).not.toContainText(/AM|PM/);

      await page.goto('/season');
      await expect(page.locator('#calendar th').first()).toHaveAttribute('aria-label', week);

      await page.goto('/settings');
      await expect(page.getByLabel('Clock')).toHaveValue('24h');
      await page.getByLabel('Clock').selectOption('12h');
      await page.getByRole('button', { name: 'Save times' }).click();
      await expect(page.getByText('Preferences updated successfully')).toBeVisible();
      await page.goto(`/activity/${urlHash}`);
      await expect(page.locator('tr[data-ride]').first()).toContainText(/AM|PM/, { timeout: 20_000 });
    });
  });
}
