import { ServiceProblem } from '../../connected-service.port.ts';
import type { ListedActivity } from '../../events/sync-events.ts';

/** An activity as `/athlete/activities` lists it. */
interface Summary {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly sport_type?: unknown;
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
export function listedActivities(page: unknown): readonly ListedActivity[] {
  if (!Array.isArray(page)) throw new ServiceProblem('unavailable', 'Strava: no list of activities');
  return (page as (Summary | null)[]).map(listedActivity);
}

function listedActivity(summary: Summary | null): ListedActivity {
  const { id, start_date: start, start_date_local: local } = summary ?? {};
  const startTime = Date.parse(String(start));
  const localTime = Date.parse(String(local));
  if (
    (typeof id !== 'number' && typeof id !== 'string') ||
    Number.isNaN(startTime) ||
    Number.isNaN(localTime)
  ) {
    throw new ServiceProblem('unavailable', 'Strava: an activity without id or time');
  }
  const { name, sport_type: type, distance, elapsed_time: seconds, device_name: device } = summary!;
  return {
    sourceId: String(id),
    name: typeof name === 'string' ? name : '',
    startTime,
    isTimeHidden: isHidden(startTime) || isHidden(localTime),
    localStart: new Date(localTime).toISOString().slice(0, 19).replace('T', ' '),
    type: typeof type === 'string' ? type : 'Workout',
    distance: typeof distance === 'number' ? distance : null,
    seconds: typeof seconds === 'number' ? seconds : null,
    hasTrack: hasTrack(summary!),
    device: typeof device === 'string' && device !== '' ? device : null,
  };
}

/** Strava tells one second past midnight where the person hides the start time. */
const isHidden = (time: number) => time % 86_400_000 === 1000;

function hasTrack({ manual, start_latlng: start, map }: Summary): boolean {
  if (manual === true) return false;
  const line = map?.summary_polyline;
  return (Array.isArray(start) && start.length === 2) || (typeof line === 'string' && line !== '');
}
