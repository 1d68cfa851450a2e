import type { Random } from './random.ts';

/** Seconds between two samples of the true course. */
export const STEP = 0.2;

export type ActKind =
  | 'ride'
  | 'attempt'
  | 'drive'
  | 'tow'
  | 'jog'
  | 'walk'
  | 'rip'
  | 'paddle'
  | 'wait'
  | 'missed wave'
  | 'on the wave'
  | 'drift'
  | 'peel out';

/** A labeled part of the true course (inclusive samples). */
export interface Act {
  readonly kind: ActKind;
  readonly first: number;
  readonly last: number;
}

/** The true course of a session on a plane (meters), sampled every STEP seconds. */
export class Course {
  readonly x: number[] = [];
  readonly y: number[] = [];
  /** 1 where the receiver is under water. */
  readonly submerged: number[] = [];
  readonly acts: Act[] = [];
  private vx = 0;
  private vy = 0;

  constructor(
    readonly random: Random,
    private atX: number,
    private atY: number,
    /** Velocity of the water at a place in m/s; [0, 0] on land. */
    private readonly current: (x: number, y: number) => readonly [number, number],
  ) {}

  get position(): readonly [x: number, y: number] {
    return [this.atX, this.atY];
  }

  /** Speed through the water (or over land), m/s. */
  get speed(): number {
    return Math.hypot(this.vx, this.vy);
  }

  get samples(): number {
    return this.x.length;
  }

  /** Moves one step towards a velocity, changing it by at most `acceleration` m/s². */
  step(targetX: number, targetY: number, acceleration: number, submerged = false): void {
    const missingX = targetX - this.vx;
    const missingY = targetY - this.vy;
    const missing = Math.hypot(missingX, missingY);
    const share = missing <= acceleration * STEP ? 1 : (acceleration * STEP) / missing;
    this.vx += missingX * share;
    this.vy += missingY * share;
    const [currentX, currentY] = this.current(this.atX, this.atY);
    this.atX += (this.vx + currentX) * STEP;
    this.atY += (this.vy + currentY) * STEP;
    this.x.push(this.atX);
    this.y.push(this.atY);
    this.submerged.push(submerged ? 1 : 0);
  }

  /** Calls `move` for each step of a duration, with the elapsed seconds. */
  during(seconds: number, move: (elapsed: number) => void): void {
    const steps = Math.round(seconds / STEP);
    for (let step = 0; step < steps; step++) move(step * STEP);
  }

  /** Translates all samples so far, so that the course ends at a place. */
  shiftTo(x: number, y: number): void {
    const dx = x - this.atX;
    const dy = y - this.atY;
    for (let sample = 0; sample < this.samples; sample++) {
      this.x[sample]! += dx;
      this.y[sample]! += dy;
    }
    this.atX = x;
    this.atY = y;
  }

  /** Continues at another place; the way there is not recorded. */
  moveTo(x: number, y: number): void {
    this.atX = x;
    this.atY = y;
  }

  /** Labels the samples that `happen` adds. */
  act(kind: ActKind, happen: () => void): void {
    const first = this.samples;
    happen();
    if (this.samples > first) this.acts.push({ kind, first, last: this.samples - 1 });
  }

  /** Moves towards a place until within `near` meters, for at most `timeout` seconds. */
  headFor(x: number, y: number, speed: () => number, near = 4, acceleration = 0.8, timeout = 900): void {
    for (let step = 0; step < timeout / STEP; step++) {
      const dx = x - this.atX;
      const dy = y - this.atY;
      const distance = Math.hypot(dx, dy);
      if (distance < near) return;
      const fast = speed();
      this.step((dx / distance) * fast, (dy / distance) * fast, acceleration);
    }
  }
}
