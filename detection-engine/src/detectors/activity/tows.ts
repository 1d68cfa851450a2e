import type { Bout } from './bouts.ts';
import { type Shore, headingLandward } from './shore.ts';

const KMH = 1 / 3.6;
/** Steadier and straighter for longer than any wave lets one go. */
const MOTOR = { cruise: 6, peak: 17 * KMH, unsteadiness: 0.06, straightness: 0.98 };
/** As tows are; rides seldom. */
const LIKE_A_TOW = { cruise: 6, peak: 22 * KMH, unsteadiness: 0.09, straightness: 0.9 };
/** Waves run towards land: this much out to sea, at this speed (cosine; m/s; m), nobody is carried by one. */
const LED_OUT = { seaward: 0.4, mean: 15 * KMH, straightness: 0.75, distance: 40 };
/** Cosine of the heading out to sea of a motor's steady line, and of what may be a tow where a ski has been at work. */
const SLIGHTLY_SEAWARD = 0.1;
const NOT_CLEARLY_LANDWARD = -0.4;
/** Tows beyond doubt that show a ski at work. */
const SKI_AT_WORK = 3;

export function isMotorised({ cruise, peak, unsteadiness, straightness }: Bout): boolean {
  return (
    cruise > MOTOR.cruise &&
    peak > MOTOR.peak &&
    unsteadiness < MOTOR.unsteadiness &&
    straightness > MOTOR.straightness
  );
}

/** Whether a stretch leads fast and straight out to sea. */
export function isLedOut(bout: Bout, shore: Shore): boolean {
  const seaward = -headingLandward(bout, shore);
  return (
    seaward > LED_OUT.seaward &&
    bout.mean > LED_OUT.mean &&
    bout.straightness > LED_OUT.straightness &&
    bout.distance * seaward > LED_OUT.distance
  );
}

/** Whether several of a session's stretches are tows beyond doubt, so that others are likely to be. */
export function hasSkiAtWork(bouts: readonly Bout[], shore: Shore | null): boolean {
  return shore !== null && bouts.filter((bout) => isClearTow(bout, shore)).length >= SKI_AT_WORK;
}

/**
 * Whether a stretch is a tow or a motor's way. Where rides do not show which way land lies, nothing is: the smoothest
 * of rides is as steady as a motor.
 */
export function isTow(bout: Bout, shore: Shore | null, isSkiAtWork: boolean): boolean {
  if (shore === null || shore.ridesEnd === null) return false;
  if (isClearTow(bout, shore)) return true;
  return isSkiAtWork && isLikeATow(bout) && -headingLandward(bout, shore) > NOT_CLEARLY_LANDWARD;
}

function isClearTow(bout: Bout, shore: Shore): boolean {
  return isLedOut(bout, shore) || (isMotorised(bout) && -headingLandward(bout, shore) > SLIGHTLY_SEAWARD);
}

function isLikeATow({ cruise, peak, unsteadiness, straightness }: Bout): boolean {
  return (
    cruise > LIKE_A_TOW.cruise &&
    peak > LIKE_A_TOW.peak &&
    unsteadiness < LIKE_A_TOW.unsteadiness &&
    straightness > LIKE_A_TOW.straightness
  );
}
