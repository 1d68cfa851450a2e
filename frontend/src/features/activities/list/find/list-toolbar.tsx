import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconColumns3, IconSearch, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './list-toolbar.module.css';
import type { ListTable } from '../table/list-table.ts';

interface Props {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly selected: number;
  readonly onDelete: () => void;
  readonly onCompare: () => void;
  /** Filters, and the sort select on narrow screens. */
  readonly children: ReactNode;
}

/** Search, filters and actions of the list. */
export function ListToolbar({ search, onSearch, selected, onDelete, onCompare, children }: Props) {
  return (
    <div className={styles.toolbar} role="search">
      <TextInput
        className={styles.search}
        aria-label="Search activities"
        placeholder="Search by name, vessel or date"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      {children}
      <Button
        variant="default"
        leftSection={<IconColumns3 size={18} aria-hidden="true" />}
        onClick={onCompare}
      >
        Compare Activities
      </Button>
      <Button
        color="red"
        variant="light"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        disabled={selected === 0}
        onClick={onDelete}
      >
        {selected === 0 ? 'Delete Selected' : `Delete Selected (${selected})`}
      </Button>
    </div>
  );
}

/** Labels of the two directions where 'high to low' reads badly. */
const SORT_LABELS: Partial<Record<string, readonly [descending: string, ascending: string]>> = {
  date: ['Newest first', 'Oldest first'],
  status: ['Shared first', 'Private first'],
};

/** Sorting for the narrow layout, which has no table header. */
export function SortSelect({ table }: { table: ListTable }) {
  const [sort] = table.state.sorting;
  const options = table
    .getAllLeafColumns()
    .filter((column) => column.getCanSort())
    .flatMap(({ id, columnDef }) => {
      const title = columnDef.meta?.title;
      const [descending, ascending] = SORT_LABELS[id] ?? [`${title}, high to low`, `${title}, low to high`];
      return [
        { value: `${id}:desc`, label: descending },
        { value: `${id}:asc`, label: ascending },
      ];
    });
  return (
    <NativeSelect
      aria-label="Sort by"
      data={options}
      value={sort === undefined ? '' : `${sort.id}:${sort.desc ? 'desc' : 'asc'}`}
      onChange={({ currentTarget }) => {
        const [id = '', direction] = currentTarget.value.split(':');
        table.setSorting([{ id, desc: direction === 'desc' }]);
      }}
    />
  );
}
