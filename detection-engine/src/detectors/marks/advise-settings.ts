import type { Track } from '../../track/track.ts';
import { detectRides } from '../detect.ts';
import type { DetectedRide, Mark, SurfType } from '../detection.ts';
import { DETECTION_PARAMETERS, type DetectionParameters, type ParameterKey } from '../parameters.ts';
import { pairRides, sameRide } from '../same-ride.ts';

/** Proposed parameters for a session, and their effect. Nothing is applied. */
export interface SettingsAdvice {
  readonly parameters: DetectionParameters;
  /** Parameters that differ from the current ones. */
  readonly changed: readonly ParameterKey[];
  readonly ridesBefore: number;
  readonly ridesAfter: number;
  /** New rides, and rides without a counterpart among the new ones. */
  readonly gained: readonly DetectedRide[];
  readonly lost: readonly DetectedRide[];
  /** Marks satisfied with the current and with the proposed parameters, before marks are applied. */
  readonly marksSatisfiedBefore: number;
  readonly marksSatisfied: number;
}

/** Score of a satisfied mark, and cost of a changed parameter, in unmarked rides gained or lost. */
const MARK_SCORE = 5;
const CHANGE_COST = 0.5;
const MAX_CHANGES = 3;

interface Trial {
  readonly parameters: DetectionParameters;
  readonly rides: readonly DetectedRide[];
  readonly satisfied: number;
  readonly score: number;
}

/**
 * Searches parameters that satisfy more of the owner's marks with few other changes. Greedy: the best single change of
 * a parameter to one of its trials, then the best further one, up to three.
 * @param sport the file's `facts.sport`
 * @param usualHeading as of `detectRides`
 * @returns null when no change satisfies more marks
 */
export function adviseSettings(
  track: Track,
  surfType: SurfType,
  parameters: DetectionParameters,
  marks: readonly Mark[],
  sport: string | null = null,
  usualHeading: number | null = null,
): SettingsAdvice | null {
  const before = detectRides(track, surfType, parameters, sport, usualHeading).rides;
  const run = (proposed: DetectionParameters, changes: number): Trial => {
    const rides = changes === 0 ? before : detectRides(track, surfType, proposed, sport, usualHeading).rides;
    const satisfied = countSatisfied(rides, marks);
    const sideEffects =
      unmarked(missingFrom(rides, before), marks).length + unmarked(missingFrom(before, rides), marks).length;
    return {
      parameters: proposed,
      rides,
      satisfied,
      score: MARK_SCORE * satisfied - sideEffects - CHANGE_COST * changes,
    };
  };

  const current = run(parameters, 0);
  let best = current;
  for (let changes = 1; changes <= MAX_CHANGES && best.satisfied < marks.length; changes++) {
    const base = best;
    for (const { key, trials } of DETECTION_PARAMETERS) {
      for (const value of trials) {
        if (value === base.parameters[key]) continue;
        const trial = run({ ...base.parameters, [key]: value }, changes);
        if (trial.score > best.score) best = trial;
      }
    }
    if (best === base) break;
  }
  if (best.satisfied <= current.satisfied) return null;
  return {
    parameters: best.parameters,
    changed: DETECTION_PARAMETERS.map(({ key }) => key).filter(
      (key) => best.parameters[key] !== parameters[key],
    ),
    ridesBefore: before.length,
    ridesAfter: best.rides.length,
    gained: missingFrom(before, best.rides),
    lost: missingFrom(best.rides, before),
    marksSatisfiedBefore: current.satisfied,
    marksSatisfied: best.satisfied,
  };
}

function countSatisfied(rides: readonly DetectedRide[], marks: readonly Mark[]): number {
  return marks.filter((mark) => rides.some((ride) => sameRide(mark, ride)) === (mark.kind === 'missed_ride'))
    .length;
}

/** The rides without a counterpart in `others`. */
function missingFrom(others: readonly DetectedRide[], rides: readonly DetectedRide[]): DetectedRide[] {
  const partners = pairRides(rides, others);
  return rides.filter((_, index) => !partners.has(index));
}

function unmarked(rides: readonly DetectedRide[], marks: readonly Mark[]): DetectedRide[] {
  return rides.filter((ride) => !marks.some((mark) => sameRide(mark, ride)));
}
