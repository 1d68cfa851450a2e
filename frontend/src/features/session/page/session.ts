import type { Track } from '@rideline/detection-engine';
import { parseTimestamp } from '../../../lib/dates.ts';
import type { RideResult } from '../../../lib/palette.ts';
import { entriesOf, type Ride, type SessionSource } from '../../../activity/activity.ts';
import { numberRides, type RideNumbers } from './ride-numbers.ts';

/** Inclusive rows of the track. */
export type RowSpan = readonly [first: number, last: number];

/** A ride with its rows in the track. */
export interface SessionRide {
  readonly id: number;
  /** 1-based, in start-time order when the page opens. */
  readonly number: number;
  readonly ride: Ride;
  /** A ride, unless said otherwise. */
  readonly result?: RideResult;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly surfRuns: readonly RowSpan[];
}

/** A session's answer combined with its track. */
export interface Session {
  readonly activity: SessionSource;
  readonly track: Track;
  readonly rides: readonly SessionRide[];
  /** Epoch milliseconds of the first point. */
  readonly start: number;
  readonly rideAt: (row: number) => number | null;
  readonly isSurfPoint: (row: number) => boolean;
}

const resultOf = ({ is_tour, is_surf_ride }: Ride): RideResult =>
  is_tour ? 'tour' : is_surf_ride ? 'ride' : 'attempt';

const rowOf = (trackpointId: number) => trackpointId - 1;

export function createSession(
  activity: SessionSource,
  track: Track,
  numbers: RideNumbers = numberRides(entriesOf(activity), []),
): Session {
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]));
  const rides = entriesOf(activity).map((ride, index): SessionRide => ({
    id: ride.id,
    number: numberOf.get(ride.id) ?? index + 1,
    ride,
    result: activity.surf_type === 'standing_waves' ? resultOf(ride) : 'ride',
    firstRow: rowOf(ride.first_trackpoint_id),
    lastRow: rowOf(ride.last_trackpoint_id),
    surfRuns: ride.surf_runs.map(([first, last]) => [rowOf(first), rowOf(last)]),
  }));
  const rideOfRow = new Float64Array(track.length).fill(Number.NaN);
  const surfPoints = new Uint8Array(track.length);
  for (const { id, firstRow, lastRow, surfRuns } of rides) {
    rideOfRow.fill(id, firstRow, lastRow + 1);
    for (const [first, last] of surfRuns) surfPoints.fill(1, first, last + 1);
  }
  return {
    activity,
    track,
    rides,
    start: track.time[0] ?? parseTimestamp(activity.activity_time) ?? 0,
    rideAt: (row) => {
      const id = rideOfRow[row] ?? Number.NaN;
      return Number.isNaN(id) ? null : id;
    },
    isSurfPoint: (row) => surfPoints[row] === 1,
  };
}
