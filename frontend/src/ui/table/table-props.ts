import type { ComponentProps, ComponentType, Key, ReactNode } from 'react';
import type { Column, Sort } from './column.ts';
import type { Heading, RowWindow } from './rows.ts';

/** A row's element, with the cells as children. */
export interface LineProps<Row> extends ComponentProps<'tr'> {
  readonly row: Row;
}

export interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while they load. */
  readonly rows: readonly (Row | Heading)[] | undefined;
  readonly keyOf: (row: Row) => Key;
  readonly isSelected?: (row: Row) => boolean;
  readonly sort?: Sort;
  /** A column that rows weren't sorted by is offered descending first, or ascending. */
  readonly firstOrder?: 'desc' | 'asc';
  readonly onSort?: (sort: Sort) => void;
  /** The element of a row, where it does more than hold cells. */
  readonly Line?: ComponentType<LineProps<Row>>;
  /** What an open row shows below it; null for others. */
  readonly details?: (row: Row) => ReactNode;
  /** In place of rows, without any. */
  readonly empty?: ReactNode;
  /** The rows are those of the order before. */
  readonly busy?: boolean;
  /** Rows that are expected while they load. */
  readonly expected?: number;
  /** For a list too long to draw as a whole. */
  readonly window?: RowWindow;
  readonly className?: string | undefined;
}
