import { ServiceProblem } from '../connected-service.port.ts';
import type { ListedActivity } from '../events/sync-events.ts';
import { idOf, measureOf, rowsOf, textOf, timeOf } from '../adapters/service-values.ts';

/** An activity as `/athlete/activities` lists it. */
interface Summary {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly sport_type?: unknown;
  /** An older name of the sport. */
  readonly type?: unknown;
  readonly distance?: unknown;
  readonly elapsed_time?: unknown;
  readonly start_date?: unknown;
  /** The local time, written as if it were UTC. */
  readonly start_date_local?: unknown;
  readonly start_latlng?: unknown;
  readonly map?: { readonly summary_polyline?: unknown } | null;
  readonly device_name?: unknown;
  readonly manual?: unknown;
}

/**
 * Activities of a page of Strava's list.
 * @throws ServiceProblem unavailable for any other JSON
 */
export function listedActivities(page: unknown, most: number): readonly ListedActivity[] {
  const rows = rowsOf(page, listedActivity, most);
  if (rows === undefined) throw new ServiceProblem('unavailable', 'Strava: no list of activities');
  return rows;
}

function listedActivity(item: unknown): ListedActivity | undefined {
  const summary = (item ?? {}) as Summary;
  const sourceId = idOf(summary.id);
  const startTime = timeOf(Date.parse(textOf(summary.start_date)));
  const localTime = timeOf(Date.parse(textOf(summary.start_date_local)));
  if (sourceId === undefined || startTime === null || localTime === null) return undefined;
  return {
    sourceId,
    name: textOf(summary.name),
    startTime,
    isTimeHidden: isHidden(startTime) || isHidden(localTime),
    localStart: new Date(localTime).toISOString().slice(0, 19).replace('T', ' '),
    type: textOf(summary.sport_type) || textOf(summary.type) || 'Workout',
    distance: measureOf(summary.distance),
    seconds: measureOf(summary.elapsed_time),
    hasTrack: hasTrack(summary),
    device: textOf(summary.device_name) || null,
  };
}

/** Strava tells one second past midnight where the person hides the start time. */
const isHidden = (time: number) => time % 86_400_000 === 1000;

function hasTrack({ manual, start_latlng: start, map }: Summary): boolean {
  if (manual === true) return false;
  const line = map?.summary_polyline;
  return (Array.isArray(start) && start.length === 2) || (typeof line === 'string' && line !== '');
}
