import { useEffect, type RefObject } from 'react';

/** The map stays beside the lists on screens this wide; only there is scrolling to an opened line a help. */
const BESIDE_MAP = '(min-width: 75em)';

/** Brings a line into sight when it is opened from map or chart. */
export function useScrollBesideMap(line: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (open && window.matchMedia(BESIDE_MAP).matches) line.current?.scrollIntoView({ block: 'nearest' });
  }, [line, open]);
}
