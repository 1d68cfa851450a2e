import { expect, test } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { uploadSession } from './support/sessions.ts';

interface Schema {
  properties: Record<string, { minimum: number; maximum: number }>;
}

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
