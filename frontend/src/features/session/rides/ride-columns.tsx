import { Badge, Box } from '@mantine/core';
import type { Preferences } from '../../../app/api-types.ts';
import { parseTimestamp } from '../../../lib/dates.ts';
import { distanceIn, distanceSymbol, formatNumber, speedIn } from '../../../lib/units.ts';
import { formatDuration, roughly } from '../../../lib/format.ts';
import type { Column } from '../../../ui/table/column.ts';
import type { SurfType } from '../../../app/api-types.ts';
import { type Ride, timeOf } from '../../../activity/activity.ts';
import { ROUGH_SETS_NO_RECORDS } from '../../../activity/rough-note.tsx';
import type { SessionClock } from '../page/clock.ts';
import { measuredDistance, measuredSpeed, provenance } from './measured.ts';
import { type RecordRides, statisticsOf } from '../statistics/statistics.ts';
import type { SessionRide } from '../page/session.ts';

export type RideColumn = Column<SessionRide>;

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
    <Box component="span" display="block" fz="xs" c="dimmed" title={ROUGH_SETS_NO_RECORDS}>
      no record
    </Box>
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
    sortBy: ({ number }) => number,
    title: '#',
    numeric: true,
    cell: ({ number }) => number,
  };
  const start: RideColumn = {
    id: 'start',
    sortBy: ({ ride }) => ride.start_time,
    title: 'Start',
    room: 'phone',
    cell: ({ ride }) => clock.format(parseTimestamp(ride.start_time) ?? 0),
  };
  const distance: RideColumn = {
    id: 'distance',
    sortBy: ({ ride }) => ride.distance,
    title: 'Distance',
    unit: distanceSymbol(preferred_distance_unit),
    numeric: true,
    cell: (entry) => {
      const text = formatNumber(distanceIn(entry.ride.distance, preferred_distance_unit), 0);
      return (
        <span title={provenance(measuredDistance(entry.ride, preferences), entry.ride)}>
          {standing ? text : marked(text, entry)}
          {standing
            ? entry.ride.is_tour && noRecord(records.longestTour, entry, ({ distance }) => distance)
            : noRecord(records.longest, entry, ({ distance }) => distance)}
        </span>
      );
    },
  };
  const duration: RideColumn = {
    id: 'duration',
    sortBy: ({ ride }) => timeOf(ride, surfType),
    title: standing ? 'On wave' : 'Duration',
    numeric: true,
    cell: (entry) => {
      const text = formatDuration(timeOf(entry.ride, surfType));
      return (
        <>
          {standing ? marked(text, entry) : text}
          {entry.ride.is_surf_ride &&
            noRecord(records.longestInTime, entry, (ride) => timeOf(ride, surfType))}
        </>
      );
    },
  };
  const speed = (id: 'max_speed' | 'avg_speed', title: string, wide: boolean): RideColumn => ({
    id,
    sortBy: ({ ride }) => ride[id],
    title,
    unit: preferred_speed_unit,
    numeric: true,
    ...(wide ? { room: 'wide' } : {}),
    cell: (entry) => {
      const value = formatNumber(speedIn(entry.ride[id], preferred_speed_unit));
      if (id === 'avg_speed') return value;
      return (
        <span title={provenance(measuredSpeed(entry.ride, preferences), entry.ride)}>
          {value}
          {noRecord(records.fastest, entry, (ride) => ride.max_speed)}
        </span>
      );
    },
  });
  if (standing) {
    const outcome: RideColumn = {
      id: 'outcome',
      sortBy: ({ ride }) => (ride.is_surf_ride ? 2 : 0) + (ride.is_tour ? 1 : 0),
      title: 'Result',
      cell: Outcome,
    };
    return [
      number,
      start,
      outcome,
      duration,
      speed('max_speed', 'Max drift', true),
      { ...distance, room: 'roomy' },
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
