import type { EpochMillis } from '../../units.ts';

/** What a person said about a stretch of a session; kept by time, so that it survives any re-analysis. */
export interface Mark {
  readonly kind: 'not_a_ride' | 'missed_ride';
  readonly startTime: EpochMillis;
  readonly endTime: EpochMillis;
}

interface Stretch {
  readonly startTime: number;
  readonly endTime: number;
}

/** Whether a mark speaks of a ride: they share at least half of the shorter one. */
export function speaksOf(mark: Stretch, ride: Stretch): boolean {
  const shared = Math.min(mark.endTime, ride.endTime) - Math.max(mark.startTime, ride.startTime);
  const shorter = Math.min(mark.endTime - mark.startTime, ride.endTime - ride.startTime);
  return shared > 0 && shared >= shorter / 2;
}
