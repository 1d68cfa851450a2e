import type { PoolClient } from 'pg';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { encodeAppend, type EncodedEvent } from '../encoded-event.ts';
import { StreamTombstoned } from '../event-store.errors.ts';
import type { AppendResult, ExpectedRevision, NewEvent } from '../event-store.ts';
import { toConflict } from './append-statement.ts';
import { LOG_LOCK, WAKE_UP_CHANNEL } from './event-log.migration.ts';
import { PostgresEventStore } from './postgres-event-store.ts';

/**
 * Records events at the time of a given clock, for a made-up history only: `eventlog.append` takes the time from the
 * server. Appends one after the other, so recorded times never decrease with the position as long as the clock doesn't
 * run backwards.
 */
export class BackdatedEventStore extends PostgresEventStore {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly log: Database,
    private readonly clock: Clock,
  ) {
    super(log);
  }

  override append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    const encoded = encodeAppend(events);
    const appended = this.last.then(() =>
      this.log.transaction((client) => this.insert(client, stream, expected, encoded)),
    );
    this.last = appended.catch(() => undefined);
    return appended;
  }

  private async insert(
    client: PoolClient,
    stream: string,
    expected: ExpectedRevision,
    events: readonly EncodedEvent[],
  ): Promise<AppendResult> {
    await client.query(
      `SELECT pg_advisory_xact_lock(${LOG_LOCK}), set_config('eventlog.writing', 'on', true)`,
    );
    const { rows } = await client.query<{ revision: string; tombstoned: boolean }>(
      'SELECT revision, tombstoned FROM eventlog.streams WHERE stream_id = $1',
      [stream],
    );
    const before = BigInt(rows[0]?.revision ?? -1);
    if (rows[0]?.tombstoned === true) throw new StreamTombstoned(stream);
    if (!fits(expected, before)) throw toConflict(stream, expected, String(before));
    const written = await client.query<{ position: string }>(INSERT, [
      stream,
      String(before),
      this.clock.now(),
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ schemaVersion }) => schemaVersion),
      events.map(({ data }) => data),
      events.map(({ metadata }) => metadata),
    ]);
    const revision = before + BigInt(events.length);
    await client.query(ADVANCE, [stream, String(revision)]);
    await client.query(`NOTIFY ${WAKE_UP_CHANNEL}`);
    return { revision, position: BigInt(written.rows.at(-1)!.position) };
  }
}

const INSERT = `INSERT INTO eventlog.events
    (position, stream_id, revision, event_id, type, schema_version, data, meta, recorded_at)
  SELECT nextval('eventlog.event_position'), $1, $2::bigint + e.number, e.id, e.type, e.version, e.data, e.meta, $3
  FROM unnest($4::uuid[], $5::text[], $6::integer[], $7::json[], $8::json[])
    WITH ORDINALITY AS e(id, type, version, data, meta, number)
  ORDER BY e.number
  RETURNING position`;

const ADVANCE = `INSERT INTO eventlog.streams AS s (stream_id, revision) VALUES ($1, $2)
  ON CONFLICT (stream_id) DO UPDATE SET revision = excluded.revision`;

function fits(expected: ExpectedRevision, current: bigint): boolean {
  if (expected === 'any') return true;
  if (expected === 'no_stream') return current === -1n;
  return expected === 'stream_exists' ? current >= 0n : current === expected;
}
