import type { ReceiverNoise } from './clean-noise.ts';
import type { PlaneColumns } from './clean-plane.ts';
import type { WorkingMemory } from './working-memory.ts';

/** Rows smoothed per block, and look-ahead rows; later rows have less influence than rounding errors. */
const BLOCK = 1024;
const LOOK_AHEAD = 64;
/** Gate: squared standard deviations, and squared meters, beyond which a position is an outlier. */
const GATE = 30;
const GATE_FLOOR = 100;
/** (m/s)²: initial variance of the velocity. */
const INITIAL_VARIANCE = 150;
/** Relative change of the covariance in the steady state. */
const STEADY_CHANGE = 1e-10;

/** m/s: standard deviation per axis of a smoothed velocity in the steady state. */
export function steadySpeedError(noise: ReceiverNoise, restlessness: number): number {
  const density = noise.position * noise.position * Math.max(0.2, noise.interval);
  const pace = (restlessness / density) ** 0.25;
  return Math.sqrt((density * pace ** 3) / (2 * Math.SQRT2));
}

/**
 * Kalman filter over the accepted rows of each stretch and, block by block, Rauch-Tung-Striebel smoother into `speed`.
 * The state per axis is position and velocity, acceleration is white noise with density `restlessness`, and both axes
 * share the covariance [p00 p01; p01 p11].
 */
export class StretchSmoother {
  /** m/s per row, corrected for the bias of noise on a vector's length. */
  readonly speed: Float64Array;
  /** m/s: standard deviation per axis of a smoothed velocity in the steady state. */
  readonly speedError: number;
  private readonly variance: number;
  private count = 0;
  private spread = 0;
  private gain0 = 0;
  private gain1 = 0;
  private next00 = 0;
  private next01 = 0;
  private next11 = 0;
  private lastStep = -1;
  /** The time step of the steady state; -1 outside of it. */
  private steadyStep = -1;
  private readonly rows = new Int32Array(BLOCK + LOOK_AHEAD);
  private readonly step: Float64Array;
  private readonly pe: Float64Array;
  private readonly pn: Float64Array;
  private readonly ve: Float64Array;
  private readonly vn: Float64Array;
  private readonly p00: Float64Array;
  private readonly p01: Float64Array;
  private readonly p11: Float64Array;
  /** 1 where step and covariance equal those of the previous row. */
  private readonly steady = new Uint8Array(BLOCK + LOOK_AHEAD);

  constructor(
    speed: Float64Array,
    private readonly restlessness: number,
    noise: ReceiverNoise,
    memory: WorkingMemory,
  ) {
    const column = () => memory.column(BLOCK + LOOK_AHEAD);
    this.step = column();
    this.pe = column();
    this.pn = column();
    this.ve = column();
    this.vn = column();
    this.p00 = column();
    this.p01 = column();
    this.p11 = column();
    this.speed = speed.fill(0);
    this.variance = noise.position * noise.position;
    this.speedError = steadySpeedError(noise, restlessness);
  }

  /** Ends the current stretch and begins another at a row. */
  begin(row: number, east: number, north: number): void {
    this.end();
    this.steadyStep = -1;
    this.lastStep = -1;
    this.push(row, 0, east, north, 0, 0, this.variance, 0, INITIAL_VARIANCE);
  }

  /** Adds the row `dt` seconds after the last accepted one; false for an outlier. */
  follow(row: number, dt: number, east: number, north: number): boolean {
    const last = this.count - 1;
    if (dt !== this.steadyStep) this.predictSpread(last, dt);
    const ve = this.ve[last]!;
    const vn = this.vn[last]!;
    const predictedEast = this.pe[last]! + dt * ve;
    const predictedNorth = this.pn[last]! + dt * vn;
    const missEast = east - predictedEast;
    const missNorth = north - predictedNorth;
    const miss = missEast * missEast + missNorth * missNorth;
    if (miss > GATE_FLOOR && miss > GATE * this.spread) return false;
    const { gain0, gain1 } = this;
    this.push(
      row,
      dt,
      predictedEast + gain0 * missEast,
      predictedNorth + gain0 * missNorth,
      ve + gain1 * missEast,
      vn + gain1 * missNorth,
      this.next00,
      this.next01,
      this.next11,
    );
    return true;
  }

  /**
   * In the steady state, adds rows from `first` on until the time step changes or a row is an outlier. The last accepted
   * row is `first` - 1.
   * @returns the first row that was not added
   */
  followSteadily(
    first: number,
    time: Float64Array,
    { east, north }: PlaneColumns,
    unusable: Uint8Array,
  ): number {
    const { pe: pes, pn: pns, ve: ves, vn: vns, gain0, gain1, steadyStep: dt } = this;
    if (dt < 0) return first;
    if (this.count === BLOCK + LOOK_AHEAD) this.flushBlock();
    const begin = this.count;
    const widest = Math.max(GATE_FLOOR, GATE * this.spread);
    const shift = begin - first;
    const end = Math.min(time.length, BLOCK + LOOK_AHEAD - shift);
    let pe = pes[begin - 1]!;
    let pn = pns[begin - 1]!;
    let ve = ves[begin - 1]!;
    let vn = vns[begin - 1]!;
    let row = first;
    for (; row < end; row++) {
      if (unusable[row] === 1 || (time[row]! - time[row - 1]!) * 0.001 !== dt) break;
      const predictedEast = pe + dt * ve;
      const predictedNorth = pn + dt * vn;
      const missEast = east[row]! - predictedEast;
      const missNorth = north[row]! - predictedNorth;
      if (missEast * missEast + missNorth * missNorth > widest) break;
      pe = predictedEast + gain0 * missEast;
      pn = predictedNorth + gain0 * missNorth;
      ve += gain1 * missEast;
      vn += gain1 * missNorth;
      pes[row + shift] = pe;
      pns[row + shift] = pn;
      ves[row + shift] = ve;
      vns[row + shift] = vn;
    }
    this.count = row + shift;
    this.noteSteady(begin, first);
    return row;
  }

