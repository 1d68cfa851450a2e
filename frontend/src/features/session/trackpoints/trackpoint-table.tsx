import { speedSourceName, type Track } from '@rideline/detection-engine';
import { Text } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { formatCount, roughly, UNCERTAIN_GPS } from '../../../lib/format.ts';
import { useSignal } from '../../../lib/signal.ts';
import { distanceIn, distanceSymbol, formatNumber, speedIn } from '../../../lib/units.ts';
import type { Column } from '../../../ui/table/column.ts';
import type { LineProps } from '../../../ui/table/table-props.ts';
import { Table, TableFrame } from '../../../ui/table/table.tsx';
import { SPEED_SOURCES } from '../rides/measured.ts';
import { type SessionPage, useSessionPage } from '../page/session-page.ts';
import type { RowSpan } from '../page/session.ts';
import { orderRows, type TrackpointColumn } from './trackpoint-order.ts';
import styles from './trackpoint-table.module.css';
import { useFollowedRow } from './use-followed-row.ts';

const ROW = 36;
/** The head's height where it has two headings below each other, for fingers. */
const HIGHEST_HEAD = 88;
const DOUBTFUL_MARK = `~ ${UNCERTAIN_GPS}: used only where a ride has too few good points`;

interface Props {
  readonly span: RowSpan;
  readonly label: string;
  readonly height: number;
}

/** The source of the row's speed in words, or that its GPS is uncertain. */
function sourceOf({ speedSource, doubtful }: Track, row: number): string {
  if (doubtful[row] === 1) return UNCERTAIN_GPS;
  const name = speedSourceName(speedSource[row] ?? -1);
  return name === undefined ? '' : SPEED_SOURCES[name].short;
}

type Given = Pick<SessionPage, 'session' | 'clock' | 'preferences'>;

function trackpointColumns({ session, clock, preferences }: Given): readonly Column<number>[] {
  const { track } = session;
  const { preferred_distance_unit: distanceUnit, preferred_speed_unit: speedUnit } = preferences;
  const sorted = (
    id: TrackpointColumn,
    title: string,
    width: string,
    cell: (row: number) => string,
  ): Column<number> => ({ id, title, width, cell, sortBy: 'given' });
  const at = (column: Float64Array, row: number) => column[row] ?? 0;
  return [
    sorted('number', '#', '3.5rem', (row) => formatCount(row + 1)),
    sorted('time', 'Time', '6.5rem', (row) => clock.format(at(track.time, row))),
    sorted('latitude', 'Latitude', '6.5rem', (row) => at(track.latitude, row).toFixed(6)),
    sorted('longitude', 'Longitude', '7rem', (row) => at(track.longitude, row).toFixed(6)),
    sorted('distance', `Distance (${distanceSymbol(distanceUnit)})`, '7rem', (row) =>
      formatNumber(distanceIn(at(track.distance, row), distanceUnit), 2),
    ),
    sorted('speed', `Speed (${speedUnit})`, '6.5rem', (row) =>
      roughly(formatNumber(speedIn(at(track.speed, row) * 3.6, speedUnit), 2), track.doubtful[row] === 1),
    ),
    {
      id: 'surf',
      title: 'Surf point',
      width: '5rem',
      cell: (row) => (session.isSurfPoint(row) ? 'Surf' : ''),
    },
    {
      id: 'source',
      title: 'Speed source',
      width: 'minmax(7rem, 1fr)',
      cell: (row) => sourceOf(track, row),
    },
  ];
}

/** A row that lights up together with map and charts. */
function TrackpointLine({ row, ...line }: LineProps<number>) {
  const { session, highlight, pickRow } = useSessionPage();
  const lit = useSignal(highlight, (now) => now.row === row);
  return (
    <tr
      {...line}
      data-lit={lit || undefined}
      data-surf={session.isSurfPoint(row) || undefined}
      data-pick={pickRow !== null || undefined}
      onPointerEnter={() => highlight.set({ row, ride: session.rideAt(row) })}
      onPointerLeave={() => highlight.clear()}
      onClick={() => pickRow?.(row)}
    />
  );
}

/** A scrolling, virtualized table of trackpoints. */
export function TrackpointTable({ span, label, height }: Props) {
  const { session, clock, preferences, highlight, surfPointsOnly } = useSessionPage();
  const [sort, setSort] = useState({ id: 'number', desc: false });
  const [first, last] = span;
  const ordered = useMemo(
    () =>
      orderRows(session.track, [first, last], surfPointsOnly ? session.isSurfPoint : () => true, {
        column: sort.id as TrackpointColumn,
        descending: sort.desc,
      }),
    [session, first, last, surfPointsOnly, sort],
  );
  const rows = useMemo(() => Array.from(ordered), [ordered]);
  const columns = useMemo(
    () => trackpointColumns({ session, clock, preferences }),
    [session, clock, preferences],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 12,
    scrollPaddingEnd: HIGHEST_HEAD,
  });
  useFollowedRow(highlight, ordered, (index) => virtualizer.scrollToIndex(index, { align: 'auto' }));

  return (
    <div className={styles.points}>
      {rows.some((row) => session.track.doubtful[row] === 1) && (
        <Text mb={6} fz="xs" c="dimmed">
          {DOUBTFUL_MARK}
        </Text>
      )}
      <TableFrame ref={scroller} label={label} height={height}>
        <Table
          label={label}
          className={styles.table}
          columns={columns}
          rows={rows}
          keyOf={(row) => row}
          sort={sort}
          firstOrder="asc"
          onSort={(chosen) => {
            setSort(chosen);
            virtualizer.scrollToOffset(0);
          }}
          Line={TrackpointLine}
          window={{ body, virtualizer }}
        />
      </TableFrame>
    </div>
  );
}
