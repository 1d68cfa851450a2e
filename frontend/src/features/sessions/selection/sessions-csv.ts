import { isoInZone } from '@rideline/detection-engine';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { csvOf, type CsvCell } from '../../../lib/csv.ts';
import { momentOfSession } from '../../../lib/dates.ts';
import { vesselOf } from '../../../activity/activity.ts';
import { sourceName } from '../../../activity/source-name.ts';

const oneDecimal = (value: number | null) => value?.toFixed(1) ?? null;
const seconds = (value: number | null) => (value === null ? null : Math.round(value));

const COLUMNS: readonly (readonly [title: string, value: (row: ActivityListItem) => CsvCell])[] = [
  ['Activity Name', ({ activity_name }) => activity_name],
  ['Date (UTC)', ({ activity_time }) => activity_time],
  [
    'Date at the Spot',
    (row) => {
      const moment = momentOfSession(row);
      return moment === null || moment.timeZone === null ? null : isoInZone(moment.millis, moment.timeZone);
    },
  ],
  ['Rides', ({ total_rides }) => total_rides],
  ['Attempts', ({ total_attempts }) => total_attempts],
  ['Longest Dist (meters)', ({ longest_ride_distance }) => oneDecimal(longest_ride_distance)],
  ['Longest Time (s)', ({ longest_ride_time }) => seconds(longest_ride_time)],
  ['Longest Tour (meters)', ({ longest_tour_distance }) => oneDecimal(longest_tour_distance)],
  ['Max Speed (km/h)', ({ max_speed }) => oneDecimal(max_speed)],
  ['Surf Vessel', (row) => (row.surf_vessel === null ? null : vesselOf(row))],
  ['Source', ({ source }) => sourceName(source)],
  ['Status', ({ is_public }) => (is_public ? 'Shared' : 'Private')],
  ['Address', ({ url_hash }) => `${window.location.origin}/activity/${url_hash}`],
];

/** The sessions as CSV, always in km/h and meters. */
export const sessionsCsv = (rows: readonly ActivityListItem[]): string =>
  csvOf([COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, value]) => value(row)))]);
