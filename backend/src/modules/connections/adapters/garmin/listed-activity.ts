import type { ListedActivity } from '../../events/sync-events.ts';

const LOCAL = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** One item of Garmin's list; undefined without an id or a start, which nothing could refer to. */
export function listedActivity(item: unknown): ListedActivity | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { activityId, activityName, startTimeLocal, activityType, distance, duration, ...rest } =
    item as Readonly<Record<string, unknown>>;
  const localStart = typeof startTimeLocal === 'string' ? startTimeLocal.slice(0, 19).replace('T', ' ') : '';
  if ((typeof activityId !== 'number' && typeof activityId !== 'string') || !LOCAL.test(localStart))
    return undefined;
  return {
    sourceId: String(activityId),
    name: typeof activityName === 'string' ? activityName : '',
    startTime: startTimeOf(rest),
    isTimeHidden: false,
    localStart,
    type: typeOf(activityType),
    distance: measured(distance),
    seconds: measured(duration),
    hasTrack: rest['manualActivity'] !== true && rest['hasPolyline'] !== false,
    device: null,
  };
}

function startTimeOf({ beginTimestamp, startTimeGMT }: Readonly<Record<string, unknown>>): number | null {
  if (typeof beginTimestamp === 'number' && Number.isFinite(beginTimestamp)) return beginTimestamp;
  if (typeof startTimeGMT !== 'string') return null;
  const time = Date.parse(`${startTimeGMT.slice(0, 19).replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? null : time;
}

/** Newer types carry a version: `stand_up_paddleboarding_v2`. */
function typeOf(activityType: unknown): string {
  const { typeKey } = (activityType ?? {}) as { typeKey?: unknown };
  return typeof typeKey === 'string' ? typeKey.replace(/_v\d+$/, '') : 'other';
}

const measured = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
