import type { SessionSource, Ride } from '../../activity.ts';
import type { SessionRide } from '../session/session.ts';

const STARTS_A_FORMULA = /^[=+\-@\t\r]/;

/** One CSV cell; text that a spreadsheet would run as a formula gets a leading quote. */
function cell(value: string | number): string {
  const text = String(value);
  const isNumber = typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && STARTS_A_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const stringifyRow = (values: readonly (string | number)[]): string => values.map(cell).join(',');

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
];

export const csvNameOf = ({ surf_type, url_hash }: SessionSource): string =>
  `${surf_type === 'standing_waves' ? 'surf_attempts' : 'surf_rides'}_${url_hash}.csv`;

/** The session's rides or attempts as CSV, always in km/h and meters. */
export function ridesCsv(activity: SessionSource, rides: readonly SessionRide[]): string {
  const columns = activity.surf_type === 'standing_waves' ? [...SHARED, ...STANDING] : SHARED;
  const lines = [
    stringifyRow(columns.map(({ title }) => title)),
    ...rides.map(({ ride, number }) => stringifyRow(columns.map(({ value }) => value(ride, number)))),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
