import type { DetectedRide } from '@rideline/detection-engine';
import type { Ride } from '../events/shared.ts';

/** The engine's ride as the plain JSON of an event, before it has an id. */
export function eventRide(ride: DetectedRide): Omit<Ride, 'id'> {
  return {
    ...ride,
    surfRuns: ride.surfRuns.map(([first, last]) => [first, last]),
    reasons: ride.reasons.map((reason) => ({ ...reason })),
  };
}
