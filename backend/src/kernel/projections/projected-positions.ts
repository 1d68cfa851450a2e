import { pause } from '../clock/backoff.ts';
import type { SubscriptionTools } from '../checkpoints/subscription-tools.ts';
import type { LocalPositions } from './local-positions.ts';
import type { ProjectedPosition } from './projected-position.ts';
import type { ProjectionRegistry } from './projection-registry.ts';

interface Waiter {
  readonly position: bigint;
  readonly projections: readonly string[];
  readonly settle: (reached: boolean) => void;
}

const LOOK_EVERY_MS = 20;

/**
 * Waits by signal for the projections that run in this process, and for those of other processes by looking at
 * the checkpoints, one statement for everybody who waits.
 */
export class ProjectedPositions implements ProjectedPosition {
  private readonly waiting = new Set<Waiter>();
  private looking = false;

  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly tools: Pick<SubscriptionTools, 'checkpoints' | 'log'>,
    private readonly local: LocalPositions,
    private readonly longestWaitMs: number,
  ) {
    local.onMove(() => this.settle());
  }

  /** @throws UnknownSubscriber */
  async reached(position: bigint, projections: readonly string[]): Promise<boolean> {
    for (const name of projections) this.registry.get(name);
    if (this.isReached(position, projections)) return true;
    return new Promise((resolve) => {
      const settle = (reached: boolean) => {
        clearTimeout(bound);
        this.waiting.delete(waiter);
        resolve(reached);
      };
      const waiter = { position, projections, settle };
      const bound = setTimeout(() => {
        this.tools.log.warn({ position: String(position), projections }, 'Answered before it was projected');
        settle(false);
      }, this.longestWaitMs);
      this.waiting.add(waiter);
      void this.lookWhileWaiting();
    });
  }

  private isReached(
    position: bigint,
    projections: readonly string[],
    elsewhere?: ReadonlyMap<string, bigint>,
  ) {
    return projections.every((name) => (this.local.of(name) ?? elsewhere?.get(name) ?? -1n) >= position);
  }

  private settle(elsewhere?: ReadonlyMap<string, bigint>): void {
    for (const waiter of this.waiting) {
      if (this.isReached(waiter.position, waiter.projections, elsewhere)) waiter.settle(true);
    }
  }

  private async lookWhileWaiting(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    while (this.waiting.size > 0) {
      if (this.awaitsAnotherProcess()) this.settle(await this.positionsElsewhere());
      if (this.waiting.size > 0) await pause(LOOK_EVERY_MS);
    }
    this.looking = false;
  }

  private awaitsAnotherProcess(): boolean {
    return [...this.waiting].some(({ projections }) =>
      projections.some((name) => this.local.of(name) === undefined),
    );
  }

  private async positionsElsewhere(): Promise<ReadonlyMap<string, bigint>> {
    try {
      const checkpoints = await this.tools.checkpoints.all('projection', 'serving');
      return new Map([...checkpoints].map(([name, { position }]) => [name, position]));
    } catch {
      // Looked at again shortly, until the bound of each who waits.
      return new Map();
    }
  }
}
