import { Badge } from '@mantine/core';
import {
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import type { Preferences } from '../../../app/api-types.ts';
import { parseTimestamp } from '../../../lib/dates.ts';
import { distanceIn, distanceSymbol, formatNumber, speedIn } from '../../../lib/units.ts';
import { formatDuration, roughly } from '../../../lib/format.ts';
import type { SurfType } from '../../../app/api-types.ts';
import { type Ride, timeOf } from '../../../activity/activity.ts';
import { ROUGH_SETS_NO_RECORDS } from '../../../activity/rough-note.tsx';
import type { SessionClock } from '../page/clock.ts';
import { measuredDistance, measuredSpeed, provenance } from './measured.ts';
import { type RecordRides, statisticsOf } from '../statistics/statistics.ts';
import styles from './ride-table.module.css';
import type { SessionRide } from '../page/session.ts';

interface RideColumnMeta {
  readonly title: string;
  /** Shown smaller below the title. */
  readonly unit?: string;
  readonly numeric?: boolean;
  /** Narrowest layout that shows the column; the ride's details always have the value. */
  readonly room?: 'roomy' | 'wide' | 'phone';
}

export const rideTableFeatures = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: {} as RideColumnMeta,
});

export type RideColumn = ColumnDef<typeof rideTableFeatures, SessionRide>;

const sortable = { enableSorting: true, sortDescFirst: false, sortFn: sortFn_basic } as const;

/** The result of an attempt: a ride, a tour, both or neither. */
function Outcome({ ride }: SessionRide) {
  if (ride.is_tour)
    return (
      <Badge color="ocean" miw="max-content">
        {ride.is_surf_ride ? 'Ride and tour' : 'Tour'}
      </Badge>
    );
  return ride.is_surf_ride ? (
    <Badge color="coral" miw="max-content">
      Surf ride
    </Badge>
  ) : (
    <Badge color="gray" variant="light" miw="max-content">
      Attempt
    </Badge>
  );
}

/** The first value of a ride, which carries the mark of the row when the ride is rough. */
const marked = (text: string, { ride }: SessionRide) => roughly(text, ride.rough);

/** A rough ride above the record of others says why it holds none. */
const noRecord = ({ by }: RecordRides, entry: SessionRide, measure: (ride: Ride) => number) =>
  by !== null && entry.ride.rough && !by.ride.rough && measure(entry.ride) > measure(by.ride) ? (
    <span className={styles.noRecord} title={ROUGH_SETS_NO_RECORDS}>
      no record
    </span>
  ) : null;

/** Columns for rides or attempts, in the preferred units and clock. */
export function rideColumns(
  surfType: SurfType,
  rides: readonly SessionRide[],
  preferences: Preferences,
  clock: SessionClock,
): RideColumn[] {
  const records = statisticsOf(rides, surfType);
  const { preferred_distance_unit, preferred_speed_unit } = preferences;
  const standing = surfType === 'standing_waves';
  const number: RideColumn = {
    id: 'number',
    accessorFn: ({ number }) => number,
    ...sortable,
    meta: { title: '#', numeric: true },
    cell: ({ row }) => row.original.number,
  };
  const start: RideColumn = {
    id: 'start',
    accessorFn: ({ ride }) => ride.start_time,
    ...sortable,
    meta: { title: 'Start', room: 'phone' },
    cell: ({ row }) => clock.format(parseTimestamp(row.original.ride.start_time) ?? 0),
  };
  const distance: RideColumn = {
    id: 'distance',
    accessorFn: ({ ride }) => ride.distance,
    ...sortable,
    meta: { title: 'Distance', unit: distanceSymbol(preferred_distance_unit), numeric: true },
    cell: ({ row: { original } }) => {
      const text = formatNumber(distanceIn(original.ride.distance, preferred_distance_unit), 0);
      return (
        <span title={provenance(measuredDistance(original.ride, preferences), original.ride)}>
          {standing ? text : marked(text, original)}
          {standing
            ? original.ride.is_tour && noRecord(records.longestTour, original, ({ distance }) => distance)
            : noRecord(records.longest, original, ({ distance }) => distance)}
        </span>
      );
    },
  };
  const duration: RideColumn = {
    id: 'duration',
    accessorFn: ({ ride }) => timeOf(ride, surfType),
    ...sortable,
    meta: { title: standing ? 'On wave' : 'Duration', numeric: true },
    cell: ({ row: { original } }) => {
      const text = formatDuration(timeOf(original.ride, surfType));
      return (
        <>
          {standing ? marked(text, original) : text}
          {original.ride.is_surf_ride &&
            noRecord(records.longestInTime, original, (ride) => timeOf(ride, surfType))}
        </>
      );
    },
  };
  const speed = (id: 'max_speed' | 'avg_speed', title: string, wide: boolean): RideColumn => ({
    id,
    accessorFn: ({ ride }) => ride[id],
    ...sortable,
    meta: { title, unit: preferred_speed_unit, numeric: true, ...(wide ? { room: 'wide' } : {}) },
    cell: ({ row: { original } }) => {
      const value = formatNumber(speedIn(original.ride[id], preferred_speed_unit));
      if (id === 'avg_speed') return value;
      return (
        <span title={provenance(measuredSpeed(original.ride, preferences), original.ride)}>
          {value}
          {noRecord(records.fastest, original, (ride) => ride.max_speed)}
        </span>
      );
    },
  });
  if (standing) {
    const outcome: RideColumn = {
      id: 'outcome',
      accessorFn: ({ ride }) => (ride.is_surf_ride ? 2 : 0) + (ride.is_tour ? 1 : 0),
      ...sortable,
      meta: { title: 'Result' },
      cell: ({ row }) => <Outcome {...row.original} />,
    };
    return [
      number,
      start,
      outcome,
      duration,
      speed('max_speed', 'Max drift', true),
      { ...distance, meta: { ...distance.meta, title: 'Distance', room: 'roomy' } },
    ];
  }
  return [
    number,
    start,
    distance,
    duration,
    speed('max_speed', 'Max speed', false),
    speed('avg_speed', 'Avg speed', true),
  ];
}
