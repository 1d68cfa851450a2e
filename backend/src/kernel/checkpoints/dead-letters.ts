import type { Database } from '../../platform/database/database.ts';
import type { RecordedEvent } from '../event-store/event-store.ts';
import type { CheckpointKey } from './checkpoint.ts';
import type { Queryable } from './checkpoints.ts';

const MAX_ERROR_LENGTH = 2_000;

export interface DeadLetter extends CheckpointKey {
  readonly version: number;
  readonly position: bigint;
  readonly eventId: string;
  readonly eventType: string;
  readonly stream: string;
  readonly revision: bigint;
  readonly error: string;
  readonly recordedAt: Date;
}

/** Events that a subscriber could not handle and skipped. */
export class DeadLetters {
  constructor(private readonly database: Database) {}

  async record(
    on: Queryable,
    subscriber: CheckpointKey & { readonly version: number },
    event: RecordedEvent,
    error: unknown,
  ): Promise<void> {
    await on.query(
      `INSERT INTO eventlog.dead_letters
         (kind, name, slot, version, position, event_id, event_type, stream, revision, error)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (kind, name, slot, position)
       DO UPDATE SET version = excluded.version, error = excluded.error, recorded_at = now()`,
      [
        subscriber.kind,
        subscriber.name,
        subscriber.slot,
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

  async has({ kind, name, slot }: CheckpointKey, position: bigint): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT FROM eventlog.dead_letters WHERE kind = $1 AND name = $2 AND slot = $3 AND position = $4',
      [kind, name, slot, position],
    );
    return rows.length > 0;
  }

  async count({ kind, name, slot }: CheckpointKey): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM eventlog.dead_letters
       WHERE kind = $1 AND name = $2 AND slot = $3`,
      [kind, name, slot],
    );
    return row?.count ?? 0;
  }

  /** Of the serving versions. */
  counts(): Promise<readonly { readonly kind: string; readonly name: string; readonly count: number }[]> {
    return this.database.query(
      `SELECT kind, name, count(*)::integer AS count FROM eventlog.dead_letters
       WHERE slot = 'serving' GROUP BY kind, name`,
    );
  }

  async clear(on: Queryable, { kind, name, slot }: CheckpointKey): Promise<void> {
    await on.query('DELETE FROM eventlog.dead_letters WHERE kind = $1 AND name = $2 AND slot = $3', [
      kind,
      name,
      slot,
    ]);
  }

  /** Replaces the serving version's dead letters by those of the version that was built. */
  async swap(on: Queryable, { kind, name }: Omit<CheckpointKey, 'slot'>): Promise<void> {
    await this.clear(on, { kind, name, slot: 'serving' });
    await on.query(
      `UPDATE eventlog.dead_letters SET slot = 'serving' WHERE kind = $1 AND name = $2 AND slot = 'next'`,
      [kind, name],
    );
  }

  /** Oldest first. */
  async list(): Promise<readonly DeadLetter[]> {
    const rows = await this.database.query<
      Omit<DeadLetter, 'position' | 'revision'> & { position: string; revision: string }
    >(
      `SELECT kind, name, slot, version, position::text, event_id AS "eventId", event_type AS "eventType", stream,
         revision::text, error, recorded_at AS "recordedAt"
       FROM eventlog.dead_letters ORDER BY id`,
    );
    return rows.map((row) => ({ ...row, position: BigInt(row.position), revision: BigInt(row.revision) }));
  }
}

function describe(error: unknown): string {
  return String(error).slice(0, MAX_ERROR_LENGTH);
}
