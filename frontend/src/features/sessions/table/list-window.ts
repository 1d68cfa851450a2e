import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { ListItem } from './list-items.ts';

/** Height of the bar of actions, and of the phone's, at the lower edge of the screen. */
const BOTTOM = 140;

interface Heights {
  readonly session: number;
  readonly month: number;
}

interface Options {
  readonly items: readonly ListItem[];
  /** Expected heights in pixels. */
  readonly heights: Heights;
  /** Height of what stays at the top of the screen above the list. */
  readonly stickyTop: number;
  readonly gap?: number;
  readonly overscan: number;
}

export interface ListYear {
  readonly year: string;
  readonly sessions: number;
  /** Place of its first month among the items. */
  readonly index: number;
}

/** The years of a list that is grouped by month, in its order. */
export function yearsOf(items: readonly ListItem[]): readonly ListYear[] {
  const years: ListYear[] = [];
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'month' || item.month === '') continue;
    const year = item.month.slice(0, 4);
    const { sessions } = item;
    // On the clocks of their spots, sessions around New Year can alternate between two years.
    const known = years.findIndex((each) => each.year === year);
    if (known === -1) years.push({ year, sessions, index });
    else years[known] = { ...years[known]!, sessions: years[known]!.sessions + sessions };
  }
  return years;
}

/** The distance of an element from the top of the document; follows layout changes above it. */
function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current === null) return;
      setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

/** The part of a long list that the window shows, with the month at its top. */
export function useListWindow<Body extends HTMLElement>(options: Options) {
  const { items, heights, stickyTop, gap = 0, overscan } = options;
  const body = useRef<Body>(null);
  const scrollMargin = useTopOf(body);
  const months = useMemo(
    () => items.flatMap(({ kind }, index) => (kind === 'month' ? [index] : [])),
    [items],
  );
  const years = useMemo(() => yearsOf(items), [items]);
  // The first items are below what stays at the top.
  const topMonth = (startIndex: number) => months.findLast((index) => index <= startIndex + 1);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => heights[items[index]?.kind ?? 'session'],
    overscan,
    scrollMargin,
    gap,
    scrollPaddingStart: stickyTop,
    scrollPaddingEnd: BOTTOM,
    getItemKey: useCallback((index: number) => items[index]?.key ?? index, [items]),
    rangeExtractor: (range) => {
      const top = topMonth(range.startIndex);
      const shown = defaultRangeExtractor(range);
      return top === undefined ? shown : [top, ...shown.filter((index) => index !== top)];
    },
  });
  const pinned = topMonth(virtualizer.range?.startIndex ?? 0);
  const top = pinned === undefined ? undefined : items[pinned];
  return {
    body,
    virtualizer,
    scrollMargin,
    years,
    pinned,
    currentMonth: top?.kind === 'month' ? top.month : undefined,
    goToYear: ({ index }: ListYear) => virtualizer.scrollToIndex(index, { align: 'start' }),
  };
}
