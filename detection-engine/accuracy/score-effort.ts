import {
  type DetectedRide,
  type LabeledAct,
  type SessionEffort,
  type SurfType,
  type Track,
  cleanTrack,
  sessionEffort,
} from '../src/index.ts';
import { firstRowAt } from '../src/track/row-at.ts';
import { type SessionOrder, simulate } from './sessions.ts';

type Effort = SessionEffort['effort'];

/** The effort of a session as measured, and by the same definitions on its exact motion with its true rides. */
export interface EffortScore {
  readonly measured: Effort;
  readonly truth: Effort;
}

/**
 * @param rides as detected
 * @param trueRides those that count
 */
export function scoreEffort(
  order: SessionOrder,
  surfType: SurfType,
  track: Track,
  rides: readonly DetectedRide[],
  trueRides: readonly LabeledAct[],
): EffortScore {
  const exact = cleanTrack(simulate({ ...order, receiver: -1 }).recorded);
  const counted = trueRides.map((ride) => ({
    ...ride,
    firstPoint: firstRowAt(exact.time, ride.startTime),
    lastPoint: firstRowAt(exact.time, ride.endTime + 1) - 1,
    isSurfRide: true,
  }));
  const of = (track: Track, rides: Parameters<typeof sessionEffort>[1]) =>
    sessionEffort(track, rides, surfType, null).effort;
  return { measured: of(track, rides), truth: of(exact, counted) };
}

/** Measured of true seconds or meters over all sessions. */
export function shareOfTruth(
  scores: readonly EffortScore[],
  what: 'paddling' | 'waiting' | 'paddled',
): number {
  const total = (side: keyof EffortScore) => scores.reduce((sum, score) => sum + score[side][what], 0);
  return total('measured') / total('truth');
}
