import { useMemo } from 'react';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { useTimeDisplay } from '../../../app/me.api.ts';
import { type Clock, monthOf } from '../find/day-of.ts';

export interface MonthItem {
  readonly kind: 'month';
  readonly key: string;
  /** '2026-11'; empty for sessions without a date. */
  readonly month: string;
  readonly sessions: number;
}

export interface SessionItem {
  readonly kind: 'session';
  readonly key: string;
  readonly row: ActivityListItem;
}

export type ListItem = MonthItem | SessionItem;

/** A shorter list has no headings. */
const ENOUGH_FOR_MONTHS = 5;

/** Sessions in order, each month's on this clock below a heading. */
export function byMonth(rows: readonly ActivityListItem[], clock: Clock): readonly ListItem[] {
  const items: ListItem[] = [];
  for (let first = 0; first < rows.length;) {
    const month = monthOf(rows[first]!, clock);
    let end = first + 1;
    while (end < rows.length && monthOf(rows[end]!, clock) === month) end++;
    items.push({ kind: 'month', key: `month of ${rows[first]!.url_hash}`, month, sessions: end - first });
    for (; first < end; first++) items.push(sessionItem(rows[first]!));
  }
  return items;
}

const sessionItem = (row: ActivityListItem): SessionItem => ({ kind: 'session', key: row.url_hash, row });

/** What the list shows, one below the other. It has months only while it is sorted by date. */
export function useListItems(rows: readonly ActivityListItem[], isByDate: boolean): readonly ListItem[] {
  const { clock } = useTimeDisplay();
  const hasMonths = isByDate && rows.length >= ENOUGH_FOR_MONTHS;
  return useMemo(() => (hasMonths ? byMonth(rows, clock) : rows.map(sessionItem)), [rows, hasMonths, clock]);
}
