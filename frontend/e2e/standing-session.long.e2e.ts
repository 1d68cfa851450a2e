import { expect, test } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { choose, openDetection } from './support/session-menu.ts';
import { openSession, uploadSession } from './support/sessions.ts';

test('a standing-wave session is re-analyzed by another profile, and its maps open in new tabs', async ({
  page,
  context,
  request,
}) => {
  const token = await signIn(page, await createAccount(request));
  const session = { seed: 41, minutes: 50, surfType: 'standing_waves' } as const;
  await openSession(page, await uploadSession(request, token, session));
  const attempts = page.locator('tr[data-ride]');
  await openDetection(page);
  await page.getByRole('button', { name: 'Show Surf Detection Parameters' }).click();
  const shown = page.getByRole('dialog', { name: 'Surf Detection Parameters' });
  await expect(shown).toContainText('km/h');
  await shown.getByLabel('Close').click();
  await page.getByRole('button', { name: 'Analyze with Different Parameters' }).click();
  const change = page.getByRole('dialog');
  await change.getByRole('button', { name: 'Apply' }).click();
  await expect(change.getByText('Please select a profile')).toBeVisible();
  await change.getByLabel('Profile').selectOption({ label: 'Skookumchuck' });
  await change.getByRole('button', { name: 'Apply' }).click();
  await expect(change).toHaveCount(0);
  await expect(attempts.first()).toBeVisible();
  const count = await attempts.count();
  await page.getByRole('tab', { name: 'Surf Duration Chart' }).click();
  await expect(page.locator('g[data-ride]')).toHaveCount(count);
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Download CSV')]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);

  for (const name of ['Generate Map', 'GPS Visualizer', 'Develop Map']) {
    const [map] = await Promise.all([context.waitForEvent('page'), choose(page, name)]);
    await expect(map).toHaveURL(/\/api\/results\/[\w-]+\.html$/);
    await expect(map.getByRole('region', { name: /^Map of the (?:session|wave)$/ })).toBeVisible();
    await expect(map.locator('#name')).toHaveText(/\w+/);
    await map.close();
  }
});
