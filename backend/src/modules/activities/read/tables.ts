import { isoAtOffset, NOWHERE, type SessionEffort } from '@rideline/detection-engine';
import { zoneOfTimes } from '../activity.aggregate.ts';
import { NO_WATER, type SessionWater } from '../session-conditions.port.ts';
import { spotClock } from '../activity.schema.ts';
import { activityDetail } from './activities/activity-answer.ts';
import { listedEffort } from './activities/effort-answer.ts';
import { titleOf } from './session-title.ts';
import type { ActivityRow } from './activities/activities.projection.ts';

/** By url_hash; missing for a session whose track could not be read. */
export type Waters = ReadonlyMap<string, SessionWater>;

/** By url_hash; missing for a session whose track could not be read. */
export type Efforts = ReadonlyMap<string, SessionEffort>;

export function activitiesCsv(rows: readonly ActivityRow[], waters: Waters, efforts: Efforts): string {
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
    'tide station',
    'tide',
    'tide (0 low to 1 high)',
    'sunrise',
    'sunset',
    'wave height (meters)',
    'wave period (s)',
    'wave direction (degrees)',
    'wind (km/h)',
    'wind direction (degrees)',
    'water (degrees C)',
    'average heart rate (bpm)',
    'max heart rate (bpm)',
    'paddled (meters)',
    'riding (s)',
    'paddling (s)',
    'waiting (s)',
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
      row.activityTime && spotTime(row)(Date.parse(row.activityTime)),
      ...conditionCells(row, waters),
      ...effortCells(efforts.get(row.urlHash)),
    ]),
  ]);
}

/** In pieces of a session each. */
export function* ridesCsv(rows: readonly ActivityRow[], waters: Waters, efforts: Efforts): Generator<string> {
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
    'tide',
    'tide (0 low to 1 high)',
    'flow_knots',
    'minutes_from_peak',
    'heart_rate_before',
    'heart_rate_average',
    'heart_rate_peak',
  ];
  yield csv([header]);
  for (const row of rows) {
    const { rideTides, rideFlows } = waters.get(row.urlHash) ?? NO_WATER;
    const measured = efforts.get(row.urlHash);
    const atTheSpot = spotTime(row);
    yield csv(
      row.detected.rides.map((ride, index) => [
        row.activityId,
        ride.id,
        new Date(ride.startTime).toISOString(),
        new Date(ride.endTime).toISOString(),
        ride.duration,
        ride.distance,
        ride.maxSpeed,
        ride.rough,
        atTheSpot(ride.startTime),
        atTheSpot(ride.endTime),
        rideTides[index]?.state ?? null,
        rideTides[index]?.share ?? null,
        rideFlows[index]?.knots ?? null,
        rideFlows[index]?.minutes_from_peak ?? null,
        measured?.rides[index]?.before ?? null,
        measured?.rides[index]?.average ?? null,
        measured?.rides[index]?.peak ?? null,
      ]),
    );
  }
}

function effortCells(measured: SessionEffort | undefined): readonly Cell[] {
  const { average_heart_rate, max_heart_rate, paddled_m } = listedEffort(measured ?? null);
  const { riding, paddling, waiting } = measured?.effort ?? {};
  return [average_heart_rate, max_heart_rate, paddled_m, riding ?? null, paddling ?? null, waiting ?? null];
}

function conditionCells(row: ActivityRow, waters: Waters): readonly Cell[] {
  const { tide = null, sun = null, weather = null } = waters.get(row.urlHash)?.conditions ?? {};
  const atTheSpot = spotTime(row);
  const clock = (time: string | null | undefined) => (time ? atTheSpot(Date.parse(time)) : null);
  return [
    tide && tide.station,
    tide && tide.at_start,
    tide && tide.share_at_start,
    clock(sun?.sunrise),
    clock(sun?.sunset),
    weather && weather.wave_height,
    weather && weather.wave_period,
    weather && weather.wave_direction,
    weather && weather.wind_speed,
    weather && weather.wind_direction,
    weather && weather.water_temperature,
  ];
}

/** Writes times of a session as ISO 8601 with the offset of the place, or null where it is not known. */
function spotTime(row: ActivityRow): (millis: number) => string | null {
  const { utc_offset: offset } = spotClock(row.activityTime, zoneOfTimes(row));
  return (millis) => (offset === null ? null : isoAtOffset(millis, offset));
}

/** In pieces of a session each. */
export function* activitiesJson(
  rows: readonly ActivityRow[],
  waters: Waters,
  efforts: Efforts,
  maxHeartRate: number | null,
): Generator<string> {
  yield '[';
  for (const [index, row] of rows.entries()) {
    const {
      place: _,
      spot: __,
      ...detail
    } = activityDetail(row, null, NOWHERE, waters.get(row.urlHash), {
      measured: efforts.get(row.urlHash) ?? null,
      maxHeartRate,
    });
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
