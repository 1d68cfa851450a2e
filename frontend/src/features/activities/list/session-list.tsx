import { Button, Stack } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { functionalUpdate, useTable, type RowSelectionState } from '@tanstack/react-table';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { showErrorToast } from '../../../ui/toast.ts';
import type { ActivityRow, SurfType } from '../activity.ts';
import { ActivityCards } from './activity-cards.tsx';
import { ActivityTable } from './activity-table.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { DeleteSelected } from './delete-selected.tsx';
import { useKeptColumns } from './kept-columns.ts';
import { listFeatures, type ListColumn } from './list-table.ts';
import { ListToolbar, SortSelect } from './list-toolbar.tsx';
import { useListView } from './list-view.ts';
import { compareProblem } from './compare-choice.ts';
import { matches } from './search.ts';
import { ALL_VESSELS, surfedWith, VesselFilter } from './vessel-filter.tsx';

const TABLE_NEEDS_PX = 930;
const NOTHING_SELECTED: RowSelectionState = {};

interface Props {
  readonly activities: readonly ActivityRow[];
  readonly surfType: SurfType;
  readonly columns: ListColumn[];
  readonly label: string;
  readonly comparePath: '/compare' | '/compare-skook';
}

/** Sessions to search, sort, select and delete: a table where it fits, cards where it does not. */
export function SessionList({ activities, surfType, columns, label, comparePath }: Props) {
  const navigate = useNavigate();
  const sortable = useMemo(
    () => columns.flatMap(({ id, enableSorting }) => (enableSorting && id !== undefined ? [id] : [])),
    [columns],
  );
  const [{ search, vessel, sorting }, show] = useListView(sortable);
  const [rowSelection, setRowSelection] = useState(NOTHING_SELECTED);
  const [columnVisibility, setColumnVisibility] = useKeptColumns(surfType);
  const [deleting, setDeleting] = useState<readonly string[] | null>(null);
  const { ref, width } = useElementSize();
  const sought = useDeferredValue(search);
  const data = useMemo(
    () => activities.filter((row) => surfedWith(row, vessel) && matches(row, sought)),
    [activities, vessel, sought],
  );
  const table = useTable({
    features: listFeatures,
    columns,
    data,
    getRowId: (row) => row.url_hash,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { rowSelection, columnVisibility, sorting },
    onSortingChange: (updater) => show({ sorting: functionalUpdate(updater, sorting) }),
    onRowSelectionChange: setRowSelection,
    onColumnVisibilityChange: setColumnVisibility,
  });
  const compare = () => {
    const problem = compareProblem(selected.length);
    if (problem !== null) showErrorToast(problem);
    else void navigate(`${comparePath}?activities=${selected.join(',')}`);
  };
  const selected = table.getSelectedRowModel().rows.map(({ id }) => id);
  const wide = width >= TABLE_NEEDS_PX;

  return (
    <Stack ref={ref} gap="md">
      <ListToolbar
        search={search}
        onSearch={(text) => show({ search: text })}
        selected={selected.length}
        onDelete={() => setDeleting(selected)}
        onCompare={compare}
      >
        <VesselFilter
          activities={activities}
          vessel={vessel}
          onVessel={(chosen) => show({ vessel: chosen })}
        />
        {!wide && <SortSelect table={table} />}
        <ColumnsMenu table={table} />
      </ListToolbar>
      {data.length === 0 && (
        <EmptyState message="No session matches your search.">
          <Button variant="default" onClick={() => show({ search: '', vessel: ALL_VESSELS })}>
            Show all sessions
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
