import type { ReceiverNoise } from './clean-noise.ts';
import type { PlaneColumns } from './clean-plane.ts';
import { WorkingMemory } from './working-memory.ts';
import { StretchSmoother, steadySpeedError } from './clean-smoother.ts';

/** Smoothed velocities, one row per ordered row. */
export interface Velocities {
  /** m/s over ground, corrected for noise; 0 in rejected rows. */
  readonly speed: Float64Array;
  /** 1 for outliers: spikes, jumps, and clusters of fewer than MAX_OUTLIERS rows. */
  readonly rejected: Uint8Array;
  /** 1 where a row begins a new stretch, too far in time or place from the previous one. */
  readonly breaks: Uint8Array;
  /** m/s: standard deviation of `speed` in the steady state. */
  readonly speedError: number;
}

/**
 * (m/s²)² s: density of the assumed acceleration. A good receiver follows a take-off of 2 m/s² within a second; for
 * noisier receivers it is lower, since more of the measured change is noise.
 */
const restlessnessOf = (noise: ReceiverNoise) => Math.min(1.2, Math.max(0.2, 0.35 / noise.position));

/** m/s: standard deviation per axis of the velocities that smoothVelocities estimates. */
export const velocityError = (noise: ReceiverNoise) => steadySpeedError(noise, restlessnessOf(noise));

/** Maximum seconds between accepted positions of one stretch. */
const LONGEST_GAP = 20;
/** Consecutive outliers after which a new stretch begins at the first of them. */
const MAX_OUTLIERS = 5;

/**
 * A constant-velocity Kalman filter and Rauch-Tung-Striebel smoother, in time linear in rows and with constant scratch
 * memory. Rows marked in `unusable` and outliers are rejected; MAX_OUTLIERS outliers in a row begin a new stretch.
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
  const smoother = new StretchSmoother(memory.column(length), restlessnessOf(noise), noise, memory);
  let previous = -1;
  let outliers = 0;
  let firstOutlier = 0;
  let row = 0;

  while (row < length) {
    if (unusable[row] === 1) {
      row++;
      continue;
    }
    const elapsed = previous < 0 ? Number.POSITIVE_INFINITY : (time[row]! - time[previous]!) * 0.001;
    if (elapsed > LONGEST_GAP) {
      if (outliers > 0) {
        row = resetRejections(firstOutlier, row, rejected, unusable);
        outliers = 0;
        previous = -1;
        continue;
      }
      smoother.begin(row, east[row]!, north[row]!);
      breaks[row] = 1;
      previous = row++;
    } else if (smoother.follow(row, elapsed, east[row]!, north[row]!)) {
      outliers = 0;
      row = smoother.followSteadily(row + 1, time, plane, unusable);
      previous = row - 1;
    } else {
      if (outliers === 0) firstOutlier = row;
      outliers++;
      if (outliers < MAX_OUTLIERS) {
        rejected[row++] = 1;
        continue;
      }
      row = resetRejections(firstOutlier, row, rejected, unusable);
      outliers = 0;
      previous = -1;
    }
  }
  smoother.end();
  return { speed: smoother.speed, rejected, breaks, speedError: smoother.speedError };
}

/** Resets the rejections of rows first..last; returns the first. */
function resetRejections(first: number, last: number, rejected: Uint8Array, unusable: Uint8Array): number {
  for (let row = first; row <= last; row++) rejected[row] = unusable[row]!;
  return first;
}
