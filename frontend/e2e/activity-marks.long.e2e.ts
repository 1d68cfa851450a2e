import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { PALETTES } from '../src/lib/palette.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { pixelsNear } from './support/pixels.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const rides = (page: Page) => page.locator('tr[data-ride]');
const notCounted = (page: Page) => page.getByRole('region', { name: 'Not counted' });
const candidates = (page: Page) => notCounted(page).locator('[data-candidate]');
const marks = (page: Page) => page.getByRole('region', { name: 'Your corrections' });

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', timeStyle: 'medium' });
let token: string;
let urlHash: string;

test.beforeEach(async ({ page, request }) => {
  token = await signIn(page, await createAccount(request));
  urlHash = await uploadSession(request, token, { seed: 11 });
  await openSession(page, urlHash);
});

/** Selects the range of the session's first ride. */
async function selectFirstRide(page: Page, request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/activities/${urlHash}`, { headers });
  const { surf_rides } = (await answer.json()) as { surf_rides: { start_time: string; end_time: string }[] };
  const [first] = surf_rides;
  await page.getByRole('button', { name: 'Select a range' }).click();
  await page.getByLabel('From (PT)').fill(clock.format(new Date(first.start_time)));
  await page.getByLabel('To (PT)').fill(clock.format(new Date(first.end_time)));
}

test(
  'near misses are listed with the failed rules and shown on the map',
  { tag: '@map' },
  async ({ page }) => {
    const map = page.getByRole('region', { name: 'Map of the session' });
    await expect(map).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
    expect(await pixelsNear(map, PALETTES.light.candidate, 6)).toBeLessThan(10);
    await notCounted(page)
      .getByRole('button', { name: /^Not counted/ })
      .click();
    const closest = candidates(page).first();
    await expect(closest).toContainText(/short/);
    await closest.hover();
    await expect(closest).toHaveAttribute('data-lit');
    // A picture of the map scrolls to it, away from the pointer; the keyboard's focus stays.
    await page.mouse.move(0, 0);
    await closest.getByRole('button').focus();
    await expect.poll(() => pixelsNear(map, PALETTES.light.candidate, 6)).toBeGreaterThan(10);
    await closest.getByRole('button').click();
    await expect(closest.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
  },
);

test('a near miss is counted as a ride and undone again', async ({ page }) => {
  const before = await rides(page).count();
  await notCounted(page)
    .getByRole('button', { name: /^Not counted/ })
    .click();
  await candidates(page).first().getByRole('button').click();
  await notCounted(page).getByRole('button', { name: 'Count this as a ride' }).click();
  await expect(rides(page)).toHaveCount(before + 1);
  await expect(marks(page).getByRole('listitem').first()).toContainText('Missed ride');
  await page.reload();
  await expect(rides(page)).toHaveCount(before + 1);
  await marks(page)
    .getByRole('button', { name: /^Remove correction/ })
    .click();
  await expect(rides(page)).toHaveCount(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rides(page)).toHaveCount(before + 1);
});

test('a ride marked as none is removed, and matching settings are proposed', async ({ page }) => {
  const before = await rides(page).count();
  await page
    .getByRole('columnheader', { name: /^Distance/ })
    .getByRole('button')
    .click();
  await rides(page).first().click();
  await page.getByRole('button', { name: 'Not a ride' }).click();
  await expect(rides(page)).toHaveCount(before - 1);
  await expect(marks(page).getByText('These settings would get it right automatically:')).toBeVisible();
  await expectAccessible(page);
  await marks(page).getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('heading', { name: 'Try other settings' });
  await expect(preview).toBeFocused();
  await expect(preview).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Try other settings' }).getByRole('status')).toHaveText(
    /rides?/,
  );
  await page.getByRole('button', { name: 'Exit preview' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rides(page)).toHaveCount(before);
});

test('a deleted ride is restored by adding a missed ride there', async ({ page, request }) => {
  const before = await rides(page).count();
  await selectFirstRide(page, request);
  await page.getByRole('button', { name: 'Add a missed ride' }).click();
  await expect(page.getByText('Already counted as Ride 1.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(marks(page)).toHaveCount(0);

  await selectFirstRide(page, request);
  await rides(page).first().click();
  await page.getByRole('button', { name: 'Delete ride' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rides(page)).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Add a missed ride' }).click();
  await expect(rides(page)).toHaveCount(before);
  await expect(page.getByText('Added as a ride.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rides(page)).toHaveCount(before - 1);
});
