import type { Page } from '@playwright/test';

/** From an edge to an edge, in pixels from the window's top. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The bars that stay in the window while the page scrolls to this share of its length. */
export const barsAt = (page: Page, share: number): Promise<Span[]> =>
  page.evaluate((share) => {
    const to = share * (document.documentElement.scrollHeight - innerHeight);
    const shownAt = (top: number) => {
      window.scrollTo({ top, behavior: 'instant' });
      const bars = [...document.querySelectorAll('body *')].filter(
        (element) =>
          /fixed|sticky/.test(getComputedStyle(element).position) &&
          element.checkVisibility({ visibilityProperty: true }) &&
          element.getBoundingClientRect().width > innerWidth / 2,
      );
      return new Map(bars.map((bar) => [bar, bar.getBoundingClientRect()]));
    };
    const before = shownAt(to - 10);
    return [...shownAt(to)].flatMap(([bar, { top, bottom }]) =>
      before.get(bar)?.top === top && bottom > 0 && top < innerHeight ? [{ top, bottom }] : [],
    );
  }, share);

/** Pixels of the window's height below bars. */
export function heightOf(bars: readonly Span[], windowHeight: number): number {
  const rows = Array.from({ length: windowHeight }, (_, y) => y);
  return rows.filter((y) => bars.some(({ top, bottom }) => top <= y && y < bottom)).length;
}

/** The last control or text of the page. */
export const lastOf = (page: Page): Promise<Span> =>
  page.evaluate(() => {
    const { top, bottom } = document.querySelector('footer p:last-of-type')!.getBoundingClientRect();
    return { top, bottom };
  });

/** What has the focus, with its name; null for what is within a bar. */
export const focused = (page: Page): Promise<(Span & { readonly name: string }) | null> =>
  page.evaluate(() => {
    const element = document.activeElement!;
    for (let within: Element | null = element; within !== null; within = within.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(within).position)) return null;
    }
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom, name: element.ariaLabel ?? element.textContent.slice(0, 40) };
  });
