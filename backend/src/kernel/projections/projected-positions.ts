import { pause } from '../../platform/clock/backoff.ts';
import type { SubscriptionTools } from '../checkpoints/subscription-tools.ts';
import type { ProjectionRegistry } from './projection-registry.ts';

/** Waits until read models have caught up with a write (read your own writes). */
export interface ProjectedPosition {
  /**
   * Resolves true once every projection has applied `position`, false after PROJECTION_WAIT_MS, which is logged.
   */
  reached(position: bigint, projections: readonly string[]): Promise<boolean>;
}

export const PROJECTED_POSITION = Symbol('PROJECTED_POSITION');

/** Positions of the projections that run in this process. */
export class LocalPositions {
  private readonly positions = new Map<string, bigint>();
  private readonly listeners = new Set<() => void>();

  /** Undefined while the projection runs in another process or in none. */
  of(projection: string): bigint | undefined {
    return this.positions.get(projection);
  }

  set(projection: string, position: bigint): void {
    this.positions.set(projection, position);
    for (const listener of this.listeners) listener();
  }

  delete(projection: string): void {
    this.positions.delete(projection);
  }

  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }
}

interface Waiter {
  readonly position: bigint;
  readonly projections: readonly string[];
  readonly settle: (reached: boolean) => void;
}

const POLL_MS = 20;

/**
 * Projections of this process report their positions. Those of other processes are polled from the checkpoints, in
 * one statement for all waiting requests.
 */
export class ProjectedPositions implements ProjectedPosition {
  private readonly waiting = new Set<Waiter>();
  private polling = false;

  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly tools: Pick<SubscriptionTools, 'checkpoints' | 'log'>,
    private readonly local: LocalPositions,
    private readonly maxWaitMs: number,
  ) {
    local.onChange(() => this.settle());
  }

  /** @throws UnknownSubscriber */
  async reached(position: bigint, projections: readonly string[]): Promise<boolean> {
    for (const name of projections) this.registry.get(name);
    if (this.isReached(position, projections)) return true;
    return new Promise((resolve) => {
      const settle = (reached: boolean) => {
        clearTimeout(timeout);
        this.waiting.delete(waiter);
        resolve(reached);
      };
      const waiter = { position, projections, settle };
      const timeout = setTimeout(() => {
        this.tools.log.warn(
          { position: String(position), projections },
          'Answered before the projections caught up',
        );
        settle(false);
      }, this.maxWaitMs);
      this.waiting.add(waiter);
      void this.pollWhileWaiting();
    });
  }

  private isReached(position: bigint, projections: readonly string[], others?: ReadonlyMap<string, bigint>) {
    return projections.every((name) => (this.local.of(name) ?? others?.get(name) ?? -1n) >= position);
  }

  private settle(others?: ReadonlyMap<string, bigint>): void {
    for (const waiter of this.waiting) {
      if (this.isReached(waiter.position, waiter.projections, others)) waiter.settle(true);
    }
  }

  private async pollWhileWaiting(): Promise<void> {
    if (this.polling) return;
    this.polling = true;
    while (this.waiting.size > 0) {
      if (this.needsPolling()) this.settle(await this.positionsOfOthers());
      if (this.waiting.size > 0) await pause(POLL_MS);
    }
    this.polling = false;
  }

  private needsPolling(): boolean {
    return [...this.waiting].some(({ projections }) =>
      projections.some((name) => this.local.of(name) === undefined),
    );
  }

  private async positionsOfOthers(): Promise<ReadonlyMap<string, bigint>> {
    try {
      const checkpoints = await this.tools.checkpoints.all('projection', 'serving');
      return new Map([...checkpoints].map(([name, { position }]) => [name, position]));
    } catch {
      // Polled again until each wait ends.
      return new Map();
    }
  }
}
