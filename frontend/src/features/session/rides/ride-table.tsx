import { ROUGH_MARK } from '../../../activity/rough-note.tsx';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTable } from '@tanstack/react-table';
import { Fragment, type ReactNode } from 'react';
import { rideTableFeatures, type RideColumn } from './ride-columns.tsx';
import { RideRow } from './ride-row.tsx';
import styles from './ride-table.module.css';
import { useSessionPage } from '../page/session-page.ts';
import type { SessionRide } from '../page/session.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending', false: 'none' } as const;
const INITIAL_STATE = { sorting: [{ id: 'number', desc: false }] };

interface Props {
  readonly rides: readonly SessionRide[];
  readonly columns: RideColumn[];
  readonly caption: string;
  readonly details: (entry: SessionRide) => ReactNode;
}

/** The session's rides as a sortable table; at most one row is open. */
export function RideTable({ rides, columns, caption, details }: Props) {
  const { openId } = useSessionPage();
  const table = useTable({
    features: rideTableFeatures,
    columns,
    data: rides,
    getRowId: ({ id }) => String(id),
    enableSortingRemoval: false,
    enableMultiSort: false,
    initialState: INITIAL_STATE,
  });
  const leaves = table.getAllLeafColumns();
  return (
    <div className={styles.frame}>
      {rides.some(({ ride }) => ride.rough) && <p className={styles.legend}>{ROUGH_MARK}</p>}
      <table className={styles.table}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {leaves.map((column) => {
              const { meta } = column.columnDef;
              const sorted = column.getIsSorted();
              const Arrow = sorted === 'desc' ? IconArrowDown : IconArrowUp;
              return (
                <th
                  key={column.id}
                  scope="col"
                  data-numeric={meta?.numeric}
                  data-room={meta?.room}
                  aria-sort={ARIA_SORT[`${sorted}`]}
                >
                  <UnstyledButton className={styles.sort} onClick={column.getToggleSortingHandler()}>
                    <span>
                      {meta?.title}
                      {meta?.unit !== undefined && <span className={styles.unit}> {meta.unit}</span>}
                    </span>
                    {sorted !== false && <Arrow size={13} aria-hidden="true" />}
                  </UnstyledButton>
                </th>
              );
            })}
            <th scope="col" className={styles.toggle}>
              <VisuallyHidden component="span">Details</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <Fragment key={row.id}>
              <RideRow table={table} row={row} open={row.original.id === openId} />
              {row.original.id === openId && (
                <tr className={styles.opened}>
                  <td colSpan={leaves.length + 1}>{details(row.original)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
