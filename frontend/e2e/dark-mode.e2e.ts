import { expect, test } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { uploadSession } from './support/sessions.ts';

test.use({ colorScheme: 'dark' });

test('every page of a signed-in person can be read in the dark', async ({ page, request }) => {
  test.slow();
  const token = await signIn(page, await createAccount(request));
  const urlHash = await uploadSession(request, token, { seed: 61, minutes: 20 });
  const headers = { authorization: `Bearer ${token}` };
  await request.post('/api/surf-vessels', {
    headers,
    data: { brand: 'Jackson', model: 'Rockstar', nickname: 'Rocky', type: 'whitewater_kayak' },
  });
  for (const path of [
    '/upload',
    '/activities',
    '/activities-standing-waves',
    `/activity/${urlHash}`,
    `/compare?activities=${urlHash}`,
    '/compare-skook',
    '/surf-settings',
    '/surf-vessels',
    '/settings',
    '/activate-video-editor',
    '/no-such-page',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await expectAccessible(page);
    });
  }
});
