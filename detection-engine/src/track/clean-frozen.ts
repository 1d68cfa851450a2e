import type { OrderedRows } from './clean-order.ts';
import type { PlaneColumns } from './clean-plane.ts';

/** Metres a position must leap out of a standstill, and metres per second of that leap, to call it frozen. */
const LEAP = 5;
const LEAP_SPEED = 3;
/** m/s and ms: a receiver that writes this speed for this long cannot have stayed where it was. */
const MOVING = 2;
const LONG_ENOUGH = 800;

/**
 * Finds positions that a receiver only repeated: those it writes a speed for that nobody has at rest, and runs
 * that end in a leap nobody can start with from rest. The first row of a run is believed, the repeats are not
 * (1 in the answer). A run that ends gently, without speed, was real rest.
 */
export function findFrozen({ time, recordedSpeed }: OrderedRows, { east, north }: PlaneColumns): Uint8Array {
  const frozen = new Uint8Array(time.length);
  let runStart = 0;
  for (let row = 1; row < time.length; row++) {
    const leapEast = east[row]! - east[row - 1]!;
    const leapNorth = north[row]! - north[row - 1]!;
    const elapsed = time[row]! - time[row - 1]!;
    if (leapEast === 0 && leapNorth === 0) {
      if (recordedSpeed[row]! > MOVING && elapsed > LONG_ENOUGH) frozen[row] = 1;
      continue;
    }
    if (row - runStart > 1) {
      const leap = Math.sqrt(leapEast * leapEast + leapNorth * leapNorth);
      if (leap > LEAP && leap > (LEAP_SPEED * elapsed) / 1000) frozen.fill(1, runStart + 1, row);
    }
    runStart = row;
  }
  return frozen;
}
