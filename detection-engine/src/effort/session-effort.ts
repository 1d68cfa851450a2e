import type { DetectedRide, SurfType } from '../detectors/detection.ts';
import type { Track } from '../track/track.ts';
import { findElsewhere } from './elsewhere.ts';
import {
  type HeartRateSeconds,
  heartRateOfRides,
  heartRateOfSession,
  type RideHeartRate,
  secondsByHeartRate,
  type SessionHeartRate,
} from './heart-rate.ts';
import { type Effort, measureEffort } from './measure-effort.ts';
import { pausedSeconds } from './paused-seconds.ts';

/** The rides of a session, of which stored ones have plain numbers. */
interface EffortRide extends Pick<DetectedRide, 'firstPoint' | 'lastPoint' | 'isSurfRide'> {
  readonly startTime: number;
  readonly endTime: number;
  readonly distance: number;
}

/** What a session cost, and what the heart did in it and in each of its rides. */
export interface SessionEffort {
  readonly effort: Effort;
  /** Seconds that are no time in the water. */
  readonly paused: number;
  readonly heartRate: SessionHeartRate | null;
  readonly heartRateSeconds: HeartRateSeconds;
  readonly rides: readonly (RideHeartRate | null)[];
}

/**
 * @param track the kept or visible part
 * @param rides of this part, in time order
 * @param usualHeading as of `detectRides`
 * @param cutAfter rows of the visible part after which rows were removed
 */
export const sessionEffort = (
  track: Track,
  rides: readonly EffortRide[],
  surfType: SurfType,
  usualHeading: number | null,
  cutAfter: ReadonlySet<number> = new Set(),
): SessionEffort => ({
  effort: measureEffort(track, rides, findElsewhere(track, surfType, usualHeading)),
  paused: pausedSeconds(track),
  heartRate: heartRateOfSession(track),
  heartRateSeconds: secondsByHeartRate(track, cutAfter),
  rides: heartRateOfRides(track, rides),
});
