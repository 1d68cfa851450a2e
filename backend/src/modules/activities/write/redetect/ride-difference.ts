import type { Ride } from '../../events/shared.ts';

/** What re-detection changes about one activity's rides. */
export interface RideDifference {
  readonly gained: number;
  readonly lost: number;
  /** Found again, but with another start or end. */
  readonly changed: number;
  readonly kept: number;
}

export const NO_DIFFERENCE: RideDifference = { gained: 0, lost: 0, changed: 0, kept: 0 };

/** Rides with the same id are the same ride; `after` holds undefined ids for rides that were not there before. */
export function rideDifference(
  before: readonly Ride[],
  after: readonly { readonly id: number | undefined; readonly startTime: number; readonly endTime: number }[],
): RideDifference {
  const earlier = new Map(before.map((ride) => [ride.id, ride]));
  let gained = 0;
  let changed = 0;
  let kept = 0;
  for (const { id, startTime, endTime } of after) {
    const ride = id === undefined ? undefined : earlier.get(id);
    if (ride === undefined) gained += 1;
    else if (ride.startTime === startTime && ride.endTime === endTime) kept += 1;
    else changed += 1;
  }
  return { gained, changed, kept, lost: before.length - changed - kept };
}

export function addDifferences(a: RideDifference, b: RideDifference): RideDifference {
  return {
    gained: a.gained + b.gained,
    lost: a.lost + b.lost,
    changed: a.changed + b.changed,
    kept: a.kept + b.kept,
  };
}
