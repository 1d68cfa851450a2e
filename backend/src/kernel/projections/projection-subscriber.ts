import { Backoff } from '../../platform/clock/backoff.ts';
import type { Advance, CheckpointStatus } from '../checkpoints/checkpoint.ts';
import { inTransaction } from '../checkpoints/checkpoints.ts';
import type { DecodedPage } from '../checkpoints/decoded-pages.ts';
import { isolatePoison, type Stretch } from '../checkpoints/isolate-poison.ts';
import type { Subscriber } from '../checkpoints/leased-subscription.ts';
import { isPoison } from '../checkpoints/transient-failure.ts';
import type { SubscriptionTools } from '../checkpoints/subscription-tools.ts';
import type { RecordedEvent } from '../event-store/event-store.ts';
import { projectEvents } from './project-events.ts';
import type { Projection } from './projection.ts';
import { checkpointOf } from './projection-tables.ts';

export interface ProjectionSubscriberEvents {
  onPosition(position: bigint, caughtUp: boolean): void;
  onRelease(): void;
  whileWaiting(): Promise<void>;
}

const TRIES = 3;
const FIRST_RETRY_MS = 20;
const LONGEST_RETRY_MS = 1_000;

/**
 * Applies the log to the serving version of a projection. A page that fails is retried, then halved until the
 * failing event is alone. That event becomes a dead letter, and all others are applied.
 */
export class ProjectionSubscriber implements Subscriber {
  readonly key;
  readonly version;
  readonly types;
  private written: CheckpointStatus | undefined;

  constructor(
    private readonly tools: SubscriptionTools,
    private readonly projection: Projection,
    private readonly events: ProjectionSubscriberEvents,
  ) {
    this.key = checkpointOf(projection.name, 'serving');
    this.version = projection.version;
    this.types = projection.consumes;
  }

  async handle(
    page: DecodedPage,
    from: bigint,
    status: CheckpointStatus,
    signal: AbortSignal,
  ): Promise<void> {
    if (page.position === from && status === this.written) return;
    await this.handlePage(page, from, status, signal);
    this.written = status;
  }

  onPosition(position: bigint, caughtUp: boolean): void {
    this.events.onPosition(position, caughtUp);
  }

  onRelease(): void {
    this.written = undefined;
    this.events.onRelease();
  }

  whileWaiting(): Promise<void> {
    return this.events.whileWaiting();
  }

  private async handlePage(
    page: DecodedPage,
    from: bigint,
    status: CheckpointStatus,
    signal: AbortSignal,
  ): Promise<void> {
    const stretch = { events: page.events, from, to: page.position };
    if (!(await this.tryApply(page, stretch, status, signal))) {
      await isolatePoison(
        stretch,
        (part) => this.apply(part, status),
        (event, part, error) => this.deadLetter(event, part, status, error),
      );
    }
  }

  private async tryApply(
    page: DecodedPage,
    stretch: Stretch,
    status: CheckpointStatus,
    signal: AbortSignal,
  ): Promise<boolean> {
    const backoff = new Backoff({ firstMs: FIRST_RETRY_MS, longestMs: LONGEST_RETRY_MS });
    for (let tried = 0; tried < TRIES; tried += 1) {
      if (tried > 0) await backoff.pause(signal);
      signal.throwIfAborted();
      try {
        await projectEvents(this.tools, this.projection, this.advance(stretch, status), await page.decoded);
        return true;
      } catch (error) {
        if (!isPoison(error)) throw error;
      }
    }
    return false;
  }

  private async apply(stretch: Stretch, status: CheckpointStatus): Promise<void> {
    const events = await this.tools.decoder.decode(stretch.events);
    await projectEvents(this.tools, this.projection, this.advance(stretch, status), events);
  }

  private async deadLetter(event: RecordedEvent, stretch: Stretch, status: CheckpointStatus, error: unknown) {
    const { database, checkpoints, deadLetters, log } = this.tools;
    await database.transaction(async (client) => {
      const tx = inTransaction(client);
      await checkpoints.advance(tx, this.advance(stretch, status));
      await deadLetters.record(tx, { ...this.key, version: this.version }, event, error);
    });
    log.error(
      { err: error, projection: this.projection.name, event: event.id, type: event.type },
      'Projection skipped an event that it cannot apply',
    );
  }

  private advance({ from, to }: Stretch, status: CheckpointStatus): Advance {
    return { key: this.key, version: this.version, owner: this.tools.leases.owner, from, to, status };
  }
}
