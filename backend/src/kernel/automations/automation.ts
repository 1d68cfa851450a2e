import type { StoredEvent } from '../event-store/event-definition.ts';

/**
 * A reaction to new events: when this, then that. It runs for each event after its first start, twice after a crash,
 * so reactions are idempotent. Events older than the first start cause no reaction.
 */
export interface Automation {
  /** snake_case: when_activity_deleted_then_discard_track. */
  readonly name: string;
  readonly reactsTo: readonly string[];
  /** Projections whose tables it reads. It reacts to an event once they have applied it. */
  readonly readsFrom?: readonly string[];
  react(event: StoredEvent): Promise<void>;
}
