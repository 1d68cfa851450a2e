import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { PALETTES } from '../src/lib/palette.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { pixelsNear } from './support/pixels.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const rides = (page: Page) => page.locator('tr[data-ride]');
const uncounted = (page: Page) => page.getByRole('region', { name: 'Not counted' });
const candidates = (page: Page) => uncounted(page).locator('[data-candidate]');
const marks = (page: Page) => page.getByRole('region', { name: 'Your marks' });

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', timeStyle: 'medium' });
let token: string;
let urlHash: string;

test.beforeEach(async ({ page, request }) => {
  token = await signIn(page, await createAccount(request));
  urlHash = await uploadSession(request, token, { seed: 11 });
  await openSession(page, urlHash);
});

/** Marks the range from the start to the end of the session's first ride. */
async function markFirstRide(page: Page, request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/activities/${urlHash}`, { headers });
  const { surf_rides } = (await answer.json()) as { surf_rides: { start_time: string; end_time: string }[] };
  const [first] = surf_rides;
  await page.getByRole('button', { name: 'Mark a range' }).click();
  await page.getByLabel('From (PT)').fill(clock.format(new Date(first.start_time)));
  await page.getByLabel('To (PT)').fill(clock.format(new Date(first.end_time)));
}

test('what nearly counted is listed with what it lacked, and shown on the map', async ({ page }) => {
  const map = page.getByRole('region', { name: 'Map of the session' });
  await expect(map).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
  expect(await pixelsNear(map, PALETTES.light.candidate, 6)).toBeLessThan(10);
  await uncounted(page)
    .getByRole('button', { name: /^Not counted/ })
    .click();
  const closest = candidates(page).first();
  await expect(closest).toContainText(/short/);
  await closest.hover();
  await expect(closest).toHaveAttribute('data-lit');
  await expect.poll(() => pixelsNear(map, PALETTES.light.candidate, 6)).toBeGreaterThan(10);
  await closest.getByRole('button').click();
  await expect(closest.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});

test('a near miss counts after all, and undone it does not', async ({ page }) => {
  const before = await rides(page).count();
  await uncounted(page)
    .getByRole('button', { name: /^Not counted/ })
    .click();
  await candidates(page).first().getByRole('button').click();
  await uncounted(page).getByRole('button', { name: 'Count it after all' }).click();
  await expect(rides(page)).toHaveCount(before + 1);
  await expect(marks(page).getByRole('listitem').first()).toContainText('Missed ride');
  await page.reload();
  await expect(rides(page)).toHaveCount(before + 1);
  await marks(page)
    .getByRole('button', { name: /^Remove mark/ })
    .click();
  await expect(rides(page)).toHaveCount(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rides(page)).toHaveCount(before + 1);
});

test('what was no ride goes, and parameters that say so too are there to try', async ({ page }) => {
  const before = await rides(page).count();
  await page
    .getByRole('columnheader', { name: /^Distance/ })
    .getByRole('button')
    .click();
  await rides(page).first().click();
  await page.getByRole('button', { name: 'Not a ride' }).click();
  await expect(rides(page)).toHaveCount(before - 1);
  await expect(marks(page).getByText(/detection would agree with 1 of 1 mark by itself/)).toBeVisible();
  await expectAccessible(page);
  await marks(page).getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('region', { name: 'What if' }).getByRole('status')).toHaveText(/rides?/);
  await page.getByRole('button', { name: 'Back to the saved rides' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rides(page)).toHaveCount(before);
});

test('a range that holds a missed ride counts as one', async ({ page }) => {
  const before = await rides(page).count();
  await page.getByRole('button', { name: 'Mark a range' }).click();
  const start = await page.getByLabel('From (PT)').inputValue();
  const [hours, minutes] = start.split(':');
  await page.getByLabel('From (PT)').fill(`${hours}:${minutes}:10`);
  await page.getByLabel('To (PT)').fill(`${hours}:${minutes}:30`);
  await expect(page.getByText(/ average$/)).toBeVisible();
  await page.getByRole('button', { name: 'Missed one here' }).click();
  await expect(rides(page)).toHaveCount(before + 1);
  await expect(page.getByText('The range counts as a ride now.')).toBeVisible();
});

test('a ride that was deleted comes back where one is said to be missed', async ({ page, request }) => {
  const before = await rides(page).count();
  await markFirstRide(page, request);
  await page.getByRole('button', { name: 'Missed one here' }).click();
  await expect(page.getByText('Ride 1 counts there already.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(marks(page)).toHaveCount(0);

  await markFirstRide(page, request);
  await rides(page).first().click();
  await page.getByRole('button', { name: 'Delete ride' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rides(page)).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Missed one here' }).click();
  await expect(rides(page)).toHaveCount(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rides(page)).toHaveCount(before - 1);
});
