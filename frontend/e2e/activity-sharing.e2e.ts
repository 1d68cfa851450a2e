import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { chooseUsername, createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { openSession, uploadSession } from './support/sessions.ts';

let urlHash: string;

test.beforeEach(async ({ page, request }) => {
  const token = await signIn(page, await createAccount(request));
  await chooseUsername(request, token);
  urlHash = await uploadSession(request, token, { seed: 11 });
  await openSession(page, urlHash);
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Activity' });

/** The number of public trackpoints. */
async function publicPoints(request: APIRequestContext): Promise<number> {
  const answer = await request.get(`/api/public/activities/${urlHash}`);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { trackpoints: unknown[] }).trackpoints.length;
}

test('hidden parts of the track are not in the public answer', { tag: '@map' }, async ({ page, request }) => {
  await page.getByRole('button', { name: 'Share Activity' }).click();
  await dialog(page).getByLabel('Show rides only').uncheck();
  await dialog(page).getByText('Hide a place').click();
  const status = dialog(page).getByText(/^Click the map to move the circle/);
  const counts = async () =>
    ((await status.textContent()) ?? '')
      .match(/\d[\d,]*/g)!
      .map((count) => Number(count.replaceAll(',', ''))) as [number, number];
  const hides = (count: number) => new RegExp(`hides at least ${count.toLocaleString('en-US')} of`);
  const atStart = await counts();
  await dialog(page).getByRole('button', { name: 'Around the end' }).click();
  await expect(status).not.toHaveText(hides(atStart[0]));
  await dialog(page).getByLabel('Radius').selectOption('100');
  const map = dialog(page).getByRole('region', { name: 'Map to choose a place on' });
  await expect(map).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
  await expectAccessible(page);
  const atEnd = await counts();
  await map.click({ position: { x: 365, y: 118 } });
  await expect(status).not.toHaveText(hides(atEnd[0]));
  const [hidden, all] = await counts();
  await dialog(page).getByRole('button', { name: 'Continue to Share' }).click();
  await expect(dialog(page).getByLabel('Link to the session')).toBeVisible();
  const shared = await publicPoints(request);
  expect(shared).toBeLessThan(all - hidden);

  await dialog(page).getByLabel('Show rides only').check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await publicPoints(request)).toBeLessThan(shared / 2);
  await page.reload();
  await page.getByRole('button', { name: 'Sharing', exact: true }).click();
  await expect(dialog(page).getByLabel('Show rides only')).toBeChecked();
  await expect(dialog(page).getByLabel('Hide a place')).toBeChecked();
});

test('the dialog fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: 'Share Activity' }).click();
  await dialog(page).getByText('Hide a place').click();
  await expect(dialog(page).getByRole('button', { name: 'Around the start' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
