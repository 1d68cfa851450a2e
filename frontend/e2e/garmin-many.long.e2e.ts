import { expect, type Request } from '@playwright/test';
import { addSurfer, connectGarmin, newPerson, sync, test } from './support/connections.ts';

test.beforeEach(({ page, app }) => newPerson(page, app));

test('analyzes 30 sessions, three at once', async ({ page, app }) => {
  test.setTimeout(300_000);
  const { account } = addSurfer(app, 30);
  await connectGarmin(page, account);
  await expect(page.getByText('Garmin connected successfully')).toBeVisible();
  const panel = await sync(page, 'Garmin Connect', 'Most recent 30 activities');
  await expect(panel.getByRole('heading', { name: 'Synced Activities (30)' })).toBeVisible();
  const calls = { open: 0, most: 0, all: 0 };
  const isAnalysis = (request: Request) => request.url().includes('/api/analyze/garmin/');
  page.on('request', (request) => {
    if (!isAnalysis(request)) return;
    calls.all += 1;
    calls.open += 1;
    calls.most = Math.max(calls.most, calls.open);
  });
  page.on('requestfinished', (request) => {
    if (isAnalysis(request)) calls.open -= 1;
  });
  const progress = panel.getByRole('status').filter({ hasText: /of 30 analyzed$/ });

  await panel.getByLabel('Select all activities').check();
  await panel.getByRole('button', { name: 'Analyze (30)' }).click();
  await expect(panel.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  await expect(progress).toHaveText(/^[1-9]\d? of 30 analyzed$/, { timeout: 60_000 });
  await expect(panel.getByText('Analyzed 30 activities')).toBeVisible({ timeout: 240_000 });
  await expect(panel.getByRole('link', { name: 'Analyzed' })).toHaveCount(30);
  expect(calls).toEqual({ open: 0, most: 3, all: 30 });
  await page.goto('/activities');
  await expect(page.getByText('Total Sessions').locator('..')).toContainText('30');
});
