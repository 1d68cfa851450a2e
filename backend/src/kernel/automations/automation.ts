import type { StoredEvent } from '../event-store/event-definition.ts';

/**
 * A reaction to facts as they happen: when this, then that. It runs once per event after its checkpoint, at
 * least once after a crash (so it must be idempotent), and never for events older than its first start.
 */
export interface Automation {
  /** snake_case: when_activity_deleted_then_discard_track. */
  readonly name: string;
  readonly reactsTo: readonly string[];
  react(event: StoredEvent): Promise<void>;
}
