import { ROUGH_MARK } from '../../../activity/rough-note.tsx';
import { Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { type Column, sortRows } from '../../../ui/table/column.ts';
import { Table } from '../../../ui/table/table.tsx';
import type { RideColumn } from './ride-columns.tsx';
import { RideRow, RideToggle } from './ride-row.tsx';
import { RideSpark } from './ride-spark.tsx';
import styles from './ride-table.module.css';
import { useSessionPage } from '../page/session-page.ts';
import type { SessionRide } from '../page/session.ts';

interface Props {
  readonly rides: readonly SessionRide[];
  readonly columns: readonly RideColumn[];
  readonly caption: string;
  readonly details: (entry: SessionRide) => ReactNode;
}

const toggleColumn: Column<SessionRide> = {
  id: 'toggle',
  title: 'Details',
  head: <VisuallyHidden>Details</VisuallyHidden>,
  numeric: true,
  cell: (entry) => (
    <span className={styles.last}>
      <RideSpark entry={entry} />
      <RideToggle {...entry} />
    </span>
  ),
};

/** The session's rides as a sortable table; at most one row is open. */
export function RideTable({ rides, columns: values, caption, details }: Props) {
  const { openId } = useSessionPage();
  const [sort, setSort] = useState({ id: 'number', desc: false });
  const columns = useMemo(() => [...values, toggleColumn], [values]);
  const rows = useMemo(() => sortRows(rides, columns, sort), [rides, columns, sort]);
  return (
    <div className={styles.frame}>
      {rides.some(({ ride }) => ride.rough) && (
        <Text p="xs" fz="xs" c="dimmed">
          {ROUGH_MARK}
        </Text>
      )}
      <Table
        label={caption}
        className={styles.table}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        sort={sort}
        firstOrder="asc"
        onSort={setSort}
        Line={RideRow}
        details={(entry) => (entry.id === openId ? details(entry) : null)}
      />
    </div>
  );
}
