import type { Page } from '@playwright/test';

/** Controls that a finger hits on less than 44 px of height. Links within text are exempt. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const STEP_PX = 4;
    const LEAST_PX = 40;
    const controls =
      'button, select, summary, [role="tab"], [role="menuitem"], [type="checkbox"], [type="radio"], a';
    const isExempt = (control: HTMLElement) =>
      !control.checkVisibility({ visibilityProperty: true }) ||
      control.closest('[aria-hidden="true"], :disabled') !== null ||
      control.tabIndex < 0 ||
      (control.matches('a') && control.parentElement?.textContent.trim() !== control.textContent.trim());
    const isHit = (control: HTMLElement, x: number, y: number) => {
      const under = document.elementFromPoint(x, y);
      return control.contains(under) || (under?.closest('label')?.control ?? null) === control;
    };
    /** How far the control reaches from its middle up or down. */
    const reach = (control: HTMLElement, x: number, middle: number, way: 1 | -1) => {
      let by = 0;
      while (by < LEAST_PX && isHit(control, x, middle + way * (by + STEP_PX))) by += STEP_PX;
      return by;
    };
    const small: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (isExempt(control)) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const [x, middle] = [box.x + box.width / 2, box.y + box.height / 2];
      const height = reach(control, x, middle, -1) + reach(control, x, middle, 1);
      if (height >= LEAST_PX) continue;
      small.push(`${control.ariaLabel ?? control.textContent.trim().slice(0, 40)}: ${Math.round(height)} px`);
    }
    window.scrollTo(0, 0);
    return small;
  });
