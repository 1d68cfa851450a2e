import { NativeSelect } from '@mantine/core';
import type { Column, Sort } from './column.ts';

interface Props<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** Sorts cards, which have no titles of columns. */
export function SortSelect<Row>({ columns, sort, onSort }: Props<Row>) {
  const data = columns
    .filter(({ sortBy }) => sortBy !== undefined)
    .flatMap(({ id, title, directions }) => {
      const [descending, ascending] = directions ?? [`${title}, high to low`, `${title}, low to high`];
      return [
        { value: `${id}:desc`, label: descending },
        { value: `${id}:asc`, label: ascending },
      ];
    });
  return (
    <NativeSelect
      aria-label="Sort by"
      data={data}
      value={`${sort.id}:${sort.desc ? 'desc' : 'asc'}`}
      onChange={({ currentTarget }) => {
        const [id = '', direction] = currentTarget.value.split(':');
        onSort({ id, desc: direction === 'desc' });
      }}
    />
  );
}
