import type { Database } from '../../../platform/database/database.ts';
import { StreamNotFound, StreamTombstoned } from '../event-store.errors.ts';
import type { AllPage, EventMetadata, ReadAllOptions, RecordedEvent } from '../event-store.ts';
import type { JsonObject } from '../json.ts';
import type { RawRow, Statement } from './statements.ts';

/** Columns of `eventlog.events e` in the order read by `toRecorded`. */
const RECORDED_COLUMNS =
  'e.position, e.stream_id, e.revision, e.event_id, e.type, e.schema_version, e.data, e.meta, e.recorded_at';

/** @param row RECORDED_COLUMNS, starting at `offset` */
function toRecorded(row: RawRow, offset: number): RecordedEvent {
  const text = (column: number) => row[offset + column] as string;
  return {
    position: BigInt(text(0)),
    stream: text(1),
    revision: BigInt(text(2)),
    id: text(3),
    type: text(4),
    schemaVersion: Number(text(5)),
    data: JSON.parse(text(6)) as JsonObject,
    metadata: JSON.parse(text(7)) as EventMetadata,
    recordedAt: new Date(text(8)),
  };
}

const streamStatement = (name: string, comparison: string, order: string): Statement => ({
  name,
  text: `
    SELECT s.tombstoned, ${RECORDED_COLUMNS}
    FROM eventlog.streams s
    LEFT JOIN LATERAL (
      SELECT * FROM eventlog.events e
      WHERE e.stream_id = s.stream_id AND e.revision ${comparison} $2
      ORDER BY e.revision ${order} LIMIT $3
    ) e ON true
    WHERE s.stream_id = $1
    ORDER BY e.revision ${order}`,
});
/** Parameters: stream, first revision, maximum number of events. */
export const READ_STREAM = {
  forward: streamStatement('eventlog_read_stream_forward', '>=', 'ASC'),
  backward: streamStatement('eventlog_read_stream_backward', '<=', 'DESC'),
} as const;

/** Rows of READ_STREAM: none if the stream is missing, one row of nulls for an empty page. */
export function toStreamPage(stream: string, rows: readonly RawRow[]): readonly RecordedEvent[] {
  const [first] = rows;
  if (first === undefined) throw new StreamNotFound(stream);
  const [tombstoned, position] = first;
  if (tombstoned === 't') throw new StreamTombstoned(stream);
  return position === null ? [] : rows.map((row) => toRecorded(row, 1));
}

const allStatement = (name: string, events: string): Statement => ({
  name,
  text: `
    SELECT head.position, ${RECORDED_COLUMNS}
    FROM (SELECT coalesce(max(position), 0) AS position FROM eventlog.events) head
    LEFT JOIN LATERAL (${events}) e ON true
    ORDER BY e.position`,
});

/** Parameters: after, maximum number of events, and types. Page and head come from one snapshot. */
export const READ_ALL = {
  everything: allStatement(
    'eventlog_read_all',
    'SELECT * FROM eventlog.events e WHERE e.position > $1 ORDER BY e.position LIMIT $2',
  ),
  ofTypes: allStatement(
    'eventlog_read_all_of_types',
    `SELECT e.* FROM (
       SELECT of_type.position
       FROM unnest($3::text[]) AS wanted(type)
       CROSS JOIN LATERAL (
         SELECT t.position FROM eventlog.events t
         WHERE t.type = wanted.type AND t.position > $1
         ORDER BY t.position LIMIT $2
       ) of_type
       ORDER BY of_type.position LIMIT $2
     ) found
     JOIN eventlog.events e ON e.position = found.position`,
  ),
} as const;

export function toAllPage({ after, maxCount }: ReadAllOptions, rows: readonly RawRow[]): AllPage {
  const head = BigInt(rows[0]?.[0] ?? 0);
  const events = (rows[0]?.[1] ?? null) === null ? [] : rows.map((row) => toRecorded(row, 1));
  const last = events.at(-1)?.position ?? after;
  const caughtUp = events.length < maxCount || last >= head;
  return { events, caughtUp, position: caughtUp && head > after ? head : last };
}

export const HEAD: Statement = {
  name: 'eventlog_head',
  text: 'SELECT coalesce(max(position), 0) FROM eventlog.events',
};

export const STREAM_REVISION: Statement = {
  name: 'eventlog_stream_revision',
  text: 'SELECT revision FROM eventlog.streams WHERE stream_id = $1',
};

/** Ids of streams in Postgres whose events are not numbered from 0 to the stream's revision without gaps. */
export async function streamsWithGaps(database: Database): Promise<readonly string[]> {
  const rows = await database.query<{ stream_id: string }>(
    `SELECT s.stream_id FROM eventlog.streams s
     LEFT JOIN (SELECT stream_id, count(*) AS events, min(revision) AS first, max(revision) AS last
                FROM eventlog.events GROUP BY stream_id) e USING (stream_id)
     WHERE NOT s.tombstoned
       AND (e.events IS NULL OR e.first <> 0 OR e.last <> s.revision OR e.events <> s.revision + 1)
     UNION
     SELECT stream_id FROM eventlog.events e WHERE NOT EXISTS (
       SELECT FROM eventlog.streams s WHERE s.stream_id = e.stream_id)`,
  );
  return rows.map((row) => row.stream_id);
}
