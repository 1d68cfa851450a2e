import { useMemo } from 'react';
import { useTimeDisplay } from '../../../app/me.api.ts';
import { type Clock, monthOf } from '../find/day-of.ts';
import type { ListRow, ListTable } from './list-table.ts';

export interface MonthItem {
  readonly kind: 'month';
  readonly key: string;
  /** '2026-11'; empty for sessions without a date. */
  readonly month: string;
  readonly rows: readonly ListRow[];
}

export interface SessionItem {
  readonly kind: 'session';
  readonly key: string;
  readonly row: ListRow;
  /** Its place in the list, from 1. */
  readonly number: number;
}

export type ListItem = MonthItem | SessionItem;

/** Sessions in order, each month's on this clock below a heading. */
export function byMonth(rows: readonly ListRow[], clock: Clock): readonly ListItem[] {
  const items: ListItem[] = [];
  for (let first = 0; first < rows.length;) {
    const month = monthOf(rows[first]!.original, clock);
    let end = first + 1;
    while (end < rows.length && monthOf(rows[end]!.original, clock) === month) end++;
    items.push({ kind: 'month', key: `month of ${rows[first]!.id}`, month, rows: rows.slice(first, end) });
    for (; first < end; first++) items.push(sessionItem(rows[first]!, first));
  }
  return items;
}

const sessionItem = (row: ListRow, index: number): SessionItem => ({
  kind: 'session',
  key: row.id,
  row,
  number: index + 1,
});

/** What the list shows, one below the other. It has months only while it is sorted by date. */
export function useListItems(table: ListTable): readonly ListItem[] {
  const { rows } = table.getRowModel();
  const { clock } = useTimeDisplay();
  const isByDate = table.state.sorting[0]?.id === 'date';
  return useMemo(() => (isByDate ? byMonth(rows, clock) : rows.map(sessionItem)), [rows, isByDate, clock]);
}
