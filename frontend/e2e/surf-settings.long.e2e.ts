import { expect, test } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { uploadSession } from './support/sessions.ts';

interface Schema {
  properties: Record<string, { minimum: number; maximum: number }>;
}

const EMPTY =
  "You haven't created any custom settings yet. Click Add New Setting to create your first custom setting.";

test('creates, edits and deletes a detection profile and makes it the default', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/surf-settings');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'System Suggested Surf Settings' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add New Setting' }).click();
  await expect(page.getByLabel('Minimum speed (km/h)')).toHaveValue('8');
  await page.getByLabel('Minimum distance (m)').fill('');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Minimum distance is required')).toBeVisible();

  await page.getByLabel('Name').fill('Dawn patrol');
  await page.getByLabel('Minimum distance (m)').fill('20');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Dawn patrol' })).toBeVisible();
  const profile = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Dawn patrol' }) });
  await expect(profile.getByText('20 m', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add New Setting' }).click();
  await page.getByLabel('Name').fill('Dawn patrol');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to save settings: ');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Edit Dawn patrol' }).click();
  await page.getByLabel('Minimum speed (km/h)').fill('7.5');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(profile.getByText('7.5 km/h', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Set Dawn patrol as default' }).click();
  await expect(page.getByText('Current Default')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Current Default')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Dawn patrol as default' }).click();
  await expect(page.getByText('Current Default')).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Dawn patrol' }).click();
  await expect(page.getByText('Are you sure you want to delete this setting?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
});

test('explains each setting with its default and the bounds of the API document', async ({
  page,
  request,
}) => {
  await signIn(page, await createAccount(request));
  await page.goto('/surf-settings');
  const { components } = (await (await request.get('/api/docs-json')).json()) as {
    components: { schemas: { SettingFields: Schema } };
  };
  const { properties } = components.schemas.SettingFields;
  const defaults = {
    min_speed_kmh: 8,
    min_max_speed_kmh: 10,
    separate_time_threshold: 20,
    connect_time_threshold: 5,
    min_points: 3,
    min_ride_distance: 30,
    min_ride_duration: 5,
  };
  const entries = page.getByRole('region', { name: 'What the settings mean' }).getByRole('definition');
  await expect(entries).toHaveText(
    Object.entries(defaults).map(([key, value]) => {
      const { minimum, maximum } = properties[key];
      return new RegExp(
        `^\\S.{20,} Default: ${value}\\. From ${minimum} to ${maximum.toLocaleString('en-US')}\\.$`,
      );
    }),
  );
});

test("previews one of the user's sessions", async ({ page, request }) => {
  const token = await signIn(page, await createAccount(request));
  const urlHash = await uploadSession(request, token, { seed: 62, minutes: 30 });
  await page.goto('/surf-settings');
  await page.getByRole('button', { name: 'Add New Setting' }).click();
  const found = page.getByRole('status').filter({ hasText: 'found' });
  await expect(found).toHaveText(/rides? found$/);
  const answer = await request.get(`/api/activities/${urlHash}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { surf_rides, activity_name } = (await answer.json()) as {
    surf_rides: unknown[];
    activity_name: string;
  };
  await page.getByLabel('Preview session').selectOption({ index: 1 });
  await expect(page.getByLabel('Preview session').locator('option:checked')).toContainText(activity_name);
  await expect(found).toHaveText(`${surf_rides.length} rides found`);
  await expectAccessible(page);
  await page.getByLabel('Minimum distance (m)').fill('4000');
  await expect(found).toHaveText('0 rides found');

  await page.route('**/api/activities/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await page.getByRole('button', { name: 'Add New Setting' }).click();
  await page.getByLabel('Preview session').selectOption({ index: 1 });
  await expect(page.getByText('Failed to load activity details')).toBeVisible();
});
