import type { ListedActivity } from '../events/sync-events.ts';
import { idOf, measureOf, textOf, timeOf } from '../adapters/service-values.ts';

const LOCAL = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** One item of Garmin's list; undefined without an id or a start, which nothing could refer to. */
export function listedActivity(item: unknown): ListedActivity | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { activityId, activityName, startTimeLocal, activityType, distance, duration, ...rest } =
    item as Readonly<Record<string, unknown>>;
  const localStart = typeof startTimeLocal === 'string' ? startTimeLocal.slice(0, 19).replace('T', ' ') : '';
  const sourceId = idOf(activityId);
  if (sourceId === undefined || !LOCAL.test(localStart)) return undefined;
  return {
    sourceId,
    name: textOf(activityName),
    startTime: startTimeOf(rest),
    isTimeHidden: false,
    localStart,
    type: typeOf(activityType),
    distance: measureOf(distance),
    seconds: measureOf(duration),
    hasTrack: rest['manualActivity'] !== true && rest['hasPolyline'] !== false,
    device: null,
  };
}

function startTimeOf({ beginTimestamp, startTimeGMT }: Readonly<Record<string, unknown>>): number | null {
  const begun = timeOf(beginTimestamp);
  if (begun !== null || typeof startTimeGMT !== 'string') return begun;
  return timeOf(Date.parse(`${startTimeGMT.slice(0, 19).replace(' ', 'T')}Z`));
}

/** Newer types carry a version: `stand_up_paddleboarding_v2`. */
function typeOf(activityType: unknown): string {
  const { typeKey } = (activityType ?? {}) as { typeKey?: unknown };
  return textOf(typeKey).replace(/_v\d+$/, '') || 'other';
}
