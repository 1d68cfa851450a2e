/** m/s and m/s²: a spike exceeds both neighbors by the first plus the second times the time step. */
const MIN_SPIKE = 1;
const MAX_ACCELERATION = 4;
/** The same for a multiple of the faster neighbor: nobody gains and loses that much from one second to the next. */
const MULTIPLE = 2.5;
const MAX_MULTIPLYING = 2.5;

/**
 * The speed (m/s) in place of a single row that is faster than both neighbors by more than a surfer can accelerate: the one
 * of the faster neighbor. Null for any other row, and beside a missing speed (NaN).
 */
export function cutSpike(time: Float64Array, speed: Float64Array, row: number): number | null {
  const here = speed[row]!;
  const before = speed[row - 1]!;
  const after = speed[row + 1]!;
  if (!(here - before > MIN_SPIKE && here - after > MIN_SPIKE)) return null;
  const neighbor = Math.max(before, after);
  const step = Math.min(time[row]! - time[row - 1]!, time[row + 1]! - time[row]!) / 1000;
  const acceleration = here > MULTIPLE * neighbor ? MAX_MULTIPLYING : MAX_ACCELERATION;
  return here - neighbor > MIN_SPIKE + acceleration * step ? neighbor : null;
}
