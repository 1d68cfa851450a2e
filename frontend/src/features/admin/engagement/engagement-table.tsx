import { Skeleton } from '@mantine/core';
import { useTable, type Column, type SortingState, type Updater } from '@tanstack/react-table';
import { MeaningTooltip } from '../../../ui/explained.tsx';
import { ARIA_SORT, SortButton } from '../../../ui/sort-button.tsx';
import type { EngagementRow } from '../../../app/api-types.ts';
import { engagementColumns, engagementFeatures } from './engagement-columns.tsx';
import styles from './engagement-table.module.css';

type EngagementColumn = Column<typeof engagementFeatures, EngagementRow>;

const WAITING_ROWS = 8;
const NO_USERS: EngagementRow[] = [];

interface Props {
  /** In the server's order; undefined while loading. */
  readonly users: EngagementRow[] | undefined;
  readonly sorting: SortingState;
  readonly onSorting: (updater: Updater<SortingState>) => void;
  /** The rows are those of the order before. */
  readonly busy: boolean;
}

/** Users with their activities; a click on a column's title sorts by it. */
export function EngagementTable({ users, sorting, onSorting, busy }: Props) {
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
    <div className={styles.frame} tabIndex={0} role="region" aria-label="Users and their activities">
      <table className={styles.table} aria-label="User Engagement" aria-busy={busy}>
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
                <td key={cell.id} data-numeric={cell.column.columnDef.meta?.numeric}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Header({ column }: { column: EngagementColumn }) {
  const { meta } = column.columnDef;
  const sorted = column.getIsSorted();
  return (
    <th scope="col" data-numeric={meta?.numeric} aria-sort={ARIA_SORT[`${sorted}`]}>
      <MeaningTooltip meaning={meta?.meaning}>
        <SortButton sorted={sorted} onClick={column.getToggleSortingHandler()}>
          {meta?.title}
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
