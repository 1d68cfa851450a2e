import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn, type Account } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { createAdmin } from './support/admins.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { openSession, uploadSession } from './support/sessions.ts';

// Only one re-detection can run at a time.
test.describe.configure({ mode: 'serial' });

let admin: Account;
test.beforeAll(async ({ request }) => {
  admin = await createAdmin(request);
});

const models = (page: Page) => page.getByRole('table', { name: 'Read models' });

test('a user without admin rights is redirected to the landing page', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/admin/replay');
  await expect(page.getByRole('alert')).toContainText('You do not have permission to access this page.');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Maintenance' })).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('an admin rebuilds a read model while it serves', async ({ page }) => {
  await signIn(page, admin);
  await page.goto('/upload');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Maintenance' }).click();
  await expect(page).toHaveURL('/admin/replay');
  const row = models(page).getByRole('row').nth(1);
  const name = await row.getByRole('rowheader').innerText();
  const lastRebuild = row.getByRole('cell').nth(4);
  const before = await lastRebuild.innerText();
  await row.getByRole('button', { name: `Rebuild ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Rebuild read model' });
  await expect(dialog).toContainText(name);
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(lastRebuild).toHaveText(before, { useInnerText: true });

  await row.getByRole('button', { name: `Rebuild ${name}` }).click();
  await dialog.getByRole('button', { name: 'Rebuild', exact: true }).click();
  await expect(lastRebuild).not.toHaveText(before, { useInnerText: true });
  await expect(row).toContainText(/Done.*\d events/s, { timeout: 30_000 });
});

test('a running rebuild shows its progress and can be cancelled; a failed one shows the reason', async ({
  page,
}) => {
  const model = {
    projection: 'activities',
    version: 3,
    position: '500',
    head: '1000',
    lag: 500,
    status: 'live',
  };
  const rebuild = { started_at: '2025-02-11T20:00:00Z', reason: null as string | null };
  const progress = {
    events: 1234,
    passed: 0,
    events_per_second: 20500,
    seconds_left: 75,
    position: '500',
    head: '1000',
  };
  let state: 'running' | 'cancelled' = 'running';
  const cancelled: string[] = [];
  await page.route('**/api/admin/replays', (route) =>
    route.fulfill({
      json: [
        { ...model, rebuild: { ...rebuild, state, progress } },
        {
          ...model,
          projection: 'vessels',
          rebuild: { ...rebuild, state: 'failed', reason: 'disk full', progress },
        },
        { ...model, projection: 'accounts', rebuild: { ...rebuild, state: 'running', progress: null } },
      ],
    }),
  );
  await page.route('**/api/admin/replays/*', (route) => {
    cancelled.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    state = 'cancelled';
    return route.fulfill({ status: 204 });
  });
  await signIn(page, admin);
  await page.goto('/admin/replay');
  const row = models(page).getByRole('row').nth(1);
  await expect(row).toContainText('1,234 events, 20,500 per second, 1 min 15 s left');
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await expect(models(page).getByRole('row').nth(2)).toContainText('Failed: disk full');
  await expect(models(page).getByRole('row').nth(3)).toContainText('Starting...');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const card = page.getByRole('list', { name: 'Read models' }).getByRole('listitem').first();
  await card.getByRole('button', { name: 'Cancel rebuilding activities' }).click();
  await expect(card).toContainText('Canceled');
  expect(cancelled).toEqual(['DELETE /api/admin/replays/activities']);
});

test('a dry run shows the changes, and applying it changes the rides', async ({ page, request }) => {
  test.slow();
  const owner = await createAccount(request);
  const token = await signIn(page, owner);
  const urlHash = await uploadSession(request, token, { seed: 71 });
  await signIn(page, admin);
  await page.goto('/admin/replay');
  await page.getByRole('radio', { name: 'One session' }).check();
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await expect(page.getByText('Activity is required')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Activity' })
    .fill(`${new URL(page.url()).origin}/activity/${urlHash}`);
  await page.getByLabel('Minimum GPS points').fill('1001');
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await expect(
    page.getByText('Minimum GPS points must be a whole number between 1 and 1000 points'),
  ).toBeVisible();
  await page.getByLabel('Minimum GPS points').fill('');
  await page.getByLabel('Minimum distance (m)').fill('5000');
  await page.getByRole('button', { name: 'Start dry run' }).click();

  const lost = page.getByRole('row').filter({ hasText: urlHash });
  await expect(lost).toContainText(/\d/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Dry run' })).toBeVisible();
  await expect(page.locator('dl', { hasText: 'Rides lost' })).toContainText(/Rides lost[1-9]/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByText(`Activity ${urlHash}, minimum distance 5,000 m`)).toBeVisible();
  await page.getByRole('button', { name: 'Apply for real' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply for real' }).click();
  await expect(page.getByRole('heading', { name: 'Re-detection for real' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Done' })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('radio', { name: 'One session' }).check();
  await page.getByRole('textbox', { name: 'Activity' }).fill(urlHash);
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await expect(page.getByText("Nothing would change, so there's nothing to apply.")).toBeVisible({
    timeout: 30_000,
  });

  await page.getByRole('switch', { name: 'Dry run' }).uncheck();
  await page.getByLabel('Minimum distance (m)').fill('30');
  await page.getByRole('button', { name: 'Apply for real' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply for real' }).click();
  await expect(page.locator('dl', { hasText: 'Rides gained' })).toContainText(/Rides gained[1-9]/, {
    timeout: 30_000,
  });
  await signIn(page, owner);
  await openSession(page, urlHash);
});

test('a running re-detection shows its progress and can be cancelled', async ({ page }) => {
  let state: 'running' | 'cancelled' | 'interrupted' = 'running';
  const rides = { gained: 4, lost: 2, changed: 1, kept: 90 };
  await page.route('**/api/admin/redetections/current', (route) => {
    if (route.request().method() === 'DELETE') {
      state = 'cancelled';
      return route.fulfill({ status: 204 });
    }
    const progress = {
      position: '250',
      head: '1000',
      activities: 120,
      points: 864_000,
      points_per_second: 2_100_000,
      time_left: 95.4,
      rides,
      differing_activities: 140,
      differing: [{ url_hash: 'AbCdEf0123456789', user_id: 7, ...rides }],
      failed_activities: 101,
      failed: [{ url_hash: 'Zz9', reason: 'The stored track is damaged' }],
    };
    return route.fulfill({
      json: {
        redetection: {
          state,
          asked: { dry_run: true, user_id: 7, parameters: { min_ride_distance: 50 } },
          started_at: '2025-02-11T20:00:00Z',
          progress,
        },
      },
    });
  });
  await signIn(page, admin);
  await page.goto('/admin/replay');
  await expect(page.getByText('1 min 35 s left')).toBeVisible();
  await expect(page.getByText('Every activity of user 7, minimum distance 50 m')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start dry run' })).toBeDisabled();
  await expect(page.getByText('The stored track is damaged')).toBeVisible();
  await expect(page.getByText('Showing 1 of 101.')).toBeVisible();
  await expect(page.getByText('Showing 1 of 140 activities that differ.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Canceled' })).toBeVisible();
  state = 'interrupted';
  await page.reload();
  await expect(page.getByText('The server running it stopped at position 250.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const continued = page.waitForRequest((sent) => sent.method() === 'POST');
  await page.route('**/api/admin/redetections', (route) => route.fulfill({ status: 202, json: {} }));
  await page.getByRole('button', { name: 'Continue' }).click();
  expect((await continued).postDataJSON()).toEqual({
    dry_run: true,
    user_id: 7,
    parameters: { min_ride_distance: 50 },
    from: '250',
  });
});
