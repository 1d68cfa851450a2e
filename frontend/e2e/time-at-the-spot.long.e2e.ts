import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { openSession, uploadSession } from './support/sessions.ts';

/** 14 minutes before the clocks of Lord Howe Island go back by half an hour. */
const START = '2026-04-04T14:46:00Z';
const LORD_HOWE = { latitude: -31.5267, longitude: 159.0596 };
const PACIFIC = 'Apr 4, 2026, 7:46 AM PT';
const SPOT = 'Sun, Apr 5, 1:46 AM at the spot';

const list = (page: Page) => page.getByRole('table', { name: 'Ocean Surfing Sessions' });
const begins = (page: Page) => page.locator('tr[data-ride] td:nth-child(2)').allTextContents();

test('a session on Lord Howe Island shows Pacific time and the time at the spot, and the latter alone once it is chosen', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const token = await signIn(page, await createAccount(request));
  const urlHash = await uploadSession(request, token, { seed: 11, start: START, ...LORD_HOWE });

  await page.goto('/activities');
  const row = list(page).getByRole('row').nth(1);
  await expect(row).toContainText('Apr 4, 2026 PT');
  await expect(row).toContainText('Apr 5, 1:46 AM at the spot');
  const search = page.getByRole('search').getByRole('textbox');
  for (const day of ['Apr 4, 2026', 'Apr 5, 2026']) {
    await search.fill(day);
    await expect(row).toContainText('Apr 4, 2026');
  }
  await openSession(page, urlHash);
  await expect(page.getByText(PACIFIC)).toBeVisible();
  await expect(page.getByText(SPOT)).toBeVisible();
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const time of [PACIFIC, SPOT]) await expect(page.getByText(time)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
  const pacific = await begins(page);

  await page.goto('/settings');
  await page.getByLabel('Sessions show').selectOption('spot');
  await page.getByLabel('Clock').selectOption('24h');
  await page.getByRole('button', { name: 'Save times' }).click();
  await expect(page.getByText('Preferences updated successfully')).toBeVisible();

  await openSession(page, urlHash);
  await expect(page.getByText('Sun, Apr 5, 2026, 01:46')).toBeVisible();
  await expect(page.getByText('Apr 4, 2026, 07:46 PT')).toHaveCount(0);
  const minuteOfDay = (text: string) => {
    const [, hours = '', minutes = ''] = /(\d+):(\d+)/.exec(text) ?? [];
    return Number(hours) * 60 + Number(minutes);
  };
  // 18 hours ahead, as at the start, also after the clocks went back.
  const ahead = (await begins(page)).map(
    (text, index) => (minuteOfDay(text) - minuteOfDay(pacific[index] ?? '') + 1440) % 1440,
  );
  expect(new Set(ahead)).toEqual(new Set([18 * 60]));

  await page.goto('/activities');
  await expect(row).toContainText('Sun, Apr 5, 2026');
  await expect(row).toContainText('01:46');
  await expect(row).not.toContainText('PT');
});
