import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import type { AccountWithContent } from './content.ts';
import { expectNoSidewaysScroll } from './layout.ts';

/** A path without a page. */
export const UNKNOWN = '/nowhere/at/all';
/** The hash of a session that does not exist. */
export const MISSING = 'nothingIsHere';

/** The URL of a route with the content of an account. */
export function urlOf(
  path: string,
  { ocean, standing }: Pick<AccountWithContent, 'ocean' | 'standing'>,
): string {
  switch (path) {
    case '/reset-password':
      return `${path}?token=any`;
    case '/compare':
      return ocean.length === 0 ? path : `${path}?activities=${ocean.join(',')}`;
    case '/compare-skook':
      return standing.length === 0 ? path : `${path}?activities=${standing.join(',')}`;
    default:
      return path.replace(':urlHash', ocean[0] ?? MISSING);
  }
}

/** Waits until a page shows its content. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

type Theme = 'light' | 'dark';

async function showIn(page: Page, colorScheme: Theme, width: number): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: width < 800 ? 700 : 900 });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await expectLoaded(page);
}

/** Errors of a page, scripts that its policy refused, and dialogs, as they come. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) errors.push(message.text());
  });
  page.on('dialog', (dialog) => {
    errors.push(dialog.message());
    void dialog.dismiss();
  });
  return errors;
}

/** Expects no error and no script of a hostile text. */
async function expectSound(page: Page, errors: readonly string[]): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-hit');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(errors).toEqual([]);
}

/** Checks a page in both themes, light on a desktop and dark on a phone, and that no width scrolls sideways. */
export async function checkPage(page: Page, url: string, checkFurther?: () => Promise<void>): Promise<void> {
  const errors = errorsOf(page);
  await page.goto(url);
  await showIn(page, 'light', 1440);
  await expectAccessible(page);
  await checkFurther?.();
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSidewaysScroll(page);
  }
  await showIn(page, 'dark', 320);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expectSound(page, errors);
}
