import type { Random } from '../../src/simulate/random.ts';

/** Correlated noise of a velocity: standard deviation (m/s per axis) and correlation time in seconds. */
export interface SpeedNoise {
  readonly deviation: number;
  readonly memory: number;
  /** Bouts per hour in which a swinging arm moves the receiver, and the deviation then. */
  readonly boutsPerHour: number;
  readonly boutDeviation: number;
}

/** Measures speed as the length of a noisy velocity, so slow speeds read too fast. */
export class DopplerVelocity {
  private x = 0;
  private y = 0;
  private smoothed = 0;
  private bout = 0;

  constructor(
    private readonly smoothing: number,
    private readonly noise: SpeedNoise,
    private readonly random: Random,
  ) {}

  /** m/s; `swinging`: the arm is, paddling or walking. */
  measure([trueX, trueY]: readonly [number, number], swinging: boolean, seconds: number): number {
    const { noise, random } = this;
    this.bout -= seconds;
    if (swinging && this.bout <= 0 && random.chance((noise.boutsPerHour * seconds) / 3600)) {
      this.bout = random.around(20, 0.5, 6, 60);
    }
    const deviation = swinging && this.bout > 0 ? noise.boutDeviation : noise.deviation;
    const keeps = Math.exp(-seconds / noise.memory);
    const fresh = deviation * Math.sqrt(1 - keeps * keeps);
    this.x = keeps * this.x + fresh * random.normal();
    this.y = keeps * this.y + fresh * random.normal();
    const alpha = seconds / (seconds + this.smoothing);
    this.smoothed += alpha * (Math.hypot(trueX + this.x, trueY + this.y) - this.smoothed);
    return this.smoothed;
  }
}
