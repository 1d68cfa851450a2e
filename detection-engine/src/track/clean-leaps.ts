import type { ReceiverNoise } from './clean-noise.ts';
import type { PlaneColumns } from './clean-plane.ts';

/** m/s²: a surfer's speed changes no faster from one step to the next. */
const MAX_ACCELERATION = 4;
/** Standard deviations of the difference of steps that noise stays within. */
const NOISE_REACH = 5;
/** Seconds: over longer steps, a leap is too slow to be told from a ride. */
const LONGEST_STEP = 2.5;
/** Meters: longer leaps are left to the smoother's gate. */
const LONGEST_LEAP = 25;

/**
 * Takes leaps out of positions: single steps that differ from the steps before and after by more than a surfer can
 * accelerate, as a receiver makes them when it finds the signal again. The rows after a leap move back by it, so it
 * gives no speed.
 * @param unusable rows that are skipped
 */
export function removeLeaps(
  time: Float64Array,
  { east, north }: PlaneColumns,
  { position }: ReceiverNoise,
  unusable: Uint8Array,
): void {
  const noise = NOISE_REACH * position;
  let offsetEast = 0;
  let offsetNorth = 0;
  let beforeEast = 0;
  let beforeNorth = 0;
  let beforeSeconds = 0;
  let stepEast = 0;
  let stepNorth = 0;
  let stepSeconds = 0;
  let last = -1;
  for (let row = 0; row < time.length; row++) {
    if (unusable[row] === 1) continue;
    if (last < 0) {
      last = row;
      continue;
    }
    // The step to `last` is judged by the steps before and after it.
    const nextEast = east[row]! - east[last]!;
    const nextNorth = north[row]! - north[last]!;
    const nextSeconds = (time[row]! - time[last]!) * 0.001;
    const usual = MAX_ACCELERATION * stepSeconds * stepSeconds + noise;
    const square = stepEast * stepEast + stepNorth * stepNorth;
    let isLeap = false;
    if (
      square > usual * usual &&
      beforeSeconds > 0 &&
      Math.max(beforeSeconds, stepSeconds, nextSeconds) <= LONGEST_STEP
    ) {
      const before = stepSeconds / beforeSeconds;
      const after = stepSeconds / nextSeconds;
      const oddEast = stepEast - (beforeEast * before + nextEast * after) / 2;
      const oddNorth = stepNorth - (beforeNorth * before + nextNorth * after) / 2;
      const odd = oddEast * oddEast + oddNorth * oddNorth;
      const around = Math.max(
        before * Math.sqrt(beforeEast * beforeEast + beforeNorth * beforeNorth),
        after * Math.sqrt(nextEast * nextEast + nextNorth * nextNorth),
      );
      isLeap = odd > usual * usual && odd < LONGEST_LEAP * LONGEST_LEAP && Math.sqrt(square) - around > usual;
      if (isLeap) {
        offsetEast += oddEast;
        offsetNorth += oddNorth;
      }
    }
    if (!isLeap) {
      beforeEast = stepEast;
      beforeNorth = stepNorth;
      beforeSeconds = stepSeconds;
    }
    east[last]! -= offsetEast;
    north[last]! -= offsetNorth;
    stepEast = nextEast;
    stepNorth = nextNorth;
    stepSeconds = nextSeconds;
    last = row;
  }
  if (last >= 0) {
    east[last]! -= offsetEast;
    north[last]! -= offsetNorth;
  }
}
