import { Backoff } from '../../platform/clock/backoff.ts';
import { CheckpointMoved, Superseded, type CheckpointKey, type CheckpointStatus } from './checkpoint.ts';
import { decodedPage, decodedPages, type DecodedPage } from './decoded-pages.ts';
import type { SubscriptionTools } from './subscription-tools.ts';

/** Handles the log in order and keeps a checkpoint. */
export interface Subscriber {
  readonly key: CheckpointKey;
  readonly version: number;
  readonly types: readonly string[];
  /**
   * Handles the whole page and moves the checkpoint from `from` to the page's position with `status`, or throws.
   */
  handle(page: DecodedPage, from: bigint, status: CheckpointStatus, signal: AbortSignal): Promise<void>;
  /** This process holds the checkpoint, now at this position. */
  onPosition(position: bigint, caughtUp: boolean): void;
  /** This process no longer holds the checkpoint. */
  onRelease(): void;
  /** Runs after each failed try while another process holds the lease. */
  whileWaiting?(): Promise<void>;
}

/** Lease key of a subscriber; each version has its own. */
export const leaseOf = ({
  kind,
  name,
  version,
}: Pick<CheckpointKey, 'kind' | 'name'> & { readonly version: number }): string =>
  `${kind}:${name}@${version}`;

export interface SubscriptionOptions {
  /** Events per page while catching up. */
  readonly catchUpPage?: number;
  /** Most events per page once caught up. */
  readonly livePage?: number;
  readonly firstRetryMs?: number;
  readonly longestRetryMs?: number;
}

/**
 * Runs a subscriber in one process at a time: waits for the lease, catches up from the checkpoint and follows the
 * log. Starts over with backoff after every failure, until it is stopped or superseded.
 */
export class LeasedSubscription {
  private readonly backoff: Backoff;

  constructor(
    private readonly tools: SubscriptionTools,
    private readonly subscriber: Subscriber,
    private readonly options: SubscriptionOptions = {},
  ) {
    const { firstRetryMs = 50, longestRetryMs = 5_000 } = options;
    this.backoff = new Backoff({ firstMs: firstRetryMs, longestMs: longestRetryMs });
  }

  /**
   * Ends when the signal aborts.
   * @throws Superseded
   */
  async run(ending: AbortSignal): Promise<void> {
    const { name, kind } = this.subscriber.key;
    // All subscriptions of a process end by one signal, and Node warns of a leak from its eleventh listener on.
    const signal = AbortSignal.any([ending]);
    while (!signal.aborted) {
      try {
        await this.runWithLease(signal);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Superseded) throw error;
        if (!(error instanceof CheckpointMoved)) {
          this.tools.log.warn({ err: error, [kind]: name }, 'Subscription interrupted, it restarts');
        }
      }
      await this.backoff.pause(signal);
    }
  }

  private async runWithLease(signal: AbortSignal): Promise<void> {
    const { key, version } = this.subscriber;
    const lease = await this.tools.leases.acquire(leaseOf({ ...key, version }), signal, () =>
      Promise.resolve(this.subscriber.whileWaiting?.()),
    );
    const interrupted = AbortSignal.any([signal, lease.lost]);
    try {
      const held = await this.tools.checkpoints.claim(key, this.tools.leases.owner);
      if (held?.version !== version) throw new Superseded(key, version, held?.version);
      this.subscriber.onPosition(held.position, false);
      const position = await this.catchUp(held.position, interrupted);
      await this.follow(position, interrupted);
    } finally {
      this.subscriber.onRelease();
      await lease.release();
    }
  }

  private async catchUp(from: bigint, interrupted: AbortSignal): Promise<bigint> {
    const { store, decoder } = this.tools;
    const pageSize = this.options.catchUpPage ?? 4_000;
    let position = from;
    for await (const page of decodedPages(store, decoder, {
      after: from,
      types: this.subscriber.types,
      pageSize,
    })) {
      interrupted.throwIfAborted();
      await this.handle(page, position, page.caughtUp ? 'live' : 'catching_up', interrupted);
      position = page.position;
    }
    return position;
  }

  private async follow(from: bigint, interrupted: AbortSignal): Promise<void> {
    let position = from;
    const subscription = this.tools.store.subscribe({
      after: from,
      types: this.subscriber.types,
      batchSize: this.options.livePage ?? 1_000,
      onPage: async (page) => {
        if (interrupted.aborted || page.position <= position) return;
        await this.handle(decodedPage(this.tools.decoder, page), position, 'live', interrupted);
        position = page.position;
      },
    });
    try {
      await Promise.race([subscription.done, aborted(interrupted)]);
    } finally {
      await subscription.stop();
    }
  }

  private async handle(
    page: DecodedPage,
    from: bigint,
    status: CheckpointStatus,
    signal: AbortSignal,
  ): Promise<void> {
    await this.subscriber.handle(page, from, status, signal);
    this.subscriber.onPosition(page.position, status === 'live');
    this.backoff.reset();
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
