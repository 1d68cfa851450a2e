import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { choose, openDetection } from './support/session-menu.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const attempts = (page: Page) => page.locator('tr[data-ride]');

let urlHash: string;
test.beforeEach(async ({ page, request }) => {
  const token = await signIn(page, await createAccount(request));
  urlHash = await uploadSession(request, token, { seed: 41, minutes: 50, surfType: 'standing_waves' });
});

test('attempts sort, open, are deleted after a confirmation and have a chart; times switch', async ({
  page,
}) => {
  await openSession(page, urlHash);
  const before = await attempts(page).count();
  const byDuration = page.getByRole('columnheader', { name: 'On wave' });
  await byDuration.getByRole('button').click();
  await expect(byDuration).toHaveAttribute('aria-sort', 'ascending');
  await attempts(page).first().click();
  await expect(page.getByRole('table', { name: /^Trackpoints of attempt \d+$/ })).toBeVisible();
  const remove = page.getByRole('button', { name: /^Delete attempt \d+$/ });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete surf attempt' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(attempts(page)).toHaveCount(before);
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(attempts(page)).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(attempts(page)).toHaveCount(before);

  const start = attempts(page).first().locator('td:nth-child(2)');
  await choose(page, 'Show Relative Time');
  await expect(start).toHaveText(/^\d+:\d\d:\d\d$/);
  await choose(page, 'Calculate Time in Video');
  await page.getByRole('dialog', { name: 'Video start time' }).getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('tab', { name: 'Surf Duration Chart' }).click();
  await expect(page.locator('g[data-ride]')).toHaveCount(before);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Trackpoints' }).click();
  const points = page.getByRole('table', { name: 'Trackpoints of the session' });
  const counted = async () => Number(await points.getAttribute('aria-rowcount'));
  const all = await counted();
  await choose(page, 'Show Surf Points Only');
  await expect.poll(counted).toBeLessThan(all);
});

test('another profile re-analyzes it, and its maps open in new tabs', async ({ page, context }) => {
  await openSession(page, urlHash);
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
  await expect(attempts(page).first()).toBeVisible();
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
