import { NativeSelect } from '@mantine/core';

interface Sort {
  readonly id: string;
  readonly desc: boolean;
}

export interface SortOption {
  readonly id: string;
  readonly title: string;
  /** Labels of the two directions where 'high to low' reads badly. */
  readonly directions?: readonly [descending: string, ascending: string] | undefined;
}

interface Props {
  readonly options: readonly SortOption[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
}

/** Sorting of a list on a narrow screen, where no column titles are shown. */
export function SortSelect({ options, sort, onSort }: Props) {
  const data = options.flatMap(({ id, title, directions }) => {
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
      value={sort === undefined ? '' : `${sort.id}:${sort.desc ? 'desc' : 'asc'}`}
      onChange={({ currentTarget }) => {
        const [id = '', direction] = currentTarget.value.split(':');
        onSort({ id, desc: direction === 'desc' });
      }}
    />
  );
}
