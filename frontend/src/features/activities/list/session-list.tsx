import { Button, Stack } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useTable, type RowSelectionState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ActivityRow } from '../activity.ts';
import { ActivityCards } from './activity-cards.tsx';
import { ActivityTable } from './activity-table.tsx';
import { DeleteSelected } from './delete-selected.tsx';
import { listFeatures, type ListColumn } from './list-table.ts';
import { ListToolbar, SortSelect } from './list-toolbar.tsx';
import { matches } from './search.ts';

const TABLE_NEEDS_PX = 930;
const NOTHING_SELECTED: RowSelectionState = {};

interface Props {
  readonly activities: readonly ActivityRow[];
  readonly columns: ListColumn[];
  readonly label: string;
}

/** Sessions to search, sort, select and delete: a table where it fits, cards where it does not. */
export function SessionList({ activities, columns, label }: Props) {
  const [search, setSearch] = useState('');
  const [rowSelection, setRowSelection] = useState(NOTHING_SELECTED);
  const [deleting, setDeleting] = useState<readonly string[] | null>(null);
  const { ref, width } = useElementSize();
  const data = useMemo(() => activities.filter((row) => matches(row, search)), [activities, search]);
  const table = useTable({
    features: listFeatures,
    columns,
    data,
    getRowId: (row) => row.url_hash,
    enableSortingRemoval: false,
    enableMultiSort: false,
    initialState: { sorting: [{ id: 'date', desc: true }] },
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  });
  const selected = table.getSelectedRowModel().rows.map(({ id }) => id);
  const wide = width >= TABLE_NEEDS_PX;

  return (
    <Stack ref={ref} gap="md">
      <ListToolbar
        search={search}
        onSearch={setSearch}
        selected={selected.length}
        onDelete={() => setDeleting(selected)}
        sorter={wide ? null : <SortSelect table={table} />}
      />
      {data.length === 0 && (
        <EmptyState message="No session matches your search.">
          <Button variant="default" onClick={() => setSearch('')}>
            Clear search
          </Button>
        </EmptyState>
      )}
      {data.length > 0 && width > 0 && wide && <ActivityTable table={table} label={label} />}
      {data.length > 0 && width > 0 && !wide && <ActivityCards table={table} label={label} />}
      <DeleteSelected
        urlHashes={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => setRowSelection(NOTHING_SELECTED)}
      />
    </Stack>
  );
}
