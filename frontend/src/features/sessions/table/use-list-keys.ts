import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import { singleKeyOf } from '../../../ui/shortcuts/single-key.ts';
import type { ListItem, SessionItem } from './list-items.ts';

interface Options {
  readonly items: readonly ListItem[];
  readonly body: RefObject<HTMLElement | null>;
  /** Scrolls to an item unless it is in sight. */
  readonly scrollTo: (index: number) => void;
  /** The first item in sight. */
  readonly firstInSight: () => number;
  readonly toggle: (urlHash: string) => void;
}

const STEPS: Partial<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** J and K move to the next and previous session, X selects it and O opens it. */
export function useListKeys({ items, body, scrollTo, firstInSight, toggle }: Options): void {
  /** Key of the item to focus once it is rendered. Its place changes when the items do. */
  const wanted = useRef<string | null>(null);
  const wantedIndex = () => {
    if (wanted.current === null) return null;
    const index = items.findIndex(({ key }) => key === wanted.current);
    return index === -1 ? null : index;
  };
  const elementOf = (index: number) => body.current?.querySelector<HTMLElement>(`[data-item="${index}"]`);
  const focusWanted = () => {
    const index = wantedIndex();
    const link = index === null ? null : elementOf(index)?.querySelector('a');
    if (!link) return;
    wanted.current = null;
    link.focus({ preventScroll: true });
    // The month at the top of the list may cover it.
    link.scrollIntoView({ block: 'nearest' });
  };
  useEffect(focusWanted);

  useWindowEvent('keydown', (event) => {
    const key = singleKeyOf(event);
    if (key === null) return;
    const focused = body.current?.contains(document.activeElement)
      ? document.activeElement?.closest<HTMLElement>('[data-item]')
      : null;
    // The next key may come before the wanted item is rendered.
    const current = wantedIndex() ?? (focused ? Number(focused.dataset['item']) : null);
    const step = STEPS[key];
    if (step !== undefined) {
      const next = sessionFrom(items, current === null ? firstInSight() : current + step, step);
      if (next === null) return;
      wanted.current = items[next]?.key ?? null;
      scrollTo(next);
      focusWanted();
    } else if (current === null) return;
    else if (key === 'x') toggle((items[current] as SessionItem).key);
    else if (key === 'o') elementOf(current)?.querySelector('a')?.click();
    else return;
    event.preventDefault();
  });
}

/** The first session at `index` or after it in the direction of `step`. */
function sessionFrom(items: readonly ListItem[], index: number, step: 1 | -1): number | null {
  let at = index;
  while (items[at]?.kind === 'month') at += step;
  return items[at] === undefined ? null : at;
}
