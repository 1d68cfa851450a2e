import type { PlaneColumns } from '../../track/clean-plane.ts';
import type { Track } from '../../track/track.ts';
import type { Flush } from './flushes.ts';

/** m/s below which a surfer waits or holds, within these meters from the start of a flush: the wave and the eddy. */
const SLOW = 2.2;
const NEAR = 45;
/** Time in ms before a flush, and how much of it a surfer spends beside or on the wave. */
const BEFORE_MS = 60_000;
const MIN_WAIT_MS = 45_000;
/** m/s of a surfer who paddles back up beside the current, and the time in ms that he is given. */
const FASTEST_RETURN = 1.8;
const LONGEST_RETURN_MS = 1_800_000;
/** Share of a long flush that a surfer may leave when the session ends. */
const MAX_SHORT = 0.15;

/** Whether a surfer spends the minute before a stretch beside its start or on the wave. */
export function waitedBefore(
  { time, speed }: Track,
  { east, north }: PlaneColumns,
  { firstPoint }: Flush,
): boolean {
  const startEast = east[firstPoint]!;
  const startNorth = north[firstPoint]!;
  let wait = 0;
  for (let row = firstPoint - 1; row >= 0 && time[firstPoint]! - time[row]! <= BEFORE_MS; row--) {
    if (speed[row]! > SLOW) continue;
    const eastward = east[row]! - startEast;
    const northward = north[row]! - startNorth;
    if (eastward * eastward + northward * northward > NEAR * NEAR) continue;
    wait += time[row + 1]! - time[row]!;
  }
  return wait >= MIN_WAIT_MS;
}

/** Whether a surfer comes back to the start of a stretch as slowly as one who paddles. */
export function returnsSlowly(
  { time, distance }: Track,
  { east, north }: PlaneColumns,
  { firstPoint, lastPoint, length }: Flush,
): boolean {
  const startEast = east[firstPoint]!;
  const startNorth = north[firstPoint]!;
  const nearby = Math.max(NEAR, MAX_SHORT * length);
  const latest = time[lastPoint]! + LONGEST_RETURN_MS;
  for (let row = lastPoint + 1; row < time.length && time[row]! <= latest; row++) {
    const eastward = east[row]! - startEast;
    const northward = north[row]! - startNorth;
    if (eastward * eastward + northward * northward > nearby * nearby) continue;
    return distance[row]! - distance[lastPoint]! <= (FASTEST_RETURN * (time[row]! - time[lastPoint]!)) / 1000;
  }
  return false;
}
