import type { Preferences } from '../../app/api-types.ts';
import { timeDisplayOf } from '../../app/me.api.ts';
import { formatSessionDay, type TimedSession } from '../../lib/dates.ts';
import { formatBpm, formatCount, formatDuration, formatRate, roughly } from '../../lib/format.ts';
import { formatDistance, formatNumber, formatSpeed } from '../../lib/units.ts';
import { vesselOf } from '../../activity/activity.ts';
import { fromPeakText } from '../../activity/flow-words.ts';
import type { RunningRecord, StandingRecord } from '../../app/api-types.ts';

/** Both clocks where they differ. */
const dateText = (preferences: Preferences) => (session: TimedSession) => {
  const { first, second } = formatSessionDay(session, timeDisplayOf(preferences));
  return second === null ? first : `${first} (${second})`;
};

/** All distances of a comparison are in one unit, with one decimal. */
const inOneUnit = (meters: number | null, preferences: Preferences, options: { missing?: string } = {}) =>
  formatDistance(meters, { ...preferences, long_distances_in_km_or_mi: false }, { ...options, digits: 1 });

export interface CompareRow<Session> {
  readonly label: string;
  readonly write: (session: Session) => string;
  /** The value that decides the best of the row; a row without it has no best. */
  readonly measure?: (session: Session) => number | null;
  /** A rough value is the best only if all are rough. */
  readonly isRough?: (session: Session) => boolean;
  /** The largest value of the session's rough rides; 0 without any. */
  readonly roughest?: (session: Session) => number;
  /** The row is left out where no session has it. */
  readonly isKnown?: (session: Session) => boolean;
}

type ComparedRide = RunningRecord['rides'][number];

const roughestOf =
  (measure: (ride: ComparedRide) => number, counts: (ride: ComparedRide) => boolean = () => true) =>
  ({ rides }: { readonly rides: readonly ComparedRide[] }): number =>
    Math.max(0, ...rides.filter((ride) => ride.rough && counts(ride)).map(measure));
const isSurfRide = (ride: ComparedRide) => ride.is_surf_ride;
const isTour = (ride: ComparedRide) => ride.is_tour;

type Measured = Pick<RunningRecord, 'paddled_m' | 'rides_per_hour' | 'average_heart_rate'>;

/** What sessions cost. None is the best: more is no better than less. */
const effortRows = (preferences: Preferences): CompareRow<Measured>[] => [
  {
    label: 'Distance Paddled',
    write: (session) => inOneUnit(session.paddled_m, preferences),
    isKnown: (session) => session.paddled_m !== null,
  },
  {
    label: 'Rides an Hour',
    write: (session) => formatNumber(session.rides_per_hour),
    isKnown: (session) => session.rides_per_hour !== null,
  },
  {
    label: 'Average Heart Rate',
    write: (session) => formatBpm(session.average_heart_rate),
    isKnown: (session) => session.average_heart_rate !== null,
  },
];

/** The rows that some session has. */
export const knownRows = <Session>(rows: readonly CompareRow<Session>[], sessions: readonly Session[]) =>
  rows.filter(({ isKnown }) => isKnown === undefined || sessions.some(isKnown));

const NO_RIDES = 'No rides recorded';

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export function oceanRows(preferences: Preferences): CompareRow<RunningRecord>[] {
  return [
    { label: 'Date', write: dateText(preferences) },
    { label: 'Surf Vessel', write: vesselOf },
    {
      label: 'Total Rides',
      write: (session) => formatCount(session.total_rides),
      measure: (session) => session.total_rides,
    },
    {
      label: 'Total Surfing Distance',
      write: (session) => inOneUnit(session.total_distance, preferences),
      measure: (session) => session.total_distance,
    },
    {
      label: 'Total Time Surfing',
      write: (session) => formatDuration(session.total_time),
      measure: (session) => session.total_time,
    },
    {
      label: 'Max Speed',
      write: (session) => roughly(formatSpeed(session.max_speed, preferences), session.rough.attempts),
      measure: (session) => session.max_speed,
      isRough: (session) => session.rough.attempts,
      roughest: roughestOf((ride) => ride.max_speed),
    },
    {
      label: 'Longest Ride Distance',
      write: (session) => roughly(inOneUnit(session.longest_distance, preferences), session.rough.rides),
      measure: (session) => session.longest_distance,
      isRough: (session) => session.rough.rides,
      roughest: roughestOf((ride) => ride.distance, isSurfRide),
    },
    {
      label: 'Longest Ride Time',
      write: (session) => roughly(formatDuration(session.longest_time), session.rough.rides),
      measure: (session) => session.longest_time,
      isRough: (session) => session.rough.rides,
      roughest: roughestOf((ride) => ride.duration, isSurfRide),
    },
    {
      label: 'Top 5 Average Distance',
      write: (session) => inOneUnit(mean(session.top_5_avg_distance), preferences, { missing: NO_RIDES }),
      measure: (session) => mean(session.top_5_avg_distance),
    },
    {
      label: 'Top 5 Average Time',
      write: (session) => formatDuration(mean(session.top_5_avg_time), NO_RIDES),
      measure: (session) => mean(session.top_5_avg_time),
    },
    ...effortRows(preferences),
  ];
}

