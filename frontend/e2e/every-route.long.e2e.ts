import { expect, test, type Page } from '@playwright/test';
import { GUEST_PATHS, OPEN_PATHS, PROTECTED_PATHS } from '../src/routes/route-paths.ts';
import { rememberToken } from './support/accounts.ts';
import { mockGoogle } from './support/google.ts';
import { checkPage, expectLoaded, MISSING, UNKNOWN, urlOf } from './support/page-checks.ts';
import { smallTargets } from './support/targets.ts';
import { adminWithContent, HOSTILE, newAccount, type AccountWithContent } from './support/content.ts';

/** Open pages that show the content of accounts. */
const SHARED_PATHS = ['/', '/public/activity/:urlHash'] as const;
/** Protected pages that ask for something of the account, which can be missing or fail. */
const ASKING_PATHS = PROTECTED_PATHS.filter((path) => !/^\/(admin|connect)\//.test(path));

/** Expects that a finger hits every control of these pages. */
async function checkTargets(page: Page, urls: readonly string[]): Promise<void> {
  const small: string[] = [];
  for (const url of urls) {
    await page.goto(url);
    await expectLoaded(page);
    small.push(...(await smallTargets(page)).map((target) => `${url}: ${target}`));
  }
  expect(small).toEqual([]);
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const isGuest = (path: string) => GUEST_PATHS.some((guest) => guest === path);

const MAX_TAB_STOPS = 400;

/** Tabs through a page from its top until the focus leaves it, and expects a visible focus at every stop. */
async function checkTabOrder(page: Page): Promise<void> {
  const invisible: string[] = [];
  let stops = 0;
  for (; stops < MAX_TAB_STOPS; stops++) {
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
    if (!at.marked || !at.inSight) invisible.push(at.name);
  }
  expect(stops, 'the focus leaves the page').toBeLessThan(MAX_TAB_STOPS);
  expect(stops).toBeGreaterThan(3);
  expect(invisible).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
}

const TIMEOUT_MS = 120_000;
test.describe.configure({ timeout: TIMEOUT_MS });

test.describe('a visitor', () => {
  const none = { ocean: [], standing: [] };
  for (const path of [...OPEN_PATHS, ...GUEST_PATHS, UNKNOWN]) {
    test(`sees ${path}`, async ({ page }) => {
      await mockGoogle(page, 'invalid');
      await checkPage(page, urlOf(path, none), isGuest(path) ? () => checkTabOrder(page) : undefined);
    });
  }
  test.describe('on a touch screen', () => {
    test.use(PHONE);
    test('has 44 px to tap for every control', async ({ page }) => {
      await mockGoogle(page, 'invalid');
      await checkTargets(
        page,
        [...OPEN_PATHS, ...GUEST_PATHS, UNKNOWN].map((path) => urlOf(path, none)),
      );
    });
  });
});

test.describe('a new user', () => {
  let account: AccountWithContent;
  test.beforeAll(async ({ request }) => {
    account = await newAccount(request);
  });
  for (const path of ASKING_PATHS) {
    test(`sees ${path}`, async ({ page }) => {
      await rememberToken(page, account.token);
      await checkPage(page, urlOf(path, account));
    });
  }
});

test.describe('an admin with sessions and hostile texts', () => {
  let account: AccountWithContent;
  test.beforeAll(async ({ request }) => {
    test.setTimeout(TIMEOUT_MS);
    account = await adminWithContent(request);
  });
  for (const path of [...SHARED_PATHS, ...PROTECTED_PATHS]) {
    test(`sees ${path}, and tabs through it with a visible focus`, async ({ page }) => {
      await rememberToken(page, account.token);
      await checkPage(page, urlOf(path, account), () => checkTabOrder(page));
    });
  }

  test('opens a map page with a hostile name', async ({ page }) => {
    await page.goto(`/api/results/${account.map}`);
    await expect(page.locator('#name')).toHaveText(HOSTILE);
    await expect(page.locator('html')).not.toHaveAttribute('data-hit');
  });

  test.describe('on a touch screen', () => {
    test.use(PHONE);
    test('has 44 px to tap for every control', async ({ page }) => {
      await rememberToken(page, account.token);
      await checkTargets(
        page,
        [...PROTECTED_PATHS, '/public/activity/:urlHash'].map((path) => urlOf(path, account)),
      );
    });
  });
});

test.describe('while the server fails', () => {
  let account: AccountWithContent;
  test.beforeAll(async ({ request }) => {
    account = { ...(await newAccount(request)), ocean: [MISSING], standing: [MISSING] };
  });
  for (const path of ['/public/activity/:urlHash', ...ASKING_PATHS]) {
    test(`${path} shows an accessible error`, async ({ page }) => {
      await rememberToken(page, account.token);
      await page.route('**/api/**', (route) =>
        /\/api\/(site|users\/me)$/.test(route.request().url())
          ? route.continue()
          : route.fulfill({ status: 500, body: '' }),
      );
      await checkPage(page, urlOf(path, account));
    });
  }
});
