import { expect, test, type Page } from '@playwright/test';
import { GUEST_PATHS, OPEN_PATHS, PROTECTED_PATHS } from '../src/routes/route-paths.ts';
import { rememberToken } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { standInForGoogle } from './support/google.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { HOSTILE, newcomer, regular, type World } from './support/worlds.ts';

const NOWHERE = '/nowhere/at/all';
const PATHS = [...OPEN_PATHS, ...GUEST_PATHS, ...PROTECTED_PATHS, NOWHERE];
const NOTHING = 'nothingIsHere';

/** Where a route leads in somebody's world. */
function addressOf(path: string, { ocean, standing }: Pick<World, 'ocean' | 'standing'>): string {
  switch (path) {
    case '/reset-password':
      return `${path}?token=any`;
    case '/compare':
      return ocean.length === 0 ? path : `${path}?activities=${ocean.join(',')}`;
    case '/compare-skook':
      return standing.length === 0 ? path : `${path}?activities=${standing.join(',')}`;
    default:
      return path.replace(':urlHash', ocean[0] ?? NOTHING);
  }
}

/** Looks at an address in both themes, wide and on phones, with axe and for anything that has to be scrolled sideways. */
async function look(page: Page, address: string): Promise<void> {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) broken.push(message.text());
  });
  page.on('dialog', (dialog) => {
    broken.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(address);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectAccessible(page);
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-hit');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(broken).toEqual([]);
}

const MOST_STOPS = 400;

/** Tabs through a page from its top until the focus leaves it, and expects to see where it is all the way. */
async function walk(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  const unseen: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const field =
        element.matches('input, textarea, select') || element.closest('canvas, .maplibregl-map') !== null;
      const box = element.getBoundingClientRect();
      return {
        name: `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`,
        marked: field || (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
        inSight: box.bottom > 0 && box.top < innerHeight,
      };
    });
    if (at === null) break;
    if (!at.marked || !at.inSight) unseen.push(at.name);
  }
  expect(stops, 'the focus leaves the page again').toBeLessThan(MOST_STOPS);
  expect(stops).toBeGreaterThan(3);
  expect(unseen).toEqual([]);
}

test.describe.configure({ timeout: 120_000 });

test.describe('a visitor', () => {
  const none = { ocean: [], standing: [] };
  for (const path of [...OPEN_PATHS, ...GUEST_PATHS, NOWHERE]) {
    test(`sees ${path}`, async ({ page }) => {
      await standInForGoogle(page, 'of nobody');
      await look(page, addressOf(path, none));
    });
  }
  for (const path of GUEST_PATHS) {
    test(`gets through ${path} without a mouse`, async ({ page }) => {
      await standInForGoogle(page, 'of nobody');
      await walk(page, addressOf(path, none));
    });
  }
});

test.describe('a newcomer', () => {
  let world: World;
  test.beforeAll(async ({ request }) => {
    world = await newcomer(request);
  });
  for (const path of PROTECTED_PATHS) {
    test(`sees ${path}`, async ({ page }) => {
      await rememberToken(page, world.token);
      await look(page, addressOf(path, world));
    });
  }
});

test.describe('somebody with sessions and hostile texts in them', () => {
  let world: World;
  test.beforeAll(async ({ request }) => {
    world = await regular(request);
  });
  for (const path of PATHS.filter((path) => !GUEST_PATHS.some((guest) => guest === path))) {
    test(`sees ${path}`, async ({ page }) => {
      await rememberToken(page, world.token);
      await look(page, addressOf(path, world));
    });
  }

  for (const path of ['/', ...PROTECTED_PATHS, '/public/activity/:urlHash']) {
    test(`gets through ${path} without a mouse`, async ({ page }) => {
      await rememberToken(page, world.token);
      await walk(page, addressOf(path, world));
    });
  }

  test('shows them as they are where they belong', async ({ page }) => {
    await rememberToken(page, world.token);
    const [name] = HOSTILE.split('>');
    for (const path of [
      '/activities',
      '/activities-standing-waves',
      '/activity/:urlHash',
      '/public/activity/:urlHash',
      '/compare',
      '/compare-skook',
      '/surf-vessels',
      '/surf-settings',
    ]) {
      await page.goto(addressOf(path, world));
      await expect(page.getByText(name, { exact: false }).first(), path).toBeAttached();
    }
    await page.goto(`/api/results/${world.map}`);
    await expect(page.getByText(name, { exact: false }).first()).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-hit');
  });
});

test.describe('while the server fails', () => {
  let world: World;
  test.beforeAll(async ({ request }) => {
    world = { ...(await newcomer(request)), ocean: [NOTHING], standing: [NOTHING] };
  });
  for (const path of ['/public/activity/:urlHash', ...PROTECTED_PATHS]) {
    test(`${path} can be read`, async ({ page }) => {
      await rememberToken(page, world.token);
      await page.route('**/api/**', (route) =>
        /\/api\/(site|users\/me)$/.test(route.request().url())
          ? route.continue()
          : route.fulfill({ status: 500, body: '' }),
      );
      await look(page, addressOf(path, world));
    });
  }
});
