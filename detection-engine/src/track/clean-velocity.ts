import type { ReceiverNoise } from './clean-noise.ts';
import type { PlaneColumns } from './clean-plane.ts';

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
/** Seconds without a believed position after which two stretches are not connected. */
const LONGEST_GAP = 20;
/** Rows in a row that contradict the path before it is given up and a new one begun there. */
const PATIENCE = 5;
/** Squared standard deviations, and squared metres, beyond which a position contradicts the path. */
const GATE = 30;
const GATE_FLOOR = 100;
/** (m/s)²: how uncertain the speed is where a stretch begins. */
const UNKNOWN_SPEED = 150;

/**
 * A constant-velocity Kalman filter and Rauch-Tung-Striebel smoother over the believed rows, both axes sharing
 * one covariance, in time linear in rows. Rows that `unusable` marks are passed over and rejected.
 */
export function smoothVelocities(
  time: Float64Array,
  { east, north }: PlaneColumns,
  noise: ReceiverNoise,
  unusable: Uint8Array,
): Velocities {
  const length = time.length;
  const restlessness = restlessnessOf(noise);
  const rejected = Uint8Array.from(unusable);
  const breaks = new Uint8Array(length);
  const speed = new Float64Array(length);
  const variance = noise.position * noise.position;
  const previousRow = new Int32Array(length);
  const pe = new Float64Array(length);
  const pn = new Float64Array(length);
  const ve = new Float64Array(length);
  const vn = new Float64Array(length);
  const p00 = new Float64Array(length);
  const p01 = new Float64Array(length);
  const p11 = new Float64Array(length);

  let previous = -1;
  let misses = 0;
  let firstMiss = 0;
  let row = 0;
  while (row < length) {
    if (unusable[row] === 1) {
      row++;
      continue;
    }
    const dt = previous < 0 ? Number.POSITIVE_INFINITY : (time[row]! - time[previous]!) / 1000;
    if (dt > LONGEST_GAP) {
      if (misses > 0 && previous >= 0) {
        row = firstMiss;
        for (let again = row; again < length && again < row + PATIENCE; again++)
          rejected[again] = unusable[again]!;
      }
      misses = 0;
      pe[row] = east[row]!;
      pn[row] = north[row]!;
      p00[row] = variance;
      p11[row] = UNKNOWN_SPEED;
      previousRow[row] = -1;
      breaks[row] = 1;
      previous = row++;
      continue;
    }
    const q = restlessness * dt;
    const c00 = p00[previous]! + dt * (2 * p01[previous]! + dt * p11[previous]!) + (q * dt * dt) / 3;
    const c01 = p01[previous]! + dt * p11[previous]! + (q * dt) / 2;
    const c11 = p11[previous]! + q;
    const predictedEast = pe[previous]! + dt * ve[previous]!;
    const predictedNorth = pn[previous]! + dt * vn[previous]!;
    const missEast = east[row]! - predictedEast;
    const missNorth = north[row]! - predictedNorth;
    const miss = missEast * missEast + missNorth * missNorth;
    const spread = c00 + variance;
    if (miss > GATE * spread && miss > GATE_FLOOR) {
      if (misses === 0) firstMiss = row;
      misses++;
      if (misses >= PATIENCE) {
        for (let again = firstMiss; again <= row; again++) rejected[again] = unusable[again]!;
        row = firstMiss;
        previous = -1;
        misses = 0;
      } else {
        rejected[row++] = 1;
      }
      continue;
    }
    misses = 0;
    const gain0 = c00 / spread;
    const gain1 = c01 / spread;
    pe[row] = predictedEast + gain0 * missEast;
    pn[row] = predictedNorth + gain0 * missNorth;
    ve[row] = ve[previous]! + gain1 * missEast;
    vn[row] = vn[previous]! + gain1 * missNorth;
    p00[row] = (1 - gain0) * c00;
    p01[row] = (1 - gain0) * c01;
    p11[row] = c11 - gain1 * c01;
    previousRow[row] = previous;
    previous = row++;
  }
  return smoothBackwards();

  function smoothBackwards(): Velocities {
    const interval = Math.max(0.2, noise.interval);
    const pace = (restlessness / (variance * interval)) ** 0.25;
    const errorVariance = (variance * interval * pace ** 3) / (2 * Math.SQRT2);
    for (let later = length - 1; later >= 0; later--) {
      if (rejected[later] === 1) continue;
      const v2 = ve[later]! * ve[later]! + vn[later]! * vn[later]!;
      speed[later] = Math.sqrt(Math.max(0, v2 - 2 * errorVariance));
      const earlier = previousRow[later]!;
      if (earlier < 0) continue;
      const dt = (time[later]! - time[earlier]!) / 1000;
      const q = restlessness * dt;
      const a = p00[earlier]!;
      const b = p01[earlier]!;
      const c = p11[earlier]!;
      const c00 = a + dt * (2 * b + dt * c) + (q * dt * dt) / 3;
      const c01 = b + dt * c + (q * dt) / 2;
      const c11 = c + q;
      const determinant = c00 * c11 - c01 * c01;
      const f00 = a + b * dt;
      const f10 = b + c * dt;
      const g00 = (f00 * c11 - b * c01) / determinant;
      const g01 = (b * c00 - f00 * c01) / determinant;
      const g10 = (f10 * c11 - c * c01) / determinant;
      const g11 = (c * c00 - f10 * c01) / determinant;
      const dpe = pe[later]! - pe[earlier]! - dt * ve[earlier]!;
      const dve = ve[later]! - ve[earlier]!;
      const dpn = pn[later]! - pn[earlier]! - dt * vn[earlier]!;
      const dvn = vn[later]! - vn[earlier]!;
      pe[earlier]! += g00 * dpe + g01 * dve;
      ve[earlier]! += g10 * dpe + g11 * dve;
      pn[earlier]! += g00 * dpn + g01 * dvn;
      vn[earlier]! += g10 * dpn + g11 * dvn;
    }
    return { speed, rejected, breaks, speedError: Math.sqrt(errorVariance) };
  }
}
