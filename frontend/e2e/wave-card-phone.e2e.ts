import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { openSession, uploadSession } from './support/sessions.ts';
import { smallTargets } from './support/targets.ts';
import { card, DOT, expectFramed, map, rides } from './support/wave-card.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Where a ride's line was when the browser first had its card, before a paint: its distance from the top. */
const lineWithItsCard = (page: Page, number: number) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          const line = document
            .querySelector(`article[aria-label="${name}"]`)
            ?.closest('tr')?.previousElementSibling;
          if (line === null || line === undefined) return;
          observer.disconnect();
          resolve(Math.round(line.getBoundingClientRect().top));
        }).observe(document.body, { childList: true, subtree: true });
      }),
    `Ride ${number}`,
  );

let urlHash: string;
test.beforeEach(async ({ page, request }) => {
  const token = await signIn(page, await createAccount(request));
  urlHash = await uploadSession(request, token, { seed: 11 });
  await openSession(page, urlHash);
});

test('the trackpoints of a ride show their speed without scrolling', async ({ page }) => {
  await rides(page).first().click();
  await page.getByRole('button', { name: /^Trackpoints/ }).click();
  const table = page.getByRole('region', { name: 'Trackpoints of ride 1' });
  const heading = (name: string) => table.getByRole('columnheader', { name });
  const { y, height } = (await heading('Longitude').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await table.getByRole('cell').first().boundingBox())!.y);
  for (const cell of [
    table.getByRole('columnheader', { name: /^Speed \(/ }),
    table.getByRole('cell', { name: /^\d+\.\d\d$/ }).nth(1),
  ]) {
    await cell.scrollIntoViewIfNeeded();
    await expect(cell).toBeInViewport({ ratio: 1 });
  }
  expect(await table.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('the first screen tells how many waves, the longest and the fastest', async ({ page }) => {
  const figures = page.locator('dl[aria-label="Statistics"]');
  for (const label of ['Total Rides', 'Longest Ride Distance', 'Max Speed']) {
    await expect(figures.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(figures.getByText(/^\d+$/)).toBeInViewport({ ratio: 1 });
  const panel = (await figures.boundingBox())!;
  const feet = await figures.getByText(/( in all|^Ride \d+)$/).all();
  expect(feet).toHaveLength(3);
  for (const foot of feet) {
    const { y, height } = (await foot.boundingBox())!;
    expect(panel.y + panel.height - y - height).toBeLessThanOrEqual(10);
  }
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  expect((await head.boundingBox())!.height).toBeLessThanOrEqual(120);
  expect((await head.getByRole('heading', { level: 1 }).boundingBox())!.height).toBeLessThan(32);
  await expect(head.getByRole('button', { name: 'Share Activity' })).toBeInViewport({ ratio: 1 });
  await expect(head.getByTitle('Private: only you can see this.')).toBeInViewport({ ratio: 1 });
  const time = (await head.locator('time').boundingBox())!;
  const place = (await head.getByText('Parkside').boundingBox())!;
  expect(Math.abs(place.y - time.y)).toBeLessThanOrEqual(2);
  await expect(head.getByRole('button', { name: 'Name this spot' })).toBeInViewport({ ratio: 1 });
  await expect(map(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tab', { name: 'Surf Rides' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test(
  'an open ride is framed on the map, its card below has its speed, and swipes lead to the next',
  { tag: '@map' },
  async ({ page }) => {
    await rides(page).nth(3).tap();
    await expect(page).toHaveURL(/\?ride=4$/);
    await expect(card(page, 4).getByRole('img', { name: /^Speed of ride 4, top speed \d/ })).toBeInViewport();
    // The way of the ride is on the one map of the page.
    await expect(card(page, 4).getByRole('img')).toHaveCount(1);
    await expect(map(page)).toBeInViewport({ ratio: 1 });
    await expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
    await expectFramed(page, 4);
    const { height } = (await map(page).boundingBox())!;
    expect(Math.round((height / 844) * 100)).toBe(40);
    await expectAccessible(page);

    const picture = (await card(page, 4).getByRole('img').first().boundingBox())!;
    const [x, y] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
    const fingers = await page.context().newCDPSession(page);
    const swipe = async (by: number) => {
      const touch = (type: 'touchStart' | 'touchMove', at: number) =>
        fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at, y }] });
      await touch('touchStart', x);
      await touch('touchMove', x + by / 2);
      await touch('touchMove', x + by);
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const shownAt = lineWithItsCard(page, 5);
    await swipe(-90);
    await expect(card(page, 5)).toBeVisible();
    const line = (await rides(page).nth(4).boundingBox())!;
    expect(await shownAt).toBe(Math.round(line.y));
    await expect(card(page, 4)).toHaveCount(0);
    await swipe(90);
    await expect(card(page, 4)).toBeVisible();
    // A tap on a page that still scrolls may meet another button.
    let last = NaN;
    const isStill = async () => {
      const before = last;
      last = (await card(page, 4).boundingBox())!.y;
      return last === before;
    };
    await expect.poll(isStill, { intervals: [300] }).toBe(true);
    await card(page, 4).getByRole('button', { name: 'Trackpoints' }).tap();
    await expect(page.getByRole('table', { name: 'Trackpoints of ride 4' })).toBeVisible();

    await page.reload();
    await expect(card(page, 4)).toBeInViewport();
    await page.goBack();
    await expect(card(page, 4)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/activity/${urlHash}$`));
  },
);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(
    `the longest ride is played once over the map, if motion is welcome: ${reducedMotion}`,
    {
      tag: '@map',
    },
    async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        const played = new Set<string>();
        Object.assign(window, { played });
        const look = () => {
          const dot = document.querySelector<HTMLElement>(
            '[aria-label="Map of the session"] > [aria-hidden=true]:not([hidden])',
          );
          if (dot !== null && dot.style.transform !== '') played.add(dot.style.transform);
          requestAnimationFrame(look);
        };
        look();
      });
      await page.reload();
      await expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
      const places = () => page.evaluate(() => (window as unknown as { played: Set<string> }).played.size);
      const dot = map(page).locator(DOT);
      if (reducedMotion === 'reduce') {
        await expect(map(page).locator('[class*=sketch]')).toHaveCount(0);
        expect(await places()).toBe(0);
        return;
      }
      await expect.poll(places, { timeout: 30_000 }).toBeGreaterThan(3);
      await expect(dot).toBeHidden({ timeout: 20_000 });
      await expect(page.locator('tr[data-lit]')).toHaveCount(0);
    },
  );
}

test('everything to tap is at least 44 px high, light and dark accessible', async ({ page }) => {
  await rides(page).first().tap();
  await expect(card(page, 1)).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});
