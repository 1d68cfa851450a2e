import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { shareSession, uploadSession } from './support/sessions.ts';

const everywhere = async (page: Page) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
};

test('ocean sessions are compared by statistics and rides', async ({ page, request }) => {
  const token = await signIn(page, await createAccount(request));
  const hashes = [
    await uploadSession(request, token, { seed: 11, minutes: 30 }),
    await uploadSession(request, token, { seed: 12, minutes: 30 }),
  ];
  await page.goto(`/compare?activities=${hashes.join(',')}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveText([
    'Date',
    'Surf Vessel',
    'Total Rides',
    'Total Surfing Distance',
    'Total Time Surfing',
    'Max Speed',
    'Longest Ride Distance',
    'Longest Ride Time',
    'Top 5 Average Distance',
    'Top 5 Average Time',
    'Distance Paddled',
    'Rides an Hour',
  ]);
  await expect(table.getByRole('row', { name: /^Total Rides/ }).getByRole('cell')).toHaveCount(2);
  for (const [column, hash] of hashes.entries()) {
    const session = table.getByRole('columnheader').nth(column).getByRole('link');
    await expect(session).toHaveAttribute('href', `/activity/${hash}`);
  }
  await expect(page.getByRole('region', { name: 'Rides side by side' }).getByRole('img')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Over each other' }).getByRole('img')).toHaveCount(2);
  await expect(table.getByRole('img', { name: 'Best' })).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Activities' })).toHaveAttribute('href', '/activities');
  await everywhere(page);
});

test('standing-wave sessions are listed and compared', async ({ page, request }) => {
  const token = await signIn(page, await createAccount(request));
  for (const seed of [41, 42]) {
    await uploadSession(request, token, { seed, minutes: 50, surfType: 'standing_waves' });
  }
  await page.goto('/activities-standing-waves');
  await expect(page.getByRole('heading', { level: 2, name: 'Previous Activities' })).toBeVisible();
  const list = page.getByRole('table', { name: 'Previous Activities' });
  await expect(list.getByRole('row')).toHaveCount(3);
  await expect(list.getByRole('row').nth(1)).toContainText(/\d+ \(\d+%\)/);
  const tiles = page.getByRole('main').locator('dt');
  for (const label of ['Sessions', 'Attempts', 'Surf Rides', 'Longest Ride', 'Longest Tour', 'Max Drift']) {
    await expect(tiles.filter({ hasText: label })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await list.getByRole('checkbox', { name: 'Select all sessions' }).check();
  await page.getByRole('button', { name: 'Compare Activities' }).click();
  await expect(page).toHaveURL(/\/compare-skook\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare Skook Activities');
  await expect(page.getByRole('rowheader')).toHaveText([
    'Date',
    'Surf Vessel',
    'Total Attempts',
    'Total Surf Rides',
    'Total Surfing Time',
    'Longest Ride Duration',
    'Max Drifting Speed',
    'Total Tours',
    'Longest Tour Distance',
    'Longest Tour Duration',
    'Flow',
    'From peak',
    'Distance Paddled',
    'Rides an Hour',
  ]);
  await expect(
    page
      .getByRole('row', { name: /^Total Surf Rides/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/^\d+ \(\d+\.\d%\)$/);
  await everywhere(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/activities-standing-waves');
  await list.getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Surf Attempts' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Surf Duration Chart' })).toBeVisible();
});

test('other people opening the address of a shared session get its public page', async ({
  page,
  request,
  browser,
}) => {
  const token = await signIn(page, await createAccount(request));
  const urlHash = await uploadSession(request, token, { seed: 11, minutes: 20 });
  const visitor = await (await browser.newContext()).newPage();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, await createAccount(request));
  const username = await shareSession(request, token, urlHash);
  for (const viewer of [visitor, other]) {
    await viewer.goto(`/activity/${urlHash}?ride=1`);
    await expect(viewer).toHaveURL(`/public/activity/${urlHash}?ride=1`);
    await expect(viewer.getByText(`Shared by ${username}`)).toBeVisible();
  }
  await visitor.setViewportSize({ width: 1440, height: 900 });
  const widthOf = async (label: string) =>
    (await visitor.locator(`[aria-label="${label}"]`).first().boundingBox())?.width ?? 0;
  await expect.poll(() => widthOf('Map of the session')).toBe(await widthOf('Statistics'));
  await expect(visitor.locator('dl[aria-label=Statistics] dt')).toHaveCount(3);
});
