import type { Database } from '../../database/database.ts';

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
