import { UnstyledButton } from '@mantine/core';
import { speedSourceName, type Track } from '@rideline/detection-engine';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useMemo, useRef, useState } from 'react';
import { formatCount, roughly, UNCERTAIN_GPS } from '../../../lib/format.ts';
import { useSignal } from '../../../lib/signal.ts';
import { distanceIn, distanceSymbol, formatNumber, speedIn } from '../../../lib/units.ts';
import { SPEED_SOURCES } from '../rides/measured.ts';
import { type SessionPage, useSessionPage } from '../page/session-page.ts';
import type { RowSpan } from '../page/session.ts';
import { orderRows, type TrackpointColumn, type TrackpointSort } from './trackpoint-order.ts';
import styles from './trackpoint-table.module.css';
import { useFollowedRow } from './use-followed-row.ts';

const ROW = 36;
/** The header's height where it has two headings below each other, for fingers. */
const HIGHEST_HEADER = 88;
const DOUBTFUL_MARK = `~ ${UNCERTAIN_GPS}: used only where a ride has too few good points`;
const ASCENDING: TrackpointSort = { column: 'number', descending: false };

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

const TrackpointRow = memo(function TrackpointRow({
  row,
  session,
  clock,
  preferences,
  highlight,
}: Pick<SessionPage, 'session' | 'clock' | 'preferences' | 'highlight'> & { row: number }) {
  const { track } = session;
  const lit = useSignal(highlight, (now) => now.row === row);
  const at = (column: Float64Array) => column[row] ?? 0;
  return (
    <div
      className={styles.cells}
      role="presentation"
      data-lit={lit || undefined}
      data-surf={session.isSurfPoint(row) || undefined}
      onPointerEnter={() => highlight.set({ row, ride: session.rideAt(row) })}
      onPointerLeave={() => highlight.clear()}
    >
      <span role="cell">{formatCount(row + 1)}</span>
      <span role="cell">{clock.format(at(track.time))}</span>
      <span role="cell">{at(track.latitude).toFixed(6)}</span>
      <span role="cell">{at(track.longitude).toFixed(6)}</span>
      <span role="cell">
        {formatNumber(distanceIn(at(track.distance), preferences.preferred_distance_unit), 2)}
      </span>
      <span role="cell">
        {roughly(
          formatNumber(speedIn(at(track.speed) * 3.6, preferences.preferred_speed_unit), 2),
          track.doubtful[row] === 1,
        )}
      </span>
      <span role="cell">{session.isSurfPoint(row) ? 'Surf' : ''}</span>
      <span role="cell">{sourceOf(track, row)}</span>
    </div>
  );
});

/** A scrolling, virtualized table of trackpoints. */
export function TrackpointTable({ span, label, height }: Props) {
  const { session, clock, preferences, highlight, surfPointsOnly, pickRow } = useSessionPage();
  const [sort, setSort] = useState(ASCENDING);
  const [first, last] = span;
  const rows = useMemo(
    () => orderRows(session.track, [first, last], surfPointsOnly ? session.isSurfPoint : () => true, sort),
    [session, first, last, surfPointsOnly, sort],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 12,
    scrollPaddingEnd: HIGHEST_HEADER,
  });
  useFollowedRow(highlight, rows, (index) => virtualizer.scrollToIndex(index, { align: 'auto' }));
  const columns: [TrackpointColumn, string][] = [
    ['number', '#'],
    ['time', 'Time'],
    ['latitude', 'Latitude'],
    ['longitude', 'Longitude'],
    ['distance', `Distance (${distanceSymbol(preferences.preferred_distance_unit)})`],
    ['speed', `Speed (${preferences.preferred_speed_unit})`],
  ];

  const hasDoubtful = rows.some((row) => session.track.doubtful[row] === 1);
  return (
    <>
      {hasDoubtful && <p className={styles.legend}>{DOUBTFUL_MARK}</p>}
      <div
        ref={scroller}
        className={styles.scroller}
        style={{ maxHeight: height }}
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        <div role="table" aria-label={label} aria-rowcount={rows.length + 1} className={styles.table}>
          <div role="rowgroup" className={styles.header}>
            <div role="row" aria-rowindex={1} className={styles.cells}>
              {columns.map(([column, title]) => {
                const sorted = sort.column === column;
                const Arrow = sort.descending ? IconArrowDown : IconArrowUp;
                return (
                  <span
                    key={column}
                    role="columnheader"
                    aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
                  >
                    <UnstyledButton
                      className={styles.sort}
                      onClick={() => {
                        setSort({ column, descending: sorted && !sort.descending });
                        virtualizer.scrollToOffset(0);
                      }}
                    >
                      {title}
                      {sorted && <Arrow size={13} aria-hidden="true" />}
                    </UnstyledButton>
                  </span>
                );
              })}
              <span role="columnheader">Surf point</span>
              <span role="columnheader">Speed source</span>
            </div>
          </div>
          <div role="rowgroup" className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => (
              <div
                key={rows[index]}
                role="row"
                aria-rowindex={index + 2}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
                data-pick={pickRow !== null || undefined}
                onClick={() => pickRow?.(rows[index] ?? 0)}
              >
                <TrackpointRow row={rows[index] ?? 0} {...{ session, clock, preferences, highlight }} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
