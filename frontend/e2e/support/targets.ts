import type { Page } from '@playwright/test';

/** Controls that are smaller than 44 px, the smallest a finger hits for sure; links within text are exempt. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, summary, [role="tab"], [role="menuitem"]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 24))
      .map(
        ({ control, box }) =>
          `${control.getAttribute('aria-label') ?? control.textContent}: ${Math.round(box.width)}x${Math.round(box.height)}`,
      ),
  );
