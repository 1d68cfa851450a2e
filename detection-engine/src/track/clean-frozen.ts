import type { PlaneColumns } from './clean-plane.ts';

/** Metres a position must leap out of a standstill, and metres per second of that leap, to call it frozen. */
const LEAP = 5;
const LEAP_SPEED = 3;

/**
 * Finds positions that a receiver only repeated: a run of equal positions that ends in a leap nobody can
 * start with from rest. The first row of the run is believed, the repeats are not (1 in `frozen`). A run that
 * ends gently was real rest.
 * @returns how many rows are frozen.
 */
export function markFrozen(time: Float64Array, { east, north }: PlaneColumns, frozen: Uint8Array): number {
  let count = 0;
  let runStart = 0;
  for (let row = 1; row < time.length; row++) {
    const leapEast = east[row]! - east[row - 1]!;
    const leapNorth = north[row]! - north[row - 1]!;
    if (leapEast === 0 && leapNorth === 0) continue;
    if (row - runStart > 1) {
      const leap = Math.sqrt(leapEast * leapEast + leapNorth * leapNorth);
      const elapsed = (time[row]! - time[row - 1]!) / 1000;
      if (leap > LEAP && leap > LEAP_SPEED * elapsed) {
        frozen.fill(1, runStart + 1, row);
        count += row - runStart - 1;
      }
    }
    runStart = row;
  }
  return count;
}
