import { isoInZone, NOWHERE } from '@rideline/detection-engine';
import { zoneOfTimes } from '../../activity.aggregate.ts';
import { spotClock } from '../../activity.schema.ts';
import { activityDetail } from '../activities/activity-answer.ts';
import { titleOf } from '../session-title.ts';
import type { ActivityRow } from '../activities/activities.projection.ts';

export function activitiesCsv(rows: readonly ActivityRow[]): string {
  const header = [
    'id',
    'name',
    'time',
    'type',
    'source',
    'rides',
    'longest ride (meters)',
    'max speed (km/h)',
    'rough',
    'note',
    'time zone',
    'time at the spot',
  ];
  return csv([
    header,
    ...rows.map((row) => [
      row.activityId,
      titleOf(row, NOWHERE),
      row.activityTime,
      row.surfType,
      row.source,
      row.summary.totalRides,
      row.summary.longestRideDistance,
      row.summary.maxSpeed,
      row.summary.rough.rides || row.summary.rough.attempts,
      row.note,
      zoneOfTimes(row),
      atTheSpot(row, row.activityTime && Date.parse(row.activityTime)),
    ]),
  ]);
}

/** In pieces of a session each. */
export function* ridesCsv(rows: readonly ActivityRow[]): Generator<string> {
  const header = [
    'activity id',
    'ride id',
    'start',
    'end',
    'duration (s)',
    'distance (meters)',
    'max speed (km/h)',
    'rough',
    'start at the spot',
    'end at the spot',
  ];
  yield csv([header]);
  for (const row of rows) {
    yield csv(
      row.detected.rides.map((ride) => [
        row.activityId,
        ride.id,
        new Date(ride.startTime).toISOString(),
        new Date(ride.endTime).toISOString(),
        ride.duration,
        ride.distance,
        ride.maxSpeed,
        ride.rough,
        atTheSpot(row, ride.startTime),
        atTheSpot(row, ride.endTime),
      ]),
    );
  }
}

/** ISO 8601 with the offset of the place; null where it is not known. */
function atTheSpot(row: ActivityRow, millis: number | null | ''): string | null {
  const { utc_offset } = spotClock(row.activityTime, zoneOfTimes(row));
  return utc_offset === null || typeof millis !== 'number' ? null : isoInZone(millis, utc_offset);
}

/** In pieces of a session each. */
export function* activitiesJson(rows: readonly ActivityRow[]): Generator<string> {
  yield '[';
  for (const [index, row] of rows.entries()) {
    const { place: _, spot: __, ...detail } = activityDetail(row, null, NOWHERE);
    const session = { ...detail, device: row.device, import_millis: row.importMillis };
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(session, null, 2)}`;
  }
  yield '\n]\n';
}

type Cell = string | number | boolean | null;

/**
 * Rows of cells as CSV. Text that a spreadsheet would parse as a formula is prefixed with an apostrophe
 * (OWASP: CSV injection).
 */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
