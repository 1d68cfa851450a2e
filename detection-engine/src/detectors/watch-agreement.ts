import type { Stretch } from './same-ride.ts';

export interface WatchAgreement {
  /** For each wave of the watch, the index of the ride that it is; null for a wave that is no ride. */
  readonly rideOfWave: readonly (number | null)[];
  /** Indices of the rides that the watch does not have. */
  readonly onlyHere: readonly number[];
}

/**
 * Compares the waves that a watch counted with rides. A wave is the ride with the longest overlap that is more than half
 * of the shorter of both; a long wave may hold several rides.
 */
export function watchAgreement(waves: readonly Stretch[], rides: readonly Stretch[]): WatchAgreement {
  const has = new Set<number>();
  const rideOfWave = waves.map((wave) => {
    let found: number | null = null;
    let longest = 0;
    for (const [index, ride] of rides.entries()) {
      const shared = sharedTime(wave, ride);
      if (shared === null) continue;
      has.add(index);
      if (shared <= longest) continue;
      longest = shared;
      found = index;
    }
    return found;
  });
  return { rideOfWave, onlyHere: [...rides.keys()].filter((index) => !has.has(index)) };
}

/** Overlap in ms; null where it is not more than half of the shorter. */
function sharedTime(one: Stretch, other: Stretch): number | null {
  const shared = Math.min(one.endTime, other.endTime) - Math.max(one.startTime, other.startTime);
  const shorter = Math.min(one.endTime - one.startTime, other.endTime - other.startTime);
  return shared > shorter / 2 ? shared : null;
}
