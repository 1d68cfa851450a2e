import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { barsAt, focused, heightOf, lastOf } from './support/bars.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expectLoaded } from './support/page-checks.ts';
import { openSession, uploadSession } from './support/sessions.ts';

/** A phone of 390 x 844 and a computer of 1440 x 900 at a zoom of 200 %. */
const ZOOMED = [
  { width: 195, height: 422 },
  { width: 720, height: 450 },
];
const MOST_SHARE = 0.15;
const STOPS = 30;

/** Expects that bars are low and cover neither what has the focus nor the end of the page. */
async function checkBars(page: Page, height: number): Promise<void> {
  await expectNoSidewaysScroll(page);
  const bars = await barsAt(page, 0.5);
  expect(heightOf(bars, height) / height).toBeLessThanOrEqual(MOST_SHARE);
  // Parts that load when they come near make the page longer.
  await expect
    .poll(async () => {
      const below = (await barsAt(page, 1)).map(({ top }) => top);
      return (await lastOf(page)).bottom - Math.min(height, ...below);
    })
    .toBeLessThanOrEqual(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  const covered: string[] = [];
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (at !== null && bars.some(({ top, bottom }) => at.top >= top && at.bottom <= bottom)) {
      covered.push(at.name);
    }
  }
  expect(covered).toEqual([]);
}

test('at a zoom of 200 % nothing scrolls sideways, and bars leave room', async ({ page, request }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await signIn(page, await createAccount(request));
  const ocean = await uploadSession(request, token, { seed: 71 });
  const standing = await uploadSession(request, token, { seed: 72, surfType: 'standing_waves' });
  for (const size of ZOOMED) {
    await page.setViewportSize(size);
    for (const path of ['/', '/season', '/settings', '/activities-standing-waves', `/activity/${standing}`]) {
      await page.goto(path);
      await expectLoaded(page);
      await checkBars(page, size.height);
    }
    await openSession(page, ocean);
    await page.locator('tr[data-ride] button').first().click();
    await checkBars(page, size.height);

    await page.goto('/activities');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Select (?!all)/ }).check();
    const bar = page.getByRole('region', { name: 'Selected sessions' });
    await expect(bar).toBeInViewport();
    await checkBars(page, size.height);
    await bar.getByRole('button', { name: 'Delete Selected (1)' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete activities' })).toBeVisible();
  }
});
