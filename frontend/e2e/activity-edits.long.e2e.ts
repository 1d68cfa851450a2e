import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { choose } from './support/session-menu.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const rides = (page: Page) => page.locator('tr[data-ride]');

let token: string;
test.beforeEach(async ({ page, request }) => {
  token = await signIn(page, await createAccount(request));
  await openSession(page, await uploadSession(request, token, { seed: 11 }));
});

test('a deleted ride is removed from table and statistics, also after a reload', async ({ page }) => {
  const before = await rides(page).count();
  await rides(page).first().click();
  await page.getByRole('button', { name: 'Delete ride 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete surf ride' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rides(page)).toHaveCount(before);
  await page.getByRole('button', { name: 'Delete ride 1' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rides(page)).toHaveCount(before - 1);
  await expect(page.locator('dl', { hasText: 'Total Rides' }).first()).toContainText(
    `Total Rides${before - 1}`,
  );
  await page.reload();
  await expect(rides(page)).toHaveCount(before - 1);
  const notCounted = page.getByRole('region', { name: 'Not counted' });
  await notCounted.getByRole('button', { name: /^Not counted ?1 deleted/ }).click();
  await notCounted.locator('[data-candidate]').first().getByRole('button').click();
  await notCounted.getByRole('button', { name: 'Restore' }).click();
  await expect(rides(page)).toHaveCount(before);
  await expect(page.locator('dl', { hasText: 'Total Rides' }).first()).toContainText(`Total Rides${before}`);
});

test('name, note and video link are edited in place, and the session is deleted', async ({ page }) => {
  await choose(page, 'Edit name');
  await page.getByLabel('Activity name').fill('<b>Big</b> Tuesday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Big</b> Tuesday');

  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByLabel('Note', { exact: true }).fill('South swell.\nBlue fish.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('South swell.')).toBeVisible();

  await choose(page, 'Add Video');
  await page.getByLabel('Video URL').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Please enter a video link that starts with http:// or https://'),
  ).toBeVisible();
  await page.getByLabel('Video URL').fill('https://video.example/tuesday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Video URL')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Watch Video' })).toHaveAttribute(
    'href',
    'https://video.example/tuesday',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Big</b> Tuesday');
  await expect(page.getByText('Blue fish.')).toBeVisible();

  const address = page.url();
  await choose(page, 'Delete Activity');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/activities$/);
  await expect(page.getByText('No activities found. Upload a new activity to get started.')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('Activity not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Upload' })).toBeVisible();
});

test('a chosen vessel is saved and filters the list; a failed change keeps the old one', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${token}` };
  const data = { brand: 'NRS', model: 'Clean', nickname: 'Banana', type: 'surf_kayak' };
  expect((await request.post('/api/surf-vessels', { headers, data })).ok()).toBe(true);
  const before = await rides(page).count();
  await page.reload();
  await expect(rides(page)).toHaveCount(before);
  const vessel = page.getByLabel('Surf Vessel', { exact: true });
  await vessel.selectOption({ label: 'Banana' });
  await expect(vessel).toBeEnabled();
  await expect(rides(page)).toHaveCount(before);
  await page.getByRole('tab', { name: 'Trackpoints' }).click();
  await expect(page.getByRole('table', { name: 'Trackpoints of the session' })).toBeVisible();
  await page.reload();
  await expect(vessel.locator('option:checked')).toHaveText('Banana');

  await page.route('**/api/activities/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await vessel.selectOption({ label: 'No surf vessel' });
  await expect(vessel.locator('option:checked')).toHaveText('Banana');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.goto('/activities');
  const list = page.getByRole('table', { name: 'Ocean Surfing Sessions' });
  await expect(list.getByRole('row').nth(1)).toContainText('Banana');
  await page.getByLabel('Surf vessel', { exact: true }).selectOption({ label: 'Banana' });
  await expect(list.getByRole('row')).toHaveCount(2);
});
