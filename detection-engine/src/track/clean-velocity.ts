import type { ReceiverNoise } from './clean-noise.ts';
import type { PlaneColumns } from './clean-plane.ts';
import { WorkingMemory } from './working-memory.ts';
import { StretchSmoother, steadySpeedError } from './clean-smoother.ts';

/** What the smoother makes of positions, one row per ordered row. */
export interface Velocities {
  /** Metres per second over ground, freed of what noise adds to a length; 0 in rejected rows. */
  readonly speed: Float64Array;
  /** 1 where the position was not believed: a spike, a jump, a cluster too short to mean anything. */
  readonly rejected: Uint8Array;
  /** 1 where the row begins a new stretch: the one before is too far in time or place to be connected. */
  readonly breaks: Uint8Array;
  /** Metres per second: standard deviation of `speed` in the steady state. */
  readonly speedError: number;
}

/**
 * (m/s²)² s: how restless a surfer is taken to be. With a good receiver a take-off of 2 m/s² passes in a second;
 * the worse the receiver, the less of what it shows is believed to be the surfer.
 */
const restlessnessOf = (noise: ReceiverNoise) => Math.min(1.2, Math.max(0.2, 0.35 / noise.position));

/** Metres per second: standard deviation per axis of velocities that smoothVelocities makes of such positions. */
export const velocityError = (noise: ReceiverNoise) => steadySpeedError(noise, restlessnessOf(noise));

/** Seconds without a believed position after which two stretches are not connected. */
const LONGEST_GAP = 20;
/** Rows in a row that contradict the path before it is given up and a new one begun there. */
const PATIENCE = 5;

/**
 * A constant-velocity Kalman filter and Rauch-Tung-Striebel smoother over the believed rows, both axes sharing one
 * covariance, in time linear in rows and scratch memory independent of them. Rows that `unusable` marks are passed
 * over and rejected. A position that contradicts the path is rejected too; when several in a row do, the path is
 * given up and a new stretch begins at the first of them.
 */
export function smoothVelocities(
  time: Float64Array,
  plane: PlaneColumns,
  noise: ReceiverNoise,
  unusable: Uint8Array,
  memory = new WorkingMemory(),
): Velocities {
  const { east, north } = plane;
  const length = time.length;
  const rejected = unusable.slice();
  const breaks = new Uint8Array(length);
  const smoother = new StretchSmoother(memory.column(length), restlessnessOf(noise), noise);
  let previous = -1;
  let misses = 0;
  let firstMiss = 0;
  let row = 0;

  while (row < length) {
    if (unusable[row] === 1) {
      row++;
      continue;
    }
    const elapsed = previous < 0 ? Number.POSITIVE_INFINITY : (time[row]! - time[previous]!) * 0.001;
    if (elapsed > LONGEST_GAP) {
      if (misses > 0) {
        row = goBack(firstMiss, row, rejected, unusable);
        misses = 0;
        previous = -1;
        continue;
      }
      smoother.begin(row, east[row]!, north[row]!);
      breaks[row] = 1;
      previous = row++;
    } else if (smoother.follow(row, elapsed, east[row]!, north[row]!)) {
      misses = 0;
      row = smoother.followSteadily(row + 1, time, plane, unusable);
      previous = row - 1;
    } else {
      if (misses === 0) firstMiss = row;
      misses++;
      if (misses < PATIENCE) {
        rejected[row++] = 1;
        continue;
      }
      row = goBack(firstMiss, row, rejected, unusable);
      misses = 0;
      previous = -1;
    }
  }
  smoother.end();
  return { speed: smoother.speed, rejected, breaks, speedError: smoother.speedError };
}

/** Takes the verdict on rows first..last back; returns the first. */
function goBack(first: number, last: number, rejected: Uint8Array, unusable: Uint8Array): number {
  for (let row = first; row <= last; row++) rejected[row] = unusable[row]!;
  return first;
}
