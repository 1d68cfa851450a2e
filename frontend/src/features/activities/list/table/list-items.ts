import { useMemo } from 'react';
import { monthOf } from '../find/day-of.ts';
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

const isSameMonth = (one: ListRow, other: ListRow) => monthOf(one.original) === monthOf(other.original);

/** Sessions in order, each month's below a heading. */
export function byMonth(rows: readonly ListRow[]): readonly ListItem[] {
  const items: ListItem[] = [];
  for (let first = 0; first < rows.length;) {
    let end = first + 1;
    while (end < rows.length && isSameMonth(rows[first]!, rows[end]!)) end++;
    const month = monthOf(rows[first]!.original);
    items.push({ kind: 'month', key: `month ${month}`, month, rows: rows.slice(first, end) });
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
  const isByDate = table.state.sorting[0]?.id === 'date';
  return useMemo(() => (isByDate ? byMonth(rows) : rows.map(sessionItem)), [rows, isByDate]);
}
