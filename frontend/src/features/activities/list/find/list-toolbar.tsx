import { Button, TextInput } from '@mantine/core';
import { IconColumns3, IconSearch, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SortSelect, type SortOption } from '../../../../ui/sort-select.tsx';
import styles from './list-toolbar.module.css';
import type { ListTable } from '../table/list-table.ts';

interface Props {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Filters and columns. */
  readonly children: ReactNode;
}

/** Search and filters of the list. */
export function ListToolbar({ search, onSearch, children }: Props) {
  return (
    <div className={styles.toolbar} role="search">
      <TextInput
        className={styles.search}
        aria-label="Search activities"
        placeholder="Search by name, place, vessel or date"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      {children}
    </div>
  );
}

/** The two actions that wait for a selection; with one, they are in its bar. */
export function UnselectedActions({ hidden, onCompare }: { hidden: boolean; onCompare: () => void }) {
  return (
    <div className={styles.actions} data-hidden={hidden || undefined}>
      <Button
        variant="default"
        leftSection={<IconColumns3 size={18} aria-hidden="true" />}
        onClick={onCompare}
      >
        Compare Activities
      </Button>
      <Button color="red" variant="light" leftSection={<IconTrash size={18} aria-hidden="true" />} disabled>
        Delete Selected
      </Button>
    </div>
  );
}

const SORT_DIRECTIONS: Partial<Record<string, SortOption['directions']>> = {
  date: ['Newest first', 'Oldest first'],
  status: ['Shared first', 'Private first'],
};

/** Sorting for the narrow layout. */
export function ListSortSelect({ table }: { table: ListTable }) {
  const options = table
    .getAllLeafColumns()
    .filter((column) => column.getCanSort())
    .map(({ id, columnDef }) => ({
      id,
      title: columnDef.meta?.title ?? '',
      directions: SORT_DIRECTIONS[id],
    }));
  return (
    <SortSelect options={options} sort={table.state.sorting[0]} onSort={(sort) => table.setSorting([sort])} />
  );
}
