import type { Bout } from './bouts.ts';
import { type Shore, headingLandward } from './shore.ts';

const KMH = 1 / 3.6;
/** Limits of steadiness and straightness beyond any ride. */
const MOTORIZED = { cruise: 6, peak: 17 * KMH, unsteadiness: 0.06, straightness: 0.98 };
/** Limits that tows usually and rides seldom reach. */
const PROBABLE_TOW = { cruise: 6, peak: 22 * KMH, unsteadiness: 0.09, straightness: 0.9 };
/** Minimum m/s and straightness of a tow. */
const FAST_AND_STRAIGHT = { mean: 15 * KMH, straightness: 0.75 };
/** Minimum cosine and m seaward of a fast, straight stretch that no wave moves. */
const SEAWARD_TOW = { seaward: 0.4, distance: 40 };
/** Minimum m of a part of a tow in a tow-in session; a receiver's silences cut tows. */
const MIN_PART = 20;
/** Minimum seaward cosine of a motorized stretch, and of a probable tow in a session with clear tows. */
const MOTOR_SEAWARD_COSINE = 0.1;
const PROBABLE_TOW_COSINE = -0.4;
/** Clear tows that make other stretches of the session probable tows. */
const CLEAR_TOWS = 3;

export function isMotorized({ cruise, peak, unsteadiness, straightness }: Bout): boolean {
  return (
    cruise > MOTORIZED.cruise &&
    peak > MOTORIZED.peak &&
    unsteadiness < MOTORIZED.unsteadiness &&
    straightness > MOTORIZED.straightness
  );
}

export function isFastAndStraight({ mean, straightness }: Bout): boolean {
  return mean > FAST_AND_STRAIGHT.mean && straightness > FAST_AND_STRAIGHT.straightness;
}

/** Whether a stretch leads seaward, fast and straight. */
export function leadsSeaward(bout: Bout, shore: Shore): boolean {
  const seaward = -headingLandward(bout, shore);
  return (
    seaward > SEAWARD_TOW.seaward && isFastAndStraight(bout) && bout.distance * seaward > SEAWARD_TOW.distance
  );
}

/** Whether a session has enough clear tows to make others probable. */
export function hasClearTows(bouts: readonly Bout[], shore: Shore | null): boolean {
  return shore !== null && bouts.filter((bout) => isClearTow(bout, shore)).length >= CLEAR_TOWS;
}

/**
 * Whether a stretch is a tow or motorized. Where rides do not locate the shore, a smooth ride is as steady, so several clear
 * tows away from the session's start and end are needed.
 */
export function isTow(bout: Bout, shore: Shore | null, isTowSession: boolean): boolean {
  if (shore === null || (shore.ridesEnd === null && !isTowSession)) return false;
  if (isClearTow(bout, shore)) return true;
  return isTowSession && isProbableTow(bout) && -headingLandward(bout, shore) > PROBABLE_TOW_COSINE;
}

/** Whether a stretch of a tow-in session is a tow or part of one: tows lead out at any angle, also nearly along the shore. */
export function isPartOfTow(bout: Bout, shore: Shore | null): boolean {
  return (
    shore !== null && isFastAndStraight(bout) && bout.distance > MIN_PART && headingLandward(bout, shore) < 0
  );
}

function isClearTow(bout: Bout, shore: Shore): boolean {
  return (
    leadsSeaward(bout, shore) || (isMotorized(bout) && -headingLandward(bout, shore) > MOTOR_SEAWARD_COSINE)
  );
}

function isProbableTow({ cruise, peak, unsteadiness, straightness }: Bout): boolean {
  return (
    cruise > PROBABLE_TOW.cruise &&
    peak > PROBABLE_TOW.peak &&
    unsteadiness < PROBABLE_TOW.unsteadiness &&
    straightness > PROBABLE_TOW.straightness
  );
}
