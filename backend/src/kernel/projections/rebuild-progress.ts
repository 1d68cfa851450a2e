import type { Projection } from './projection.ts';

export interface RebuildProgress {
  readonly projection: string;
  readonly version: number;
  /** Position up to which events are applied. */
  readonly position: bigint;
  /** Position of the newest event when this run began. */
  readonly head: bigint;
  /** Events applied by this run. */
  readonly events: number;
  /** Events that neither the serving version nor this one could apply. */
  readonly passed: number;
  readonly eventsPerSecond: number;
  /** Estimated from this run's rate; 0 at the head. */
  readonly secondsLeft: number;
}

/** Rate and progress of one rebuild, interruptions included. */
export class RebuildPace {
  private readonly started = performance.now();
  private first: bigint | undefined;
  private head = 0n;
  private events = 0;
  /** See RebuildProgress. */
  passed = 0;

  constructor(private readonly projection: Pick<Projection, 'name' | 'version'>) {}

  begin(position: bigint, head: bigint, passed: number): void {
    this.first ??= position;
    this.passed = passed;
    this.head = head;
  }

  moved(position: bigint, events: number): RebuildProgress {
    this.events += events;
    const seconds = Math.max((performance.now() - this.started) / 1_000, 1e-3);
    const done = Number(position - (this.first ?? 0n));
    const left = this.head > position ? Number(this.head - position) : 0;
    return {
      projection: this.projection.name,
      version: this.projection.version,
      position,
      head: this.head,
      events: this.events,
      passed: this.passed,
      eventsPerSecond: Math.round(this.events / seconds),
      secondsLeft: left === 0 ? 0 : (left / Math.max(done, 1)) * seconds,
    };
  }
}
