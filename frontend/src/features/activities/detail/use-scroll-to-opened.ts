import { useEffect, type RefObject } from 'react';

/** From this width on the map is beside the lists. */
const BESIDE_MAP = '(min-width: 75em)';

/** Scrolls to a line opened from map or chart, where the map is beside the list. */
export function useScrollBesideMap(line: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (open && window.matchMedia(BESIDE_MAP).matches) line.current?.scrollIntoView({ block: 'nearest' });
  }, [line, open]);
}
