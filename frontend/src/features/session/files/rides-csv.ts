import { isoInZone } from '@rideline/detection-engine';
import { csvOf } from '../../../lib/csv.ts';
import { parseTimestamp, spotZone } from '../../../lib/dates.ts';
import type { SessionSource, Ride } from '../../../activity/activity.ts';
import type { SessionRide } from '../page/session.ts';

interface CsvColumn {
  readonly title: string;
  readonly value: (ride: Ride, number: number) => string | number;
}

const SHARED: readonly CsvColumn[] = [
  { title: 'Number', value: (_, number) => number },
  { title: 'Start Time (UTC)', value: ({ start_time }) => start_time },
  { title: 'End Time (UTC)', value: ({ end_time }) => end_time },
  { title: 'Duration (s)', value: ({ duration }) => Math.round(duration) },
  { title: 'Surf Time (s)', value: ({ surf_time }) => Math.round(surf_time) },
  { title: 'Distance (meters)', value: ({ distance }) => distance.toFixed(1) },
  { title: 'Max Speed (km/h)', value: ({ max_speed }) => max_speed.toFixed(1) },
  { title: 'Min Speed (km/h)', value: ({ min_speed }) => min_speed.toFixed(1) },
  { title: 'Average Speed (km/h)', value: ({ avg_speed }) => avg_speed.toFixed(1) },
  { title: 'Track Points', value: ({ track_points }) => track_points },
  { title: 'Rough', value: ({ rough }) => (rough ? 'yes' : 'no') },
];
const STANDING: readonly CsvColumn[] = [
  { title: 'Surf Ride', value: ({ is_surf_ride }) => (is_surf_ride ? 'yes' : 'no') },
  { title: 'Tour', value: ({ is_tour }) => (is_tour ? 'yes' : 'no') },
  { title: 'Borderline', value: ({ borderline }) => (borderline ? 'yes' : 'no') },
];

/** ISO 8601 with the offset of the place; empty where it is not known. */
const atTheSpot = (timestamp: string, zone: string | null): string | null => {
  const millis = parseTimestamp(timestamp);
  return millis === null || zone === null ? null : isoInZone(millis, zone);
};

export const csvNameOf = ({ surf_type, url_hash }: SessionSource): string =>
  `${surf_type === 'standing_waves' ? 'surf_attempts' : 'surf_rides'}_${url_hash}.csv`;

/** The session's rides or attempts as CSV, always in km/h and meters. */
export function ridesCsv(activity: SessionSource, rides: readonly SessionRide[]): string {
  const columns = activity.surf_type === 'standing_waves' ? [...SHARED, ...STANDING] : SHARED;
  return csvOf([
    [
      ...columns.map(({ title }) => title),
      'Start at the Spot',
      'End at the Spot',
      'Tide',
      'Tide (0 low to 1 high)',
      'flow_knots',
      'minutes_from_peak',
      'heart_rate_before',
      'heart_rate_average',
      'heart_rate_peak',
    ],
    ...rides.map(({ ride, number }) => [
      ...columns.map(({ value }) => value(ride, number)),
      atTheSpot(ride.start_time, spotZone(activity)),
      atTheSpot(ride.end_time, spotZone(activity)),
      ride.tide?.state ?? '',
      ride.tide?.share ?? '',
      ride.flow?.knots ?? '',
      ride.flow?.minutes_from_peak ?? '',
      ride.heart_rate?.before ?? '',
      ride.heart_rate?.average ?? '',
      ride.heart_rate?.peak ?? '',
    ]),
  ]);
}
