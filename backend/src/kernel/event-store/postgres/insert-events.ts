import type { PoolClient } from 'pg';
import type { EncodedEvent } from '../encoded-event.ts';
import { LOG_LOCK, WAKE_UP_CHANNEL } from './event-log.migration.ts';

/** An event with the revision and time that it gets. */
export interface PlacedEvent {
  readonly stream: string;
  readonly revision: bigint;
  readonly recordedAt: Date;
  readonly encoded: EncodedEvent;
}

const INSERT = `INSERT INTO eventlog.events
    (position, stream_id, revision, event_id, type, schema_version, data, meta, recorded_at)
  SELECT nextval('eventlog.event_position'), e.stream, e.revision, e.id, e.type, e.version, e.data, e.meta,
    e.recorded_at
  FROM unnest($1::text[], $2::bigint[], $3::timestamptz[], $4::uuid[], $5::text[], $6::integer[], $7::json[],
      $8::json[])
    WITH ORDINALITY AS e(stream, revision, recorded_at, id, type, version, data, meta, number)
  ORDER BY e.number
  RETURNING position`;

const ADVANCE = `INSERT INTO eventlog.streams AS s (stream_id, revision)
  SELECT stream, max(revision) FROM unnest($1::text[], $2::bigint[]) AS e(stream, revision) GROUP BY stream
  ON CONFLICT (stream_id) DO UPDATE SET revision = excluded.revision`;

export interface StreamState {
  readonly revision: bigint;
  readonly tombstoned: boolean;
}

/** Blocks other appends until the transaction ends; returns the streams that exist. */
export async function lockLog(
  client: PoolClient,
  streams: readonly string[],
): Promise<ReadonlyMap<string, StreamState>> {
  await client.query(`SELECT pg_advisory_xact_lock(${LOG_LOCK}), set_config('eventlog.writing', 'on', true)`);
  const { rows } = await client.query<{ stream_id: string; revision: string; tombstoned: boolean }>(
    'SELECT stream_id, revision, tombstoned FROM eventlog.streams WHERE stream_id = ANY($1)',
    [streams],
  );
  return new Map(
    rows.map(({ stream_id, revision, tombstoned }) => [
      stream_id,
      { revision: BigInt(revision), tombstoned },
    ]),
  );
}

/**
 * Writes events past `eventlog.append`, which takes revision and time from the server. Needs `lockLog`.
 * @returns the position of the last one
 */
export async function insertEvents(client: PoolClient, events: readonly PlacedEvent[]): Promise<bigint> {
  const streams = events.map(({ stream }) => stream);
  const revisions = events.map(({ revision }) => String(revision));
  const { rows } = await client.query<{ position: string }>(INSERT, [
    streams,
    revisions,
    events.map(({ recordedAt }) => recordedAt),
    events.map(({ encoded }) => encoded.id),
    events.map(({ encoded }) => encoded.type),
    events.map(({ encoded }) => encoded.schemaVersion),
    events.map(({ encoded }) => encoded.data),
    events.map(({ encoded }) => encoded.metadata),
  ]);
  await client.query(ADVANCE, [streams, revisions]);
  await client.query(`NOTIFY ${WAKE_UP_CHANNEL}`);
  return BigInt(rows.at(-1)!.position);
}
