import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { listManySessions } from './support/many-sessions.ts';
import { uploadSession } from './support/sessions.ts';

const PHONE = { width: 390, height: 844 };
const list = (page: Page) => page.getByRole('table', { name: 'Ocean Surfing Sessions' });
const cards = (page: Page) =>
  page.getByRole('list', { name: 'Ocean Surfing Sessions' }).getByRole('listitem');
const select = (page: Page) => page.getByRole('button', { name: 'Select', exact: true }).click();
const tile = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('..').first();

/** 1,200 sessions, one a day until June 14, 2026. */
async function openHistory(page: Page): Promise<void> {
  await signIn(page, await createAccount(page.request));
  await listManySessions(page, 1200);
  // The person's units, which come last, render the rows anew.
  await page.goto('/activities', { waitUntil: 'networkidle' });
  await expect(tile(page, 'Total Sessions')).toContainText('1,200');
}

test('filters are in the address, and the tiles follow them', async ({ page }) => {
  await openHistory(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByLabel('Year').selectOption('2025');
  await panel.getByLabel('Sharing').selectOption('Shared');
  await panel.getByLabel('Rides').selectOption('With rides');
  await expectAccessible(page, '[role="dialog"]');
  await expect(page).toHaveURL('/activities?year=2025&shared=yes&rides=yes');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeFocused();
  const status = page.getByRole('status').filter({ hasText: 'of 1,200 sessions' });
  const left = Number(/^\d+/.exec((await status.textContent()) ?? '')?.[0]);
  expect(left).toBeGreaterThan(90);
  expect(left).toBeLessThan(123);
  await expect(tile(page, 'Total Sessions')).toContainText(String(left));

  await page.reload();
  await expect(tile(page, 'Total Sessions')).toContainText(String(left));
  for (const filter of ['Sharing Shared', 'Year 2025', 'Rides With rides']) {
    await page.getByRole('button', { name: `Remove filter: ${filter}` }).click();
  }
  await expect(page).toHaveURL('/activities');

  await page.getByLabel('Surf vessel').selectOption('Board 2');
  await page.getByRole('button', { name: 'Filters' }).click();
  await panel.getByLabel('Source').selectOption('GARMIN');
  await panel.getByLabel('Video').selectOption('With video');
  await expect(page).toHaveURL('/activities?vessel=2&source=GARMIN&video=yes');
  await expect(tile(page, 'Total Sessions')).toContainText(/Sessions20/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/activities');
  await expect(tile(page, 'Total Sessions')).toContainText('1,200');
});

test('J, K, X and O walk through the list, select and open', async ({ page }) => {
  await openHistory(page);
  const focused = page.locator('a:focus');
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
  await expect(focused).toHaveText('Session 1199');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select Session 1199' })).toBeChecked();
  for (let step = 0; step < 30; step++) await page.keyboard.press('j');
  await expect(focused).toHaveText('Session 1169');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected sessions' });
  await expect(bar).toContainText('2 selected');
  // Upward the list scrolls below its header and the month at its top.
  for (let step = 0; step < 22; step++) await page.keyboard.press('k');
  await expect(focused).toHaveText('Session 1191');
  const isOnTop = (link: Element) => {
    const { x, y, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(x + 4, y + height / 2));
  };
  await expect.poll(() => focused.evaluate(isOnTop)).toBe(true);

  await page.getByLabel('Search sessions').fill('jxo');
  await expect(page.getByLabel('Search sessions')).toHaveValue('jxo');
  // The list follows a moment after the search; J before that would focus a row that is replaced.
  await expect(page.getByText('No session matches your search.')).toBeVisible();
  await page.getByLabel('Search sessions').fill('');
  await expect(tile(page, 'Total Sessions')).toContainText('1,200');
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(focused).toHaveText(/^Session \d+$/);
  const name = (await focused.textContent()) ?? '';
  await page.keyboard.press('o');
  await expect(page).toHaveURL(`/activity/session${1200 - Number(name.replace('Session ', ''))}`);
});

test('a click anywhere on a row or card opens its session', async ({ page }) => {
  await openHistory(page);
  const row = list(page).getByRole('row', { name: 'Session 1198' });
  await row.click({ position: { x: 700, y: 28 } });
  await expect(page).toHaveURL('/activity/session2');
  await page.goBack();
  await page.setViewportSize(PHONE);
  await cards(page)
    .filter({ hasText: 'Session 1200' })
    .click({ position: { x: 200, y: 90 } });
  await expect(page).toHaveURL('/activity/session0');
});

test('selected sessions are changed together', async ({ page, request }) => {
  const token = await signIn(page, await createAccount(request));
  const headers = { authorization: `Bearer ${token}` };
  for (const seed of [21, 22, 23]) await uploadSession(request, token, { seed, minutes: 15 });
  const vessel = { brand: 'Mega', model: 'Bullet', nickname: 'Banana', type: 'surf_kayak' };
  await request.post('/api/surf-vessels', { headers, data: vessel });
  await page.goto('/activities');
  const bar = page.getByRole('region', { name: 'Selected sessions' });
  await select(page);
  await list(page).getByRole('checkbox').nth(1).check();
  await list(page).getByRole('checkbox').nth(2).check();

  await bar.getByRole('button', { name: 'Surf Vessel' }).click();
  await page.getByRole('dialog').getByLabel('Surf Vessel').selectOption('Banana');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Surf vessel of 2 sessions changed.')).toBeVisible();
  await expect(list(page).getByText('Banana')).toHaveCount(2);

  await bar.getByRole('button', { name: 'Detect again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Please select a profile')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Profile').selectOption('System default');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Rides of 2 sessions detected again.')).toBeVisible();

  await bar.getByRole('button', { name: 'Exclude from records' }).click();
  await expect(page.getByText('2 sessions excluded from records.')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Include in records' })).toBeVisible();

  await bar.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Username').fill(`u${Date.now()}`);
  await page.getByRole('button', { name: 'Set username' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share 2 sessions' });
  await sharing.getByRole('button', { name: 'Continue to Share (2)' }).click();
  await expect(page.getByText('2 sessions shared.')).toBeVisible();
  await expect(list(page).getByText('Shared')).toHaveCount(2);

  await bar.getByRole('button', { name: 'Export' }).click();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Numbers as CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('sessions.csv');
  await bar.getByRole('button', { name: 'Export' }).click();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Tracks as GPX' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('sessions-gpx.zip');

  await bar.getByRole('button', { name: 'Compare Activities' }).click();
  await expect(page).toHaveURL(/\/compare\?activities=/);
  await page.goBack();
  await expect(bar).toContainText('2 selected');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('Back from a session shows the place in the list that was left', async ({ page }) => {
    await openHistory(page);
    await page.evaluate(() => window.scrollTo(0, 6000));
    const left = cards(page).filter({ hasText: 'Session 1160' });
    await expect(left).toBeInViewport();
    const place = async () => Math.round((await left.boundingBox())?.y ?? Number.NaN);
    await left.getByRole('link').scrollIntoViewIfNeeded();
    const before = await place();
    await left.getByRole('link').tap();
    await expect(page).toHaveURL('/activity/session40');
    await expect(page.getByText('Activity not found')).toBeVisible();
    await page.goBack();
    // The cards above it have their expected heights until they are shown.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(60);
  });

  test('the first session is near the top, and a year is a tap away', async ({ page }) => {
    await openHistory(page);
    const first = cards(page).filter({ hasText: 'Session 1200' });
    const { y, height } = (await first.boundingBox())!;
    expect(y).toBeLessThanOrEqual(400);
    expect(height).toBeLessThanOrEqual(140);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/activities?year=2026&shared=yes');
    const last = page.getByRole('button', { name: 'Clear filters' });
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(2);
    const filtered = (await first.boundingBox())!;
    expect(filtered.y + filtered.height).toBeLessThanOrEqual(PHONE.height);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await last.tap();

    await page.getByRole('navigation', { name: 'Years' }).getByRole('button', { name: '2024' }).tap();
    await expect(cards(page).getByRole('heading', { name: 'December 2024' })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => window.scrollBy(0, 1000));
    await expect(page.locator('p').filter({ hasText: 'December 2024' })).toBeInViewport();

    // A finger anywhere on the card selects it.
    await page.evaluate(() => window.scrollTo(0, 0));
    await select(page);
    const shown = page.getByRole('checkbox', { name: /^Select Session/ });
    const name = (await shown.nth(2).getAttribute('aria-label')) ?? '';
    const box = page.getByRole('checkbox', { name, exact: true });
    await cards(page)
      .filter({ has: box })
      .tap({ position: { x: 80, y: 50 } });
    await expect(box).toBeChecked();
    const bar = page.getByRole('region', { name: 'Selected sessions' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: 'More' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Exclude from records' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
