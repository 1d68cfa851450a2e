import { recognizeRides, type RecognizedRide } from '@rideline/detection-engine';
import type { Mark } from '../../events/session-marked.ts';
import type { Ride } from '../../events/shared.ts';
import type { LiveActivity } from '../activity.ts';

/** A ride as detection gives it, before it has an id. */
export type FoundRide = Omit<Ride, 'id'>;

/** Tells which found rides are which of the activity's rides, without those that its owner struck. */
export function matchRides(
  found: readonly FoundRide[],
  { detected, struck }: Pick<LiveActivity, 'detected' | 'struck'>,
  marks: readonly Mark[],
): readonly RecognizedRide<FoundRide>[] {
  return recognizeRides(found, { rides: detected.rides, deleted: struck, marks });
}
