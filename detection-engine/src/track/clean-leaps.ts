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
  plane: PlaneColumns,
  { position }: ReceiverNoise,
  unusable: Uint8Array,
): void {
  const { east, north } = plane;
  const { length } = time;
  const noise = NOISE_REACH * position;
  const nearest = noise * noise;
  let offsetEast = 0;
  let offsetNorth = 0;
  let last = nextUsable(unusable, 0);
  let lastEast = east[last]!;
  let lastNorth = north[last]!;
  // The step before: the latest one that is no leap.
  let from = -1;
  let to = -1;
  let beforeEast = 0;
  let beforeNorth = 0;
  for (let row = last + 1; row < length; row++) {
    if (unusable[row] === 1) continue;
    const hereEast = east[row]!;
    const hereNorth = north[row]!;
    const stepEast = hereEast - lastEast;
    const stepNorth = hereNorth - lastNorth;
    const square = stepEast * stepEast + stepNorth * stepNorth;
    let isLeap = false;
    if (square > nearest && from >= 0) {
      const stepSeconds = (time[row]! - time[last]!) * 0.001;
      const usual = MAX_ACCELERATION * stepSeconds * stepSeconds + noise;
      const next = square > usual * usual ? nextUsable(unusable, row + 1) : length;
      const beforeSeconds = (time[to]! - time[from]!) * 0.001;
      const nextSeconds = next < length ? (time[next]! - time[row]!) * 0.001 : Number.POSITIVE_INFINITY;
      if (Math.max(beforeSeconds, stepSeconds, nextSeconds) <= LONGEST_STEP) {
        const before = stepSeconds / beforeSeconds;
        const after = stepSeconds / nextSeconds;
        const nextEast = east[next]! - hereEast;
        const nextNorth = north[next]! - hereNorth;
        const oddEast = stepEast - (beforeEast * before + nextEast * after) / 2;
        const oddNorth = stepNorth - (beforeNorth * before + nextNorth * after) / 2;
        const odd = oddEast * oddEast + oddNorth * oddNorth;
        const around = Math.max(
          before * Math.sqrt(beforeEast * beforeEast + beforeNorth * beforeNorth),
          after * Math.sqrt(nextEast * nextEast + nextNorth * nextNorth),
        );
        isLeap =
          odd > usual * usual && odd < LONGEST_LEAP * LONGEST_LEAP && Math.sqrt(square) - around > usual;
        if (isLeap) {
          offsetEast += oddEast;
          offsetNorth += oddNorth;
        }
      }
    }
    if (!isLeap) {
      from = last;
      to = row;
      beforeEast = stepEast;
      beforeNorth = stepNorth;
    }
    last = row;
    lastEast = hereEast;
    lastNorth = hereNorth;
    east[row] = hereEast - offsetEast;
    north[row] = hereNorth - offsetNorth;
  }
}

function nextUsable(unusable: Uint8Array, from: number): number {
  let row = from;
  while (row < unusable.length && unusable[row] === 1) row++;
  return row;
}
