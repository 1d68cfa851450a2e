import { ROUGH_MARK } from '../../../activity/rough-note.tsx';
import { Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { SpeedSpark } from '../../../charts/speed/speed-spark.tsx';
import { PALETTES } from '../../../lib/palette.ts';
import { speedIn } from '../../../lib/units.ts';
import { type Column, sortRows } from '../../../ui/table/column.ts';
import { Table } from '../../../ui/table/table.tsx';
import type { RideColumn } from './ride-columns.tsx';
import { RideRow, RideToggle } from './ride-row.tsx';
import styles from './ride-table.module.css';
import { useSessionPage } from '../page/session-page.ts';
import type { SessionRide } from '../page/session.ts';

interface Props {
  readonly rides: readonly SessionRide[];
  readonly columns: readonly RideColumn[];
  readonly caption: string;
  readonly details: (entry: SessionRide) => ReactNode;
}

/** The speeds of a ride, at the scale of the session's fastest. */
function RideSpark({ entry: { firstRow, lastRow, result = 'ride' } }: { entry: SessionRide }) {
  const { session, instrument, preferences, scheme } = useSessionPage();
  const fastest = Math.max(...session.rides.map(({ ride }) => ride.max_speed));
  return (
    <SpeedSpark
      time={session.track.time}
      speed={instrument.drawing.speed}
      rows={[firstRow, lastRow]}
      top={speedIn(fastest, preferences.preferred_speed_unit)}
      color={PALETTES[scheme][result]}
    />
  );
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
