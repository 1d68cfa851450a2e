import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconColumns3, IconSearch, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './list-toolbar.module.css';
import type { ListTable } from './list-table.ts';

interface Props {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly selected: number;
  readonly onDelete: () => void;
  readonly onCompare: () => void;
  /** Filters, and the order where no header offers it. */
  readonly children: ReactNode;
}

/** Finding and acting on sessions. */
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

/** The same order as the table's header, for the narrow layout. */
export function SortSelect({ table }: { table: ListTable }) {
  const [sort] = table.state.sorting;
  const options = table
    .getAllLeafColumns()
    .filter((column) => column.getCanSort())
    .flatMap(({ id, columnDef }) => [
      { value: `${id}:desc`, label: `${columnDef.meta?.title}, high to low` },
      { value: `${id}:asc`, label: `${columnDef.meta?.title}, low to high` },
    ]);
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
