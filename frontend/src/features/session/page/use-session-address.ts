import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { RowRange } from '../range/use-range.ts';

const TABS = ['rides', 'chart', 'trackpoints', 'video'] as const;
export type SessionTab = (typeof TABS)[number];

/** 'first-last', 1-based trackpoint numbers. */
const rangeText = ({ from, to }: RowRange) => `${from + 1}-${to + 1}`;

function rangeOf(text: string | null, length: number): RowRange | null {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(text ?? '') ?? [];
  const [from, to] = [Number(first) - 1, Number(last) - 1];
  return from >= 0 && from <= to && to < length ? { from, to } : null;
}

/** The open ride, tab and range of a session, kept in the address: ?ride=8&tab=chart&range=120-360. */
export function useSessionAddress(points: number) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const change = useCallback(
    (entries: Readonly<Record<string, string | null>>, { replace }: { replace: boolean }) => {
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [key, value] of Object.entries(entries)) {
            if (value === null) next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace, state },
      );
    },
    [setParams, state],
  );
  const ride = params.get('ride');
  const tab = params.get('tab');
  const rangeParam = params.get('range');
  const range = useMemo(() => rangeOf(rangeParam, points), [rangeParam, points]);
  return {
    /** The number of the open ride. */
    rideNumber: ride === null ? null : Number(ride),
    tab: TABS.find((known) => known === tab) ?? 'rides',
    range,
    /** Back closes a ride that was opened; stepping from ride to ride adds no history. */
    openRide: (number: number | null) =>
      change(
        {
          ride: number === null ? null : String(number),
          ...(number !== null && tab !== 'video' && { tab: null }),
        },
        {
          replace: number === null || ride !== null,
        },
      ),
    openTab: (next: SessionTab) => change({ tab: next === 'rides' ? null : next }, { replace: true }),
    keepRange: useCallback(
      (next: RowRange | null) => {
        const text = next === null ? null : rangeText(next);
        if (text !== rangeParam) change({ range: text }, { replace: true });
      },
      [change, rangeParam],
    ),
  };
}
