import type { Locator } from '@playwright/test';

/** What lies over a map: buttons of the library and the app, scale, credit and legend. */
const PARTS = 'button, .maplibregl-ctrl-scale, .maplibregl-ctrl-attrib, ul';

/** The parts of the map over its elements that a selector finds, and 'outside' for those beyond its edge. */
export const coveredBy = (map: Locator, selector: string): Promise<string[]> =>
  map.evaluate(
    (frame, [selector, parts]) => {
      const edge = frame.getBoundingClientRect();
      return [...frame.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .flatMap((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const overlaps = (other: DOMRect) =>
            other.left < right && other.right > left && other.top < bottom && other.bottom > top;
          const covering = [...frame.querySelectorAll(parts)]
            .filter((part) => !part.contains(element) && overlaps(part.getBoundingClientRect()))
            .map((part) => part.ariaLabel ?? part.className.toString());
          const x = (left + right) / 2;
          const y = (top + bottom) / 2;
          const isInside = x >= edge.left && x <= edge.right && y >= edge.top && y <= edge.bottom;
          return isInside ? covering : ['outside'];
        });
    },
    [selector, PARTS] as const,
  );
