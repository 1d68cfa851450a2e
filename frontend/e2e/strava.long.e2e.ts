import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addAthlete, connectStrava, newPerson, sync, test } from './support/connections.ts';

const RECENT = 'Sync recent 100 activities';
const SESSION = /\/activity\/\w{22}$/;

test.beforeEach(({ page, app }) => newPerson(page, app));

test('connects, syncs, analyzes, removes and disconnects', async ({ page, app }) => {
  test.setTimeout(120_000);
  const { name, athlete } = addAthlete(app, 3);
  app.strava.world.addActivity({ athlete, name: 'No watch' });
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Sync Activities' }).click();
  await page.getByRole('tab', { name: 'Strava' }).click();
  await expect(page.getByText('Connect your Strava account to sync activities')).toBeVisible();
  await page.getByRole('tabpanel', { name: 'Strava' }).getByRole('link', { name: 'Go to Settings' }).click();
  await connectStrava(page, name);
  await expect(page).toHaveURL('/settings');

  const streams = app.strava.counts.of('streams');
  const panel = await sync(page, 'Strava', RECENT);
  await expect(panel.getByText('Synced 4 activities, 4 new')).toBeVisible();
  await expect(panel.getByText(new RegExp(`^Connected as ${name}\\. Last sync: .+ PT$`))).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Synced Activities (4)' })).toBeVisible();
  expect(app.strava.counts.of('streams')).toBe(streams);
  const row = (activity: string) => panel.getByRole('row').filter({ hasText: activity });
  await expect(row('No watch')).toContainText("No GPS track, so it can't be analyzed");
  await expect(row('Morning 1')).toContainText('Jun 14, 2026, 8:30 AM');
  await expectAccessible(page);

  await row('Morning 2').getByRole('button', { name: 'Click to Analyze' }).click();
  await expect(page).toHaveURL(SESSION, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Morning 2' })).toBeVisible();
  await expect(page.getByText('STRAVA', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View on Strava' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.strava\.com\/activities\/\d+$/,
  );
  await expect(page.getByText("Private: sessions from Strava can't be shared here.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share Activity' })).toHaveCount(0);

  await page.goBack();
  await page.getByRole('tab', { name: 'Strava' }).click();
  await expect(row('Morning 2').getByRole('link', { name: 'Analyzed' })).toBeVisible();
  await row('Morning 3').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row('Morning 3')).toHaveCount(0);
  await sync(page, 'Strava', RECENT);
  await expect(panel.getByText('Synced 4 activities, 0 new')).toBeVisible();
  await expect(row('Morning 3')).toHaveCount(0);

  await page.goto('/settings');
  const item = page.getByRole('region', { name: 'Strava' });
  await item.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(item.getByText('Not connected')).toBeVisible();
  expect(app.strava.state.grants.connectedAthletes().has(athlete.id)).toBe(false);
});
