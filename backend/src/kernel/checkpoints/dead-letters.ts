import type { Database } from '../database/database.ts';
import type { RecordedEvent } from '../event-store/event-store.ts';
import type { SubscriberKind } from './checkpoint.ts';
import type { Queryable } from './checkpoints.ts';

const LONGEST_ERROR = 2_000;

export interface DeadLetter {
  readonly kind: SubscriberKind;
  readonly name: string;
  readonly version: number;
  readonly position: bigint;
  readonly eventId: string;
  readonly eventType: string;
  readonly stream: string;
  readonly revision: bigint;
  readonly error: string;
  readonly recordedAt: Date;
}

/** Events that a subscriber could not handle and went past. */
export class DeadLetters {
  constructor(private readonly database: Database) {}

  async record(
    on: Queryable,
    subscriber: { readonly kind: SubscriberKind; readonly name: string; readonly version: number },
    event: RecordedEvent,
    error: unknown,
  ): Promise<void> {
    await on.query(
      `INSERT INTO eventlog.dead_letters
         (kind, name, version, position, event_id, event_type, stream, revision, error)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (kind, name, position)
       DO UPDATE SET version = excluded.version, error = excluded.error, recorded_at = now()`,
      [
        subscriber.kind,
        subscriber.name,
        subscriber.version,
        event.position,
        event.id,
        event.type,
        event.stream,
        event.revision,
        describe(error),
      ],
    );
  }

  /** A rebuild went through every event: none of them is dead any more. */
  async clear(on: Queryable, kind: SubscriberKind, name: string): Promise<void> {
    await on.query(`DELETE FROM eventlog.dead_letters WHERE kind = $1 AND name = $2`, [kind, name]);
  }

  /** Oldest first. */
  async list(): Promise<readonly DeadLetter[]> {
    const rows = await this.database.query<
      Omit<DeadLetter, 'position' | 'revision'> & { position: string; revision: string }
    >(
      `SELECT kind, name, version, position::text, event_id AS "eventId", event_type AS "eventType", stream,
         revision::text, error, recorded_at AS "recordedAt"
       FROM eventlog.dead_letters ORDER BY id`,
    );
    return rows.map((row) => ({ ...row, position: BigInt(row.position), revision: BigInt(row.revision) }));
  }
}

function describe(error: unknown): string {
  return String(error).slice(0, LONGEST_ERROR);
}
