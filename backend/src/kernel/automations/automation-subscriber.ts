import { Backoff, type BackoffOptions } from '../../platform/clock/backoff.ts';
import type { CheckpointKey, CheckpointStatus } from '../checkpoints/checkpoint.ts';
import { inTransaction } from '../checkpoints/checkpoints.ts';
import type { DecodedPage } from '../checkpoints/decoded-pages.ts';
import type { Subscriber } from '../checkpoints/leased-subscription.ts';
import { isPoison } from '../checkpoints/transient-failure.ts';
import type { SubscriptionTools } from '../checkpoints/subscription-tools.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import type { StoredEvent } from '../event-store/event-definition.ts';
import type { RecordedEvent } from '../event-store/event-store.ts';
import type { ProjectedPosition } from '../projections/projected-positions.ts';
import type { Automation } from './automation.ts';

export interface ReactionOptions extends BackoffOptions {
  /** Failed tries after which an event becomes a dead letter. */
  readonly tries: number;
}

export const automationCheckpoint = (name: string): CheckpointKey => ({
  kind: 'automation',
  name,
  slot: 'serving',
});

/** Automations have no tables, so the version of their checkpoints never changes. */
export const AUTOMATION_VERSION = 1;

/** Reacts to one event after the other and moves the checkpoint past each, so a crash repeats one reaction at most. */
export class AutomationSubscriber implements Subscriber {
  readonly key;
  readonly version = AUTOMATION_VERSION;
  readonly types;
  private written: CheckpointStatus | undefined;

  constructor(
    private readonly tools: SubscriptionTools,
    private readonly automation: Automation,
    private readonly projected: ProjectedPosition,
    private readonly options: ReactionOptions,
  ) {
    this.key = automationCheckpoint(automation.name);
    this.types = automation.reactsTo;
  }

  async handle(
    page: DecodedPage,
    from: bigint,
    status: CheckpointStatus,
    signal: AbortSignal,
  ): Promise<void> {
    let position = from;
    const decoded = await page.decoded.catch(() => undefined);
    for (const [index, event] of page.events.entries()) {
      const error = await this.react(event, decoded?.[index], signal);
      await this.moveOver(event, position, status, error);
      position = event.position;
    }
    if (page.position === position && status === this.written) return;
    await this.tools.checkpoints.advance(this.tools.database, this.advance(position, page.position, status));
    this.written = status;
  }

  onPosition(): void {
    // No request waits for an automation.
  }

  onRelease(): void {
    this.written = undefined;
  }

  /** The error of the last try, undefined after a success. Rejects when the signal aborts between tries. */
  private async react(
    event: RecordedEvent,
    decoded: StoredEvent | undefined,
    signal: AbortSignal,
  ): Promise<{ readonly cause: unknown } | undefined> {
    const backoff = new Backoff(this.options);
    let failed = 0;
    for (;;) {
      signal.throwIfAborted();
      try {
        const [fact] = decoded ? [decoded] : await this.tools.decoder.decode([event]);
        if (fact) {
          await this.waitForReadModels(event.position);
          await this.automation.react(fact);
        }
        return undefined;
      } catch (error) {
        if (isPoison(error)) failed += 1;
        this.tools.log.warn(
          { err: error, automation: this.automation.name, event: event.id, failed },
          'Automation failed',
        );
        if (failed >= this.options.tries) return { cause: error };
        const { retryAfterSeconds = 0 } = error instanceof DomainError ? error.options : {};
        await backoff.pause(signal, retryAfterSeconds * 1_000);
      }
    }
  }

  /** @throws DomainError unavailable while they are behind or being rebuilt, which is retried without limit */
  private async waitForReadModels(position: bigint): Promise<void> {
    const { readsFrom } = this.automation;
    if (readsFrom === undefined || (await this.projected.reached(position, readsFrom))) return;
    throw new DomainError('unavailable', `${readsFrom.join(', ')} did not reach ${position} yet`);
  }

  private async moveOver(
    event: RecordedEvent,
    from: bigint,
    status: CheckpointStatus,
    failure: { readonly cause: unknown } | undefined,
  ): Promise<void> {
    const { database, checkpoints, deadLetters, log } = this.tools;
    const advance = this.advance(from, event.position, status);
    if (!failure) {
      await checkpoints.advance(database, advance);
      return;
    }
    await database.transaction(async (client) => {
      const tx = inTransaction(client);
      await checkpoints.advance(tx, advance);
      await deadLetters.record(tx, { ...this.key, version: this.version }, event, failure.cause);
    });
    log.error(
      { automation: this.automation.name, event: event.id, type: event.type },
      'Automation skipped an event after its last try',
    );
  }

  private advance(from: bigint, to: bigint, status: CheckpointStatus) {
    return { key: this.key, version: this.version, owner: this.tools.leases.owner, from, to, status };
  }
}
