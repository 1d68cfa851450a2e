import { Skeleton } from '@mantine/core';
import { useTable, type Column, type SortingState, type Updater } from '@tanstack/react-table';
import { MeaningTooltip } from '../../../ui/explained.tsx';
import { ARIA_SORT, SortButton } from '../../../ui/sort-button.tsx';
import { Table, TableFrame } from '../../../ui/table.tsx';
import type { EngagementRow } from '../../../app/api-types.ts';
import { COLUMN_MEANINGS, engagementColumns, engagementFeatures } from './engagement-columns.tsx';
import styles from './engagement.module.css';

type EngagementColumn = Column<typeof engagementFeatures, EngagementRow>;

/** Rows of users, to scroll within. */
export const FRAME_HEIGHT = 'min(44rem, 85vh)';
const WAITING_ROWS = 8;
const NO_USERS: EngagementRow[] = [];

export interface EngagementListProps {
  /** In the server's order; undefined while loading. */
  readonly users: EngagementRow[] | undefined;
  readonly sorting: SortingState;
  readonly onSorting: (updater: Updater<SortingState>) => void;
  /** The rows are those of the order before. */
  readonly busy: boolean;
}

/** Users with their activities; a click on a column's title sorts by it. */
export function EngagementTable({ users, sorting, onSorting, busy }: EngagementListProps) {
  const table = useTable({
    features: engagementFeatures,
    columns: engagementColumns,
    data: users ?? NO_USERS,
    getRowId: ({ user_id }) => String(user_id),
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: onSorting,
  });
  const columns = table.getAllLeafColumns();
  return (
    <TableFrame label="Users and their activities" height={FRAME_HEIGHT}>
      <Table aria-label="User Engagement" aria-busy={busy}>
        <thead>
          <tr>
            <th scope="col">#</th>
            {columns.map((column) => (
              <Header key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {users === undefined && <Waiting columns={columns.length + 1} />}
          {users?.length === 0 && (
            <tr>
              <td colSpan={columns.length + 1}>No users yet</td>
            </tr>
          )}
          {table.getRowModel().rows.map((row, index) => (
            <tr key={row.id}>
              <td className={styles.number}>{index + 1}</td>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} data-text={cell.column.columnDef.meta?.isText}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function Header({ column }: { column: EngagementColumn }) {
  const { title, isText } = column.columnDef.meta!;
  const sorted = column.getIsSorted();
  return (
    <th scope="col" data-text={isText} aria-sort={ARIA_SORT[`${sorted}`]}>
      <MeaningTooltip meaning={COLUMN_MEANINGS[title]}>
        <SortButton sorted={sorted} onClick={column.getToggleSortingHandler()}>
          {title}
        </SortButton>
      </MeaningTooltip>
    </th>
  );
}

const Waiting = ({ columns }: { columns: number }) =>
  Array.from({ length: WAITING_ROWS }, (_, row) => (
    <tr key={row}>
      <td colSpan={columns}>
        <Skeleton height="1rem" />
      </td>
    </tr>
  ));
