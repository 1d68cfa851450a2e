import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListItem } from './list-items.ts';

const OPEN_AT_FIRST = 3;
/** A list of fewer sessions is not folded. */
const MANY_SESSIONS = 30;

type Choices = ReadonlyMap<string, boolean>;
const NONE: Choices = new Map();
/** Months that were opened and closed in each list in the history of this visit. */
const kept = new Map<string, Choices>();

export interface Folding {
  readonly isOpen: (month: string) => boolean;
  readonly toggle: (month: string) => void;
  readonly open: (month: string) => void;
}

/** The months of a list, in order; none while it is not grouped by month. */
const monthsOf = (items: readonly ListItem[]): readonly string[] => [
  ...new Set(items.flatMap((item) => (item.kind === 'month' ? [item.month] : []))),
];

/** Without the sessions of closed months. */
function fold(items: readonly ListItem[], isOpen: Folding['isOpen']): readonly ListItem[] {
  let shown = true;
  return items.filter((item) => {
    if (item.kind === 'month') shown = isOpen(item.month);
    return item.kind === 'month' || shown;
  });
}

/** A long list with all but its first months closed; each is opened and closed by its heading, and kept so for Back. */
export function useFoldedMonths(
  all: readonly ListItem[],
  isFiltered: boolean,
): { readonly items: readonly ListItem[]; readonly folding: Folding | undefined } {
  const { key } = useLocation();
  const [choices, setChoices] = useState(() => kept.get(key) ?? NONE);
  return useMemo(() => {
    const months = monthsOf(all);
    if (isFiltered || months.length === 0 || all.length - months.length < MANY_SESSIONS) {
      return { items: all, folding: undefined };
    }
    const isOpen = (month: string) => choices.get(month) ?? months.indexOf(month) < OPEN_AT_FIRST;
    const set = (month: string, open: boolean) => {
      const next = new Map(choices).set(month, open);
      kept.set(key, next);
      setChoices(next);
    };
    const folding: Folding = {
      isOpen,
      toggle: (month) => set(month, !isOpen(month)),
      open: (month) => set(month, true),
    };
    return { items: fold(all, isOpen), folding };
  }, [all, isFiltered, choices, key]);
}
