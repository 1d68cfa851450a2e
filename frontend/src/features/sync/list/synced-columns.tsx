import { Button } from '@mantine/core';
import type { SyncedActivity } from '../../../app/connections.api.ts';
import { SelectBox } from '../../../ui/select-box.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { SyncRun } from '../../../app/sync-runs.ts';
import type { AnalyzeAs } from '../sync.api.ts';
import { typeLabel } from './list-view.ts';
import { AnalyzeCell, Details, RecordedAt } from './synced-row.tsx';

interface Given {
  /** Begins the ids of the names, which describe the buttons of their rows. */
  readonly id: string;
  readonly states: SyncRun['rows'];
  readonly isSelected: (row: SyncedActivity) => boolean;
  /** Selects all rows. */
  readonly selectAll: React.ReactNode;
  /** A bulk analysis is running. */
  readonly busy: boolean;
  readonly onSelect: (row: SyncedActivity, on: boolean) => void;
  readonly onAnalyze: (row: SyncedActivity, as: AnalyzeAs) => void;
  readonly onHide: (row: SyncedActivity) => void;
}

/** Columns of the synced activities, whose order is that of the view. */
export function syncedColumns(given: Given): readonly Column<SyncedActivity>[] {
  const { id, states, isSelected, selectAll, busy, onSelect, onAnalyze, onHide } = given;
  return [
    {
      id: 'select',
      title: '',
      head: selectAll,
      width: '2rem',
      card: 'corner',
      cell: (row) => (
        <SelectBox
          aria-label={`Select ${row.activity_name}`}
          checked={isSelected(row)}
          onChange={({ currentTarget }) => onSelect(row, currentTarget.checked)}
        />
      ),
    },
    { id: 'place', title: '#', width: '2.5rem', card: 'none', cell: (_row, place) => place },
    {
      id: 'name',
      title: 'Name',
      names: true,
      width: 'minmax(0, 1fr)',
      card: 'head',
      cell: (row, place) => (
        <>
          <span id={`${id}-${place}`}>{row.activity_name}</span>
          <Details row={row} />
        </>
      ),
    },
    {
      id: 'date',
      title: 'Date',
      width: '12rem',
      sortBy: 'given',
      directions: ['Newest first', 'Oldest first'],
      card: 'line',
      cell: (row) => <RecordedAt row={row} />,
    },
    {
      id: 'type',
      title: 'Type',
      width: '8rem',
      card: 'line',
      cell: ({ activity_type }) => typeLabel(activity_type),
    },
    {
      id: 'analyze',
      title: 'Analyze Surf',
      width: '19rem',
      card: 'actions',
      cell: (row, place) => (
        <AnalyzeCell
          row={row}
          state={states[row.key]}
          busy={busy}
          nameId={`${id}-${place}`}
          onAnalyze={(as) => onAnalyze(row, as)}
        />
      ),
    },
    {
      id: 'action',
      title: 'Action',
      width: '5rem',
      card: 'actions',
      cell: (row, place) => (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          disabled={busy}
          aria-describedby={`${id}-${place}`}
          onClick={() => onHide(row)}
        >
          Delete
        </Button>
      ),
    },
  ];
}