  /** Fills row numbers, steps and covariances of the entries from `begin` on, which start with row `first`. */
  private noteSteady(begin: number, first: number): void {
    const { rows, count } = this;
    for (let at = begin; at < count; at++) rows[at] = first + at - begin;
    this.step.fill(this.steadyStep, begin, count);
    this.p00.fill(this.next00, begin, count);
    this.p01.fill(this.next01, begin, count);
    this.p11.fill(this.next11, begin, count);
    this.steady.fill(1, begin + 1, count);
  }

  /** Calculates gains and covariance of a row `dt` seconds after row `last`, and whether the state is steady. */
  private predictSpread(last: number, dt: number): void {
    const b = this.p01[last]!;
    const c = this.p11[last]!;
    const q = this.restlessness * dt;
    const a = this.p00[last]!;
    const c00 = a + dt * (2 * b + dt * c) + (q * dt * dt) / 3;
    const c01 = b + dt * c + (q * dt) / 2;
    this.spread = c00 + this.variance;
    this.gain0 = c00 / this.spread;
    this.gain1 = c01 / this.spread;
    this.next00 = (1 - this.gain0) * c00;
    this.next01 = (1 - this.gain0) * c01;
    this.next11 = c + q - this.gain1 * c01;
    const settled =
      dt === this.lastStep &&
      Math.abs(this.next11 - c) < STEADY_CHANGE * c &&
      Math.abs(this.next00 - a) < STEADY_CHANGE * a;
    this.steadyStep = settled ? dt : -1;
    this.lastStep = dt;
  }

  /** Ends the stretch. */
  end(): void {
    this.smooth(this.count);
    this.count = 0;
  }

  private push(
    row: number,
    dt: number,
    pe: number,
    pn: number,
    ve: number,
    vn: number,
    p00: number,
    p01: number,
    p11: number,
  ): void {
    if (this.count === BLOCK + LOOK_AHEAD) this.flushBlock();
    const at = this.count++;
    this.rows[at] = row;
    this.step[at] = dt;
    this.pe[at] = pe;
    this.pn[at] = pn;
    this.ve[at] = ve;
    this.vn[at] = vn;
    this.p00[at] = p00;
    this.p01[at] = p01;
    this.p11[at] = p11;
    this.steady[at] = 0;
  }

  private flushBlock(): void {
    this.smooth(BLOCK);
    for (const column of [
      this.rows,
      this.step,
      this.pe,
      this.pn,
      this.ve,
      this.vn,
      this.p00,
      this.p01,
      this.p11,
      this.steady,
    ]) {
      column.copyWithin(0, BLOCK);
    }
    this.count = LOOK_AHEAD;
  }

  /** Smooths the buffered rows backwards and writes the speeds of the first `wanted` ones. */
  private smooth(wanted: number): void {
    const { speed, rows, step, pe, pn, ve, vn, p00, p01, p11, steady, restlessness } = this;
    const noise = 2 * this.speedError * this.speedError;
    const last = this.count - 1;
    if (last < 0) return;
    let east = pe[last]!;
    let north = pn[last]!;
    let speedEast = ve[last]!;
    let speedNorth = vn[last]!;
    if (last < wanted) speed[rows[last]!] = denoisedLength(noise, speedEast, speedNorth);
    for (let at = last - 1; at >= 0;) {
      const dt = step[at + 1]!;
      const a = p00[at]!;
      const b = p01[at]!;
      const c = p11[at]!;
      const q = restlessness * dt;
      const c00 = a + dt * (2 * b + dt * c) + (q * dt * dt) / 3;
      const c01 = b + dt * c + (q * dt) / 2;
      const c11 = c + q;
      const scale = 1 / (c00 * c11 - c01 * c01);
      const f00 = a + b * dt;
      const f10 = b + c * dt;
      const g00 = (f00 * c11 - b * c01) * scale;
      const g01 = (b * c00 - f00 * c01) * scale;
      const g10 = (f10 * c11 - c * c01) * scale;
      const g11 = (c * c00 - f10 * c01) * scale;
      let first = at;
      while (first > 0 && steady[first] === 1 && steady[first + 1] === 1) first--;
      for (; at >= first; at--) {
        const leadEast = east - pe[at]! - dt * ve[at]!;
        const leadNorth = north - pn[at]! - dt * vn[at]!;
        const gainEast = speedEast - ve[at]!;
        const gainNorth = speedNorth - vn[at]!;
        east = pe[at]! + g00 * leadEast + g01 * gainEast;
        north = pn[at]! + g00 * leadNorth + g01 * gainNorth;
        speedEast = ve[at]! + g10 * leadEast + g11 * gainEast;
        speedNorth = vn[at]! + g10 * leadNorth + g11 * gainNorth;
        if (at < wanted) speed[rows[at]!] = denoisedLength(noise, speedEast, speedNorth);
      }
    }
  }
}

/** Length of a vector after subtracting the noise from its square; 0 where that is negative. */
function denoisedLength(noise: number, east: number, north: number): number {
  const square = east * east + north * north - noise;
  return Math.sqrt((square + Math.abs(square)) / 2);
}
