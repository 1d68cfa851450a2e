import { Button, Stack } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { functionalUpdate, useTable, type RowSelectionState } from '@tanstack/react-table';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../ui/states.tsx';
import { showErrorToast } from '../../../ui/toast.ts';
import type { ActivityListItem, SurfType } from '../../../app/api-types.ts';
import { ActivityCards } from './table/activity-cards.tsx';
import { ActivityTable } from './table/activity-table.tsx';
import { ColumnsMenu } from './table/columns-menu.tsx';
import { DeleteSelected } from './delete-selected.tsx';
import { useKeptColumns } from './table/kept-columns.ts';
import { listFeatures, type ListColumn } from './table/list-table.ts';
import { ListSortSelect, ListToolbar } from './find/list-toolbar.tsx';
import { useListView } from './find/list-view.ts';
import { matches } from './find/search.ts';
import { ALL_VESSELS, surfedWith, VesselFilter } from './find/vessel-filter.tsx';

const TABLE_MIN_WIDTH_PX = 930;
const MAX_COMPARED = 4;
const NOTHING_SELECTED: RowSelectionState = {};

interface Props {
  readonly activities: readonly ActivityListItem[];
  readonly surfType: SurfType;
  readonly columns: ListColumn[];
  readonly label: string;
  readonly comparePath: '/compare' | '/compare-skook';
}

/** The reason this many sessions can't be compared; null if they can. */
function compareProblem(selected: number): string | null {
  if (selected < 2) return 'Please select 2 or more activities to compare';
  return selected > MAX_COMPARED ? 'You can only compare up to 4 activities at a time' : null;
}

/** Sessions to search, sort, select, compare and delete: a table on wide screens, cards on narrow ones. */
export function SessionList({ activities, surfType, columns, label, comparePath }: Props) {
  const navigate = useNavigate();
  const sortable = useMemo(
    () => columns.flatMap(({ id, enableSorting }) => (enableSorting && id !== undefined ? [id] : [])),
    [columns],
  );
  const [{ search, vessel, sorting }, setView] = useListView(sortable);
  const [rowSelection, setRowSelection] = useState(NOTHING_SELECTED);
  const [columnVisibility, setColumnVisibility] = useKeptColumns(surfType);
  const [deleting, setDeleting] = useState<readonly string[] | null>(null);
  const { ref, width } = useElementSize();
  const deferredSearch = useDeferredValue(search);
  const data = useMemo(
    () => activities.filter((row) => surfedWith(row, vessel) && matches(row, deferredSearch)),
    [activities, vessel, deferredSearch],
  );
  const table = useTable({
    features: listFeatures,
    columns,
    data,
    getRowId: (row) => row.url_hash,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { rowSelection, columnVisibility, sorting },
    onSortingChange: (updater) => setView({ sorting: functionalUpdate(updater, sorting) }),
    onRowSelectionChange: setRowSelection,
    onColumnVisibilityChange: setColumnVisibility,
  });
  const compare = () => {
    const problem = compareProblem(selected.length);
    if (problem !== null) showErrorToast(problem);
    else void navigate(`${comparePath}?activities=${selected.join(',')}`);
  };
  const selected = table.getSelectedRowModel().rows.map(({ id }) => id);
  const wide = width >= TABLE_MIN_WIDTH_PX;

  return (
    <Stack ref={ref} gap="md">
      <ListToolbar
        search={search}
        onSearch={(text) => setView({ search: text })}
        selected={selected.length}
        onDelete={() => setDeleting(selected)}
        onCompare={compare}
      >
        <VesselFilter
          activities={activities}
          vessel={vessel}
          onVessel={(chosen) => setView({ vessel: chosen })}
        />
        {!wide && <ListSortSelect table={table} />}
        <ColumnsMenu table={table} />
      </ListToolbar>
      {data.length === 0 && (
        <EmptyState message="No session matches your search.">
          <Button variant="default" onClick={() => setView({ search: '', vessel: ALL_VESSELS })}>
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
