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
  let stepEast = 0;
  let stepNorth = 0;
  let stepSeconds = 0;
  let paceEast = 0;
  let paceNorth = 0;
  let beforeSeconds = 0;
  let last = -1;
  for (let row = 0; row < time.length; row++) {
    if (unusable[row] === 1) continue;
    if (last < 0) {
      last = row;
      continue;
    }
    // The step from the row before `last` to `last` is judged by the steps on both sides.
    const seconds = (time[row]! - time[last]!) * 0.001;
    const nextEast = (east[row]! - east[last]!) / seconds;
    const nextNorth = (north[row]! - north[last]!) / seconds;
    let isLeap = false;
    if (
      beforeSeconds > 0 &&
      beforeSeconds <= LONGEST_STEP &&
      stepSeconds <= LONGEST_STEP &&
      seconds <= LONGEST_STEP
    ) {
      const oddEast = stepEast - ((paceEast + nextEast) / 2) * stepSeconds;
      const oddNorth = stepNorth - ((paceNorth + nextNorth) / 2) * stepSeconds;
      const odd = oddEast * oddEast + oddNorth * oddNorth;
      const usual = MAX_ACCELERATION * stepSeconds * stepSeconds + noise;
      if (odd > usual * usual && odd < LONGEST_LEAP * LONGEST_LEAP) {
        const length = Math.sqrt(stepEast * stepEast + stepNorth * stepNorth) / stepSeconds;
        const before = Math.sqrt(paceEast * paceEast + paceNorth * paceNorth);
        const after = Math.sqrt(nextEast * nextEast + nextNorth * nextNorth);
        isLeap = length - Math.max(before, after) > usual / stepSeconds;
        if (isLeap) {
          offsetEast += oddEast;
          offsetNorth += oddNorth;
        }
      }
    }
    if (!isLeap) {
      paceEast = stepSeconds > 0 ? stepEast / stepSeconds : 0;
      paceNorth = stepSeconds > 0 ? stepNorth / stepSeconds : 0;
    }
    east[last]! -= offsetEast;
    north[last]! -= offsetNorth;
    beforeSeconds = stepSeconds;
    stepEast = nextEast * seconds;
    stepNorth = nextNorth * seconds;
    stepSeconds = seconds;
    last = row;
  }
  if (last >= 0) {
    east[last]! -= offsetEast;
    north[last]! -= offsetNorth;
  }
}
