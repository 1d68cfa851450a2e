import type { Track } from '../../track/track.ts';
import { detectRides } from '../detect.ts';
import type { DetectedRide, Mark, SurfType } from '../detection.ts';
import { DETECTION_PARAMETERS, type DetectionParameters, type ParameterKey } from '../parameters.ts';
import { pairRides, sameRide } from '../same-ride.ts';

/** A proposal for a session's parameters and what it would change, before anything is applied. */
export interface SettingsAdvice {
  readonly parameters: DetectionParameters;
  /** The parameters that differ from the ones in use. */
  readonly changed: readonly ParameterKey[];
  readonly ridesBefore: number;
  readonly ridesAfter: number;
  /** Rides that would be new, and rides that would go (or change beyond recognition). */
  readonly gained: readonly DetectedRide[];
  readonly lost: readonly DetectedRide[];
  /** Of the marks, how many the parameters in use and the proposed ones agree with. */
  readonly marksHonouredBefore: number;
  readonly marksHonoured: number;
}

/** A mark agreed with is worth this many unmarked rides changed; a change of one more parameter costs this much. */
const MARK_WORTH = 5;
const CHANGE_COST = 0.5;
const MOST_CHANGES = 3;

interface Trial {
  readonly parameters: DetectionParameters;
  readonly rides: readonly DetectedRide[];
  readonly honoured: number;
  readonly score: number;
}

/**
 * Looks for parameters that agree with more of a person's marks and change as little else as possible: the best
 * single change, then the best one on top of it, up to three.
 * @returns null when no change within the choices agrees with more marks.
 */
export function adviseSettings(
  track: Track,
  surfType: SurfType,
  parameters: DetectionParameters,
  marks: readonly Mark[],
): SettingsAdvice | null {
  const before = detectRides(track, surfType, parameters).rides;
  const tryOut = (proposed: DetectionParameters, changes: number): Trial => {
    const rides = changes === 0 ? before : detectRides(track, surfType, proposed).rides;
    const honoured = countHonoured(rides, marks);
    const collateral =
      unmarked(missingFrom(rides, before), marks).length + unmarked(missingFrom(before, rides), marks).length;
    return {
      parameters: proposed,
      rides,
      honoured,
      score: MARK_WORTH * honoured - collateral - CHANGE_COST * changes,
    };
  };

  const current = tryOut(parameters, 0);
  let best = current;
  for (let changes = 1; changes <= MOST_CHANGES && best.honoured < marks.length; changes++) {
    const base = best;
    for (const { key, trials } of DETECTION_PARAMETERS) {
      for (const value of trials) {
        if (value === base.parameters[key]) continue;
        const trial = tryOut({ ...base.parameters, [key]: value }, changes);
        if (trial.score > best.score) best = trial;
      }
    }
    if (best === base) break;
  }
  if (best.honoured <= current.honoured) return null;
  return {
    parameters: best.parameters,
    changed: DETECTION_PARAMETERS.map(({ key }) => key).filter(
      (key) => best.parameters[key] !== parameters[key],
    ),
    ridesBefore: before.length,
    ridesAfter: best.rides.length,
    gained: missingFrom(before, best.rides),
    lost: missingFrom(best.rides, before),
    marksHonouredBefore: current.honoured,
    marksHonoured: best.honoured,
  };
}

function countHonoured(rides: readonly DetectedRide[], marks: readonly Mark[]): number {
  return marks.filter((mark) => rides.some((ride) => sameRide(mark, ride)) === (mark.kind === 'missed_ride'))
    .length;
}

/** Those of `rides` that have no counterpart in `others`. */
function missingFrom(others: readonly DetectedRide[], rides: readonly DetectedRide[]): DetectedRide[] {
  const partners = pairRides(rides, others);
  return rides.filter((_, index) => !partners.has(index));
}

function unmarked(rides: readonly DetectedRide[], marks: readonly Mark[]): DetectedRide[] {
  return rides.filter((ride) => !marks.some((mark) => sameRide(mark, ride)));
}
