import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { coveredBy } from './support/covered.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { choose } from './support/session-menu.ts';
import { openSession, uploadSession } from './support/sessions.ts';
import { smallTargets } from './support/targets.ts';

const rides = (page: Page) => page.locator('tr[data-ride]');
const card = (page: Page, number: number) =>
  page.getByRole('article', { name: `Ride ${number}`, exact: true });
const map = (page: Page) => page.getByRole('region', { name: 'Map of the session' });
const DOT = ':scope > [aria-hidden=true]';
/**
 * Follows the speed of an open ride with the pointer: what covers the dot that goes with it on the map, and the part of
 * the map's width or height that its way takes.
 */
async function wayOnMap(page: Page, number: number) {
  const curve = (await card(page, number).getByRole('img').boundingBox())!;
  const frame = (await map(page).boundingBox())!;
  const covering = new Set<string>();
  const [across, down]: [number[], number[]] = [[], []];
  for (let step = 0; step <= 12; step++) {
    await page.mouse.move(curve.x + curve.width * (0.1 + step / 15), curve.y + curve.height / 2);
    for (const part of await coveredBy(map(page), DOT)) covering.add(part);
    const { x, y } = (await map(page).locator(DOT).boundingBox())!;
    across.push(x);
    down.push(y);
  }
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return { covering: [...covering], share: Math.max(span(across) / frame.width, span(down) / frame.height) };
}
/** The map frames the open ride, clear of everything that lies over it. */
const expectFramed = (page: Page, number: number) =>
  expect(async () => {
    const { covering, share } = await wayOnMap(page, number);
    expect(covering).toEqual([]);
    expect(share).toBeGreaterThan(0.3);
  }).toPass();
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

let token: string;
let urlHash: string;
test.beforeEach(async ({ page, request }) => {
  token = await signIn(page, await createAccount(request));
  urlHash = await uploadSession(request, token, { seed: 11 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test.beforeEach(async ({ page }) => openSession(page, urlHash));

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
      await expect(
        card(page, 4).getByRole('img', { name: /^Speed of ride 4, top speed \d/ }),
      ).toBeInViewport();
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
});

test('an open ride stands beside the map that frames it', { tag: '@map' }, async ({ page }) => {
  test.slow();
  await openSession(page, urlHash);
  await expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
  await rides(page).nth(5).click();
  await expect(map(page)).toBeInViewport({ ratio: 1 });
  await expect(card(page, 6).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(card(page, 6).getByRole('img')).toHaveCount(1);
  await expect(card(page, 6).getByRole('img', { name: /^Speed of ride 6/ })).toBeInViewport({ ratio: 0.95 });
  await expect(card(page, 6).getByText('Lowest speed')).toBeInViewport();
  await expectFramed(page, 6);
});

test('J, K and buttons step from ride to ride, and Back closes', async ({ page }) => {
  await openSession(page, urlHash);
  await page.keyboard.press('j');
  await expect(card(page, 1)).toBeInViewport();
  await page.keyboard.press('j');
  await expect(card(page, 2)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Trackpoints of ride 2' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(card(page, 1).getByRole('button', { name: 'Previous ride' })).toBeDisabled();
  await card(page, 1).getByRole('button', { name: 'Next ride' }).click();
  await expect(page).toHaveURL(/\?ride=2$/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('the address keeps tab and range through a reload and Back', async ({ page }) => {
  await openSession(page, urlHash);
  await page.getByRole('tab', { name: 'Trackpoints' }).click();
  await page.getByRole('button', { name: 'Select a range' }).click();
  const table = page.getByRole('table', { name: 'Trackpoints of the session' });
  await table.locator('[aria-rowindex="2"]').click();
  await table.locator('[aria-rowindex="9"]').click();
  await expect(page).toHaveURL(/\?tab=trackpoints&range=1-8$/);
  await page.reload();
  await expect(page.getByText('7 s', { exact: true })).toBeVisible();
  await expect(table).toBeVisible();
  await page.goto('/activities');
  await page.goBack();
  await expect(page.getByText('7 s', { exact: true })).toBeVisible();
});

test('an address with a ride opens it, on the public page too', async ({ page, request, browser }) => {
  const headers = { authorization: `Bearer ${token}` };
  const username = `waves_${Date.now() % 1e9}`;
  await request.post('/api/users/me/update-username', { headers, data: { username } });
  await request.put(`/api/activities/${urlHash}`, { headers, data: { is_public: true } });
  await page.goto(`/activity/${urlHash}?ride=3`);
  await expect(card(page, 3)).toBeInViewport({ timeout: 20_000 });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/public/activity/${urlHash}?ride=3`);
  await expect(card(visitor, 3)).toBeInViewport({ timeout: 20_000 });
  await expect(card(visitor, 3).getByRole('button', { name: /^Delete|Not a ride/ })).toHaveCount(0);
  await expectAccessible(visitor);
  await visitor.goto(`/public/activity/${urlHash}?tab=trackpoints&range=1-8`);
  await expect(visitor.getByRole('table', { name: 'Trackpoints of the session' })).toBeVisible();
  await expect(visitor.getByText('7 s', { exact: true })).toBeVisible();
});

test('playing the rides jumps from wave to wave with three seconds before each', async ({ page }) => {
  await openSession(page, urlHash);
  await choose(page, 'Show Relative Time');
  const startOf = async (row: number) => {
    const text = (await rides(page).nth(row).locator('td:nth-child(2)').textContent()) ?? '';
    const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
    return hours * 3600 + minutes * 60 + seconds;
  };
  const [first, second] = [await startOf(0), await startOf(1)];
  const replay = page.getByRole('group', { name: 'Replay' });
  const time = replay.getByRole('slider', { name: 'Time of the replay' });
  const secondsShown = async () => Number(await time.inputValue()) / 1000;
  await replay.getByLabel('Speed of the replay').selectOption('1');
  await replay.getByRole('button', { name: 'Play rides' }).click();
  await expect.poll(secondsShown).toBeGreaterThanOrEqual(first - 4);
  await replay.getByRole('button', { name: 'Pause', exact: true }).click();
  await time.fill(String((second - 15) * 1000));
  await replay.getByRole('button', { name: 'Play rides' }).click();
  await expect.poll(secondsShown).toBeGreaterThanOrEqual(second - 4);
  await replay.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(replay.getByRole('button', { name: 'Play rides' })).toBeVisible();
});
