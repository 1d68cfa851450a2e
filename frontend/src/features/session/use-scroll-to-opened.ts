import { useLayoutEffect, type RefObject } from 'react';
import { BESIDE_MAP } from './use-beside-map.ts';

/**
 * Scrolls to a line that was opened. Beside the map both the line and what it opens are brought into view; below the
 * map, which stays at the top of the window, the line goes right under it. It scrolls before the first paint: later the
 * controls would move away from under a finger.
 */
export function useScrollToOpened(line: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    if (window.matchMedia(BESIDE_MAP).matches) {
      if (line.current?.matches('tr')) line.current.nextElementSibling?.scrollIntoView({ block: 'nearest' });
      line.current?.scrollIntoView({ block: 'nearest' });
    } else {
      line.current?.scrollIntoView({ block: 'start' });
    }
  }, [line, open]);
}
