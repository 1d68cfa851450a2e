import { Button, TextInput } from '@mantine/core';
import { IconListCheck, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SortSelect, type SortOption } from '../../../ui/sort-select.tsx';
import styles from './list-toolbar.module.css';
import type { ListTable } from '../table/list-table.ts';

interface Props {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Filters, and the button that starts selecting. */
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

/** Shows and hides the checkboxes and the bar of what is done with several sessions. */
export function SelectButton({ selecting, onToggle }: { selecting: boolean; onToggle: () => void }) {
  return (
    <Button
      variant={selecting ? 'light' : 'default'}
      className={styles.button}
      leftSection={<IconListCheck size={18} aria-hidden="true" />}
      aria-pressed={selecting}
      onClick={onToggle}
    >
      Select
    </Button>
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