export function standingRows(preferences: Preferences): CompareRow<StandingRecord>[] {
  return [
    { label: 'Date', write: dateText(preferences) },
    { label: 'Surf Vessel', write: vesselOf },
    {
      label: 'Total Attempts',
      write: (session) => formatCount(session.total_attempts),
      measure: (session) => session.total_attempts,
    },
    {
      label: 'Total Surf Rides',
      write: (session) => `${formatCount(session.total_surf_rides)} (${formatRate(session.success_rate)})`,
      measure: (session) => session.total_surf_rides,
    },
    {
      label: 'Total Surfing Time',
      write: (session) => formatDuration(session.total_surfing_time),
      measure: (session) => session.total_surfing_time,
    },
    {
      label: 'Longest Ride Duration',
      write: (session) => roughly(formatDuration(session.longest_ride_duration), session.rough.rides),
      measure: (session) => session.longest_ride_duration,
      isRough: (session) => session.rough.rides,
      roughest: roughestOf((ride) => ride.surf_time, isSurfRide),
    },
    {
      label: 'Max Drifting Speed',
      write: (session) =>
        roughly(formatSpeed(session.max_drifting_speed, preferences), session.rough.attempts),
      measure: (session) => session.max_drifting_speed,
      isRough: (session) => session.rough.attempts,
      roughest: roughestOf((ride) => ride.max_speed),
    },
    {
      label: 'Total Tours',
      write: (session) => formatCount(session.total_tours),
      measure: (session) => session.total_tours,
    },
    {
      label: 'Longest Tour Distance',
      write: (session) => roughly(inOneUnit(session.longest_tour_distance, preferences), session.rough.tours),
      measure: (session) => session.longest_tour_distance,
      isRough: (session) => session.rough.tours,
      roughest: roughestOf((ride) => ride.distance, isTour),
    },
    {
      label: 'Longest Tour Duration',
      write: (session) => roughly(formatDuration(session.longest_tour_duration), session.rough.tours),
      measure: (session) => session.longest_tour_duration,
      isRough: (session) => session.rough.tours,
      roughest: roughestOf((ride) => ride.duration, isTour),
    },
    {
      label: 'Flow',
      write: ({ flow_knots: knots }) => (knots === null ? '-' : `about ${formatNumber(knots, 0)} kn`),
      isKnown: ({ flow_knots: knots }) => knots !== null,
    },
    {
      label: 'From peak',
      write: ({ minutes_from_peak: minutes }) => (minutes === null ? '-' : fromPeakText(minutes)),
      isKnown: ({ minutes_from_peak: minutes }) => minutes !== null,
    },
    ...effortRows(preferences),
  ];
}

/** The sessions with the highest value of a row as it is written; none if all are equal or without a value. */
export function bestOf<Session>(
  { measure, write, isRough = () => false }: CompareRow<Session>,
  sessions: readonly Session[],
): Set<Session> {
  if (measure === undefined) return new Set();
  const valueOf = (session: Session) => measure(session) ?? 0;
  const measured = sessions.filter((session) => valueOf(session) > 0);
  const sure = measured.filter((session) => !isRough(session));
  const compared = sure.length > 0 ? sure : measured;
  const written = compared.toSorted((a, b) => valueOf(b) - valueOf(a)).map(write);
  const best = compared.filter((session) => write(session) === written[0]);
  return best.length < sessions.length ? new Set(best) : new Set();
}

/** The sessions with a rough ride above what the table shows of them or marks as the best. */
export function withLargerRough<Session>(
  rows: readonly CompareRow<Session>[],
  sessions: readonly Session[],
): readonly Session[] {
  return sessions.filter((session) =>
    rows.some((row) => {
      const { measure, isRough, roughest } = row;
      if (measure === undefined || isRough === undefined || roughest === undefined) return false;
      const [best = session] = isRough(session) ? bestOf(row, sessions) : [session];
      return roughest(session) > (measure(best) ?? 0);
    }),
  );
}
