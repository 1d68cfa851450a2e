import type { KnownSession } from '../../activities/index.ts';
import type { ListedActivity } from '../events/sync-events.ts';

/** As recordings of one session are compared: devices start within two minutes of each other. */
export const START_TOLERANCE_MS = 120_000;

/** Start of an activity that others can be compared with: null where it is unknown or hidden at the service. */
export const comparableStart = ({ startTime, isTimeHidden }: ListedActivity): number | null =>
  isTimeHidden ? null : startTime;

/** The session that starts closest to the activity, at most two minutes away. */
export function alreadyHere(
  activity: ListedActivity,
  sessions: readonly KnownSession[],
): KnownSession | undefined {
  const start = comparableStart(activity);
  if (start === null) return undefined;
  let closest: KnownSession | undefined;
  let distance = START_TOLERANCE_MS + 1;
  for (const session of sessions) {
    const apart = Math.abs(session.startTime - start);
    if (apart < distance) [closest, distance] = [session, apart];
  }
  return closest;
}
