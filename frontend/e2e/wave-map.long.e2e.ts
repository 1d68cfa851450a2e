import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { coveredBy } from './support/covered.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const rides = (page: Page) => page.locator('tr[data-ride]');
const map = (page: Page) => page.getByRole('region', { name: 'Map of the session' });
const chart = (page: Page) => page.getByRole('slider', { name: /^Speed \(/ });
const scale = (page: Page) => map(page).locator('.maplibregl-ctrl-scale');

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}
interface Recorded {
  readonly surf_rides: readonly {
    readonly first_trackpoint_id: number;
    readonly last_trackpoint_id: number;
  }[];
  readonly trackpoints: readonly Point[];
}

/** Of the map, by its scale. */
const metersPerPixel = (page: Page) =>
  scale(page).evaluate(
    (bar) => Number.parseFloat(bar.textContent) / Number.parseFloat(getComputedStyle(bar).width),
  );

/** The map's scale over this one. */
const shownOver = (page: Page, other: number) => async () => (await metersPerPixel(page)) / other;

/** The scale at which the map shows these points, and as little as possible around them. */
async function metersPerPixelFor(page: Page, points: readonly Point[]): Promise<number> {
  const METERS_PER_DEGREE = 111_320;
  const { width, height } = (await map(page).boundingBox())!;
  const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const latitudes = points.map(({ latitude }) => latitude);
  const shrink = Math.cos(((latitudes[0] ?? 0) * Math.PI) / 180);
  const east = spanOf(points.map(({ longitude }) => longitude)) * METERS_PER_DEGREE * shrink;
  // Kept free around a track: 44 and 64 px at the sides, 72 and 76 px above and below.
  return Math.max(east / (width - 108), (spanOf(latitudes) * METERS_PER_DEGREE) / (height - 148));
}

let token: string;
let urlHash: string;
test.beforeEach(async ({ page, request }) => {
  // No wave plays by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  token = await signIn(page, await createAccount(request));
  urlHash = await uploadSession(request, token, { seed: 11 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test.beforeEach(async ({ page }) => openSession(page, urlHash));

  test('two fingers zoom the chart, and the map follows', { tag: '@map' }, async ({ page }) => {
    test.slow();
    await expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
    const home = await metersPerPixel(page);
    await chart(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await chart(page).boundingBox())!;
    const fingers = await page.context().newCDPSession(page);
    const at = (apart: number) =>
      [-1, 1].map((side, id) => ({ x: x + width / 2 + side * apart, y: y + height / 2, id }));
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(30) });
    for (const apart of [50, 80, 110]) {
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(apart) });
    }
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(chart(page)).toHaveAttribute('data-zoomed');
    await expect.poll(shownOver(page, home)).not.toBeCloseTo(1, 1);
    await page.getByRole('button', { name: 'Zoom out of the chart' }).tap();
    await page.getByRole('button', { name: 'Zoom out of the chart' }).tap();
    await expect(chart(page)).not.toHaveAttribute('data-zoomed');
    await expect.poll(shownOver(page, home)).toBeCloseTo(1, 1);
  });
});

test(
  'the chart zooms by wheel, keys, buttons and drag, and the map follows',
  { tag: '@map' },
  async ({ page }) => {
    test.slow();
    // The chart is below the map: no scrolling, which a wheel would go on with.
    await page.setViewportSize({ width: 1280, height: 1400 });
    await openSession(page, urlHash);
    await expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
    const home = await metersPerPixel(page);
    const { x, y, width, height } = (await chart(page).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, -300);
    await expect(chart(page)).toHaveAttribute('data-zoomed');
    await expect.poll(shownOver(page, home)).not.toBeCloseTo(1, 1);
    await chart(page).press('0');
    await expect(chart(page)).not.toHaveAttribute('data-zoomed');
    await expect.poll(shownOver(page, home)).toBeCloseTo(1, 1);
    for (let turn = 0; turn < 3; turn++) await chart(page).press('+');
    await expect(chart(page)).toHaveAttribute('data-zoomed');
    await expect.poll(shownOver(page, home)).not.toBeCloseTo(1, 1);
    for (let turn = 0; turn < 3; turn++) await chart(page).press('-');
    await expect(chart(page)).not.toHaveAttribute('data-zoomed');
    await expect.poll(shownOver(page, home)).toBeCloseTo(1, 1);

    await page.mouse.move(x + 100, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 200, y + 60, { steps: 6 });
    await page.mouse.up();
    await expect(chart(page)).toHaveAttribute('data-zoomed');
    await page.getByRole('button', { name: 'Clear range' }).click();
    await expect(chart(page)).not.toHaveAttribute('data-zoomed');
    await page.getByRole('button', { name: 'Zoom into the chart' }).click();
    await expect(chart(page)).toHaveAttribute('data-zoomed');
    await expectAccessible(page);
  },
);

test('the map begins with the rides and explains its colors', { tag: '@map' }, async ({ page, request }) => {
  test.slow();
  await openSession(page, urlHash);
  await expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
  await expect(map(page).getByRole('list', { name: 'Colors of the track' })).toHaveText(
    /^RidesBetween ridesMost rides go \w+$/,
  );
  const answer = await request.get(`/api/activities/${urlHash}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { surf_rides: spans, trackpoints } = (await answer.json()) as Recorded;
  const ridden = spans.flatMap(({ first_trackpoint_id: first, last_trackpoint_id: last }) =>
    trackpoints.slice(first - 1, last),
  );
  const [toRides, toTrack] = [
    await metersPerPixelFor(page, ridden),
    await metersPerPixelFor(page, trackpoints),
  ];
  expect(toTrack).toBeGreaterThan(1.2 * toRides);
  // With the shore, if it is near.
  const home = await metersPerPixel(page);
  expect(home).toBeGreaterThan(0.95 * toRides);
  expect(home).toBeLessThan(2 * toRides);
  const covered = async () => (await coveredBy(map(page), '[data-end]')).filter((part) => part !== 'outside');
  expect(await covered()).toEqual([]);
  await map(page).getByRole('button', { name: 'Show the whole track' }).click();
  await expect.poll(shownOver(page, toTrack)).toBeCloseTo(1, 1);
  for (const name of ['Start', 'Finish']) {
    const end = map(page).getByRole('img', { name });
    await expect(end.filter({ hasText: name.slice(0, 1) })).toBeVisible();
  }
  expect(await covered()).toEqual([]);
  await map(page).getByRole('button', { name: 'Show the rides' }).click();
  await expect.poll(shownOver(page, home)).toBeCloseTo(1, 1);
  await expect(map(page).getByRole('button', { name: 'Show the whole track' })).toBeVisible();
  await rides(page).nth(1).click();
  await expect(map(page).getByRole('list', { name: 'Colors of the track in km/h' })).toContainText(
    'Between rides',
  );
});
