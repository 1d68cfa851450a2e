import type { Preferences } from '../../../app/me.api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { formatDuration } from '../../../lib/durations.ts';
import { formatRate } from '../../../lib/percent.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { vesselOf } from '../activity.ts';
import type { ComparedOcean, ComparedStanding } from './compare.api.ts';

export interface CompareRow<Session> {
  readonly label: string;
  readonly write: (session: Session) => string;
  /** What the best of the row has most of; rows without it have no best. */
  readonly measure?: (session: Session) => number | null;
}

const NO_RIDES = 'No rides recorded';

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export function oceanRows({
  preferred_distance_unit: distance,
  preferred_speed_unit: speed,
}: Preferences): CompareRow<ComparedOcean>[] {
  return [
    { label: 'Date', write: (session) => formatDate(session.activity_time) },
    { label: 'Surf Vessel', write: vesselOf },
    {
      label: 'Total Rides',
      write: (session) => String(session.total_rides),
      measure: (session) => session.total_rides,
    },
    {
      label: 'Total Surfing Distance',
      write: (session) => formatDistance(session.total_distance, distance),
      measure: (session) => session.total_distance,
    },
    {
      label: 'Total Time Surfing',
      write: (session) => formatDuration(session.total_time),
      measure: (session) => session.total_time,
    },
    {
      label: 'Max Speed',
      write: (session) => formatSpeed(session.max_speed, speed),
      measure: (session) => session.max_speed,
    },
    {
      label: 'Longest Ride Distance',
      write: (session) => formatDistance(session.longest_distance, distance),
      measure: (session) => session.longest_distance,
    },
    {
      label: 'Longest Ride Time',
      write: (session) => formatDuration(session.longest_time),
      measure: (session) => session.longest_time,
    },
    {
      label: 'Top 5 Average Distance',
      write: (session) => formatDistance(mean(session.top_5_avg_distance), distance, { missing: NO_RIDES }),
      measure: (session) => mean(session.top_5_avg_distance),
    },
    {
      label: 'Top 5 Average Time',
      write: (session) => formatDuration(mean(session.top_5_avg_time), NO_RIDES),
      measure: (session) => mean(session.top_5_avg_time),
    },
  ];
}

export function standingRows({
  preferred_distance_unit: distance,
  preferred_speed_unit: speed,
}: Preferences): CompareRow<ComparedStanding>[] {
  return [
    { label: 'Date', write: (session) => formatDate(session.activity_time) },
    { label: 'Surf Vessel', write: vesselOf },
    {
      label: 'Total Attempts',
      write: (session) => String(session.total_attempts),
      measure: (session) => session.total_attempts,
    },
    {
      label: 'Total Surf Rides',
      write: (session) => `${session.total_surf_rides} (${formatRate(session.success_rate)})`,
      measure: (session) => session.total_surf_rides,
    },
    {
      label: 'Total Surfing Time',
      write: (session) => formatDuration(session.total_surfing_time),
      measure: (session) => session.total_surfing_time,
    },
    {
      label: 'Longest Ride Duration',
      write: (session) => formatDuration(session.longest_ride_duration),
      measure: (session) => session.longest_ride_duration,
    },
    {
      label: 'Max Drifting Speed',
      write: (session) => formatSpeed(session.max_drifting_speed, speed),
      measure: (session) => session.max_drifting_speed,
    },
    {
      label: 'Total Tours',
      write: (session) => String(session.total_tours),
      measure: (session) => session.total_tours,
    },
    {
      label: 'Longest Tour Distance',
      write: (session) => formatDistance(session.longest_tour_distance, distance),
      measure: (session) => session.longest_tour_distance,
    },
    {
      label: 'Longest Tour Duration',
      write: (session) => formatDuration(session.longest_tour_duration),
      measure: (session) => session.longest_tour_duration,
    },
  ];
}

/** The sessions that hold a row's record; none when all are alike or there is nothing to measure. */
export function bestOf<Session>(
  { measure }: CompareRow<Session>,
  sessions: readonly Session[],
): Set<Session> {
  if (measure === undefined) return new Set();
  const values = sessions.map((session) => measure(session) ?? 0);
  const most = Math.max(...values);
  const best = sessions.filter((_, index) => values[index] === most);
  return most > 0 && best.length < sessions.length ? new Set(best) : new Set();
}
