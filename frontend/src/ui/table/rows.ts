import type { Key, RefObject } from 'react';
import { type ReactNode, useMemo } from 'react';

/** A line between rows, such as the month of those below it. */
export interface Heading {
  readonly heading: ReactNode;
  readonly key: string;
}

export const isHeading = (row: unknown): row is Heading =>
  typeof row === 'object' && row !== null && 'heading' in row;

/** The rows of a long list that are drawn, as a virtualizer gives them. */
export interface RowWindow {
  readonly body: RefObject<HTMLElement | null>;
  readonly virtualizer: {
    readonly getVirtualItems: () => readonly {
      readonly index: number;
      readonly start: number;
      readonly key: Key;
    }[];
    readonly getTotalSize: () => number;
    readonly measureElement: (element: HTMLElement | null) => void;
  };
  /** Where the list begins in what scrolls, in pixels. */
  readonly offset?: number;
  /** Place of the heading that stays in sight. */
  readonly pinned?: number | undefined;
}

interface Drawn {
  readonly index: number;
  readonly key: Key;
  /** Pixels from the top of the list; undefined where rows follow each other. */
  readonly top: number | undefined;
}

/** What is drawn of the rows. */
export function drawnRows<Row>(
  rows: readonly (Row | Heading)[],
  keyOf: (row: Row) => Key,
  window: RowWindow | undefined,
): readonly Drawn[] {
  return window === undefined
    ? rows.map((row, index) => ({ index, key: isHeading(row) ? row.key : keyOf(row), top: undefined }))
    : window.virtualizer.getVirtualItems().map(({ index, key, start }) => ({
        index,
        key,
        top: index === window.pinned ? undefined : start - (window.offset ?? 0),
      }));
}

/** The number of each row from 1; headings have that of the row before. */
export function usePlaces(rows: readonly unknown[]): Uint32Array {
  return useMemo(() => {
    const places = new Uint32Array(rows.length);
    let place = 0;
    for (const [index, row] of rows.entries()) places[index] = isHeading(row) ? place : ++place;
    return places;
  }, [rows]);
}
