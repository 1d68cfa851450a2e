import type { ReactNode } from 'react';

type Value = number | string | null | undefined;

/** A column of a table, and a value of its cards. */
export interface Column<Row> {
  readonly id: string;
  /** Empty over the names of rows that need no title. */
  readonly title: string;
  /** In place of the title, such as a checkbox or a link. */
  readonly head?: ReactNode;
  /** Smaller, below the title. */
  readonly unit?: string;
  /** Explains the title in a tooltip. */
  readonly meaning?: string;
  /** `place` counts the rows from 1. */
  readonly cell: (row: Row, place: number) => ReactNode;
  readonly foot?: ReactNode;
  /** The cell is the name of its row. */
  readonly names?: true;
  readonly numeric?: true;
  /** Track of a CSS grid. All columns of a table have one, or none has. */
  readonly width?: string;
  /** Narrowest table that shows the column. */
  readonly room?: 'phone' | 'wide' | 'roomy';
  /** What its rows are sorted by, or 'given' where they come in the chosen order. Others can't be sorted. */
  readonly sortBy?: ((row: Row) => Value) | 'given';
  /** Labels of the two orders where 'high to low' reads badly. */
  readonly directions?: readonly [descending: string, ascending: string];
  /** Where a card shows it, or that it doesn't; among the card's figures without. */
  readonly card?: 'head' | 'line' | 'corner' | 'actions' | 'none';
  /** Title among the figures of a card. */
  readonly shortTitle?: string;
  /** The cell on a card, where it differs. */
  readonly onCard?: (row: Row) => ReactNode;
}

export interface Sort {
  readonly id: string;
  readonly desc: boolean;
}

/** Rows in the order of a column. Missing values are last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { id, desc }: Sort,
): readonly Row[] {
  const by = columns.find((column) => column.id === id)?.sortBy;
  if (typeof by !== 'function') return rows;
  const sign = desc ? -1 : 1;
  const compare = (a: Value, b: Value) => {
    if (a === null || a === undefined) return b === null || b === undefined ? 0 : 1;
    if (b === null || b === undefined) return -1;
    return a === b ? 0 : a > b ? sign : -sign;
  };
  return rows
    .map((row) => ({ row, value: by(row) }))
    .toSorted((a, b) => compare(a.value, b.value))
    .map(({ row }) => row);
}
