import type { ListedActivity } from '../events/sync-events.ts';
import { idOf, measureOf, textOf, timeOf } from '../adapters/service-values.ts';

/** An activity as intervals.icu lists it. */
interface Row {
  readonly id?: unknown;
  readonly icu_athlete_id?: unknown;
  readonly name?: unknown;
  readonly type?: unknown;
  readonly source?: unknown;
  readonly start_date?: unknown;
  /** Without a zone: the time where it was recorded. */
  readonly start_date_local?: unknown;
  readonly distance?: unknown;
  readonly elapsed_time?: unknown;
  readonly stream_types?: unknown;
  readonly device_name?: unknown;
}

const LOCAL = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** One row of the list; undefined without an id or a start, which nothing could refer to. */
export function listedActivity(item: unknown): ListedActivity | undefined {
  const row = (item ?? {}) as Row;
  const sourceId = idOf(row.id);
  const localStart = textOf(row.start_date_local).slice(0, 19).replace('T', ' ');
  if (sourceId === undefined || !LOCAL.test(localStart)) return undefined;
  const isStub = row.source === 'STRAVA';
  return {
    sourceId,
    name: textOf(row.name),
    startTime: timeOf(Date.parse(textOf(row.start_date))),
    isTimeHidden: false,
    localStart,
    type: textOf(row.type) || 'Workout',
    distance: measureOf(row.distance),
    seconds: measureOf(row.elapsed_time),
    hasTrack: !isStub && hasPositions(row.stream_types),
    device: textOf(row.device_name) || null,
    // Of what came from Strava there is the id and the start alone.
    ...(isStub && { heldBy: 'Strava' }),
  };
}

/** Where the list names no streams, only the recording tells. */
const hasPositions = (streams: unknown) => !Array.isArray(streams) || streams.includes('latlng');

/** The account that the activities belong to; undefined for an empty list. */
export const athleteOf = (rows: unknown): string | undefined =>
  Array.isArray(rows)
    ? rows.map((row: unknown) => idOf((row as Row | null)?.icu_athlete_id)).find((id) => id !== undefined)
    : undefined;
