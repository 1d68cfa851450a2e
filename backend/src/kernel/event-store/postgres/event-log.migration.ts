import type { Migration } from '../../../platform/database/migration.ts';

/** NOTIFY channel; every append sends an empty payload. */
export const WAKE_UP_CHANNEL = 'eventlog';

/** Codes for expectations without a revision in `eventlog.append` and `eventlog.tombstone`. */
export const EXPECTED_CODE = { no_stream: -1n, any: -2n, stream_exists: -4n } as const;

/** Key of the advisory lock that every writer of the log holds until its commit. */
export const LOG_LOCK = 7_236_283_451;

/**
 * An advisory lock held until commit: one writer at a time draws positions, and its events are visible before the
 * next writer draws. Taken before any read of the transaction. READ COMMITTED is required so that later statements
 * see the events of the previous writer.
 */
const LOCK_LOG = `IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'the event log is written at READ COMMITTED only';
  END IF;
  PERFORM pg_advisory_xact_lock(${LOG_LOCK});`;

/**
 * The event log. All writes go through functions that take an advisory lock first, so events become visible in
 * position order and readers need no gap detection.
 */
export const eventLogMigration: Migration = {
  id: 'event-store/0001-log-of-version-1',
  sql: `
CREATE SCHEMA eventlog;

CREATE TABLE eventlog.streams (
  stream_id text COLLATE "C" PRIMARY KEY,
  revision bigint NOT NULL,
  tombstoned boolean NOT NULL DEFAULT false
) WITH (fillfactor = 80);

CREATE SEQUENCE eventlog.event_position AS bigint CACHE 1;

CREATE TABLE eventlog.events (
  position bigint PRIMARY KEY,
  stream_id text COLLATE "C" NOT NULL,
  revision bigint NOT NULL,
  event_id uuid NOT NULL,
  type text COLLATE "C" NOT NULL,
  schema_version integer NOT NULL,
  data json NOT NULL,
  meta json NOT NULL,
  recorded_at timestamptz NOT NULL,
  UNIQUE (stream_id, revision),
  UNIQUE (stream_id, event_id)
);
CREATE INDEX events_type_position ON eventlog.events (type, position);

CREATE FUNCTION eventlog.refuse_direct_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'streams') THEN
    IF current_setting('eventlog.writing', true) = 'on' THEN
      RETURN NULL;
    END IF;
  END IF;
  RAISE EXCEPTION '% on eventlog.%: only eventlog.append and eventlog.tombstone write the log', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER only_through_append BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON eventlog.events
  FOR EACH STATEMENT EXECUTE FUNCTION eventlog.refuse_direct_write();
CREATE TRIGGER only_through_append BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON eventlog.streams
  FOR EACH STATEMENT EXECUTE FUNCTION eventlog.refuse_direct_write();

-- An append that isn't at its expected revision: either these very events were appended before, which answers
-- with the original result, or another writer was first.
CREATE FUNCTION eventlog.repeated_or_conflict(in_stream text, in_expected bigint, in_current bigint, in_ids uuid[])
RETURNS TABLE (outcome text, revision bigint, "position" bigint) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  before bigint := in_expected;
  last_position bigint;
BEGIN
  IF in_expected < -1 THEN
    SELECT e.revision - 1 INTO before FROM eventlog.events e
    WHERE e.stream_id = in_stream AND e.event_id = in_ids[1];
  END IF;
  SELECT max(e.position) INTO last_position FROM eventlog.events e
  WHERE e.stream_id = in_stream AND e.revision > before AND e.revision <= before + cardinality(in_ids)
  HAVING count(*) = cardinality(in_ids) AND bool_and(e.event_id = in_ids[(e.revision - before)::integer]);
  IF last_position IS NULL THEN
    RETURN QUERY SELECT 'conflict', in_current, NULL::bigint;
  ELSE
    RETURN QUERY SELECT 'appended', before + cardinality(in_ids), last_position;
  END IF;
END $$;

-- Several appends to different streams in one transaction, each judged on its own: append i takes the next
-- in_counts[i] events, in_append_of[j] being the append that event j belongs to. in_expected: a revision, or
-- -1 no stream, -2 any, -4 stream exists. outcome is 'appended' (also for a repeated append), 'conflict' (with
-- the actual revision, -1 for no stream) or 'tombstoned'.
CREATE FUNCTION eventlog.append(
  in_streams text[], in_expected bigint[], in_counts integer[], in_append_of integer[],
  in_ids uuid[], in_types text[], in_versions integer[], in_data json[], in_meta json[]
) RETURNS TABLE (outcome text, revision bigint, "position" bigint) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  judged record;
  wrote boolean := false;
BEGIN
  ${LOCK_LOG}
  PERFORM set_config('eventlog.writing', 'on', true);
  FOR judged IN
    WITH asked AS MATERIALIZED (
      SELECT a.number, a.stream, a.expected, a.event_count,
        sum(a.event_count) OVER (ORDER BY a.number) - a.event_count + 1 AS first_event,
        coalesce(s.revision, -1) AS current, coalesce(s.tombstoned, false) AS tombstoned
      FROM unnest(in_streams, in_expected, in_counts) WITH ORDINALITY AS a(stream, expected, event_count, number)
      LEFT JOIN LATERAL (SELECT * FROM eventlog.streams s WHERE s.stream_id = a.stream LIMIT 1) s ON true
    ), fresh AS MATERIALIZED (
      SELECT a.* FROM asked a
      WHERE NOT a.tombstoned AND CASE
        WHEN a.expected >= -1 THEN a.expected = a.current
        WHEN a.current = -1 THEN a.expected = -2
        ELSE NOT EXISTS (
          SELECT FROM eventlog.events e
          WHERE e.stream_id = a.stream AND e.event_id = in_ids[a.first_event::integer]
        )
      END
    ), written AS (
      INSERT INTO eventlog.events
        (position, stream_id, revision, event_id, type, schema_version, data, meta, recorded_at)
      SELECT nextval('eventlog.event_position'), f.stream, f.current + e.number - f.first_event + 1,
        e.id, e.type, e.version, e.data, e.meta, statement_timestamp()
      FROM unnest(in_append_of, in_ids, in_types, in_versions, in_data, in_meta)
        WITH ORDINALITY AS e(append_number, id, type, version, data, meta, number)
      JOIN fresh f ON f.number = e.append_number
      ORDER BY e.number
      RETURNING stream_id, position
    ), advanced AS (
      INSERT INTO eventlog.streams AS s (stream_id, revision)
      SELECT f.stream, f.current + f.event_count FROM fresh f
      ON CONFLICT (stream_id) DO UPDATE SET revision = excluded.revision
    )
    SELECT a.*, w.last_position FROM asked a
    LEFT JOIN (SELECT stream_id, max(position) AS last_position FROM written GROUP BY stream_id) w
      ON w.stream_id = a.stream
    ORDER BY a.number
  LOOP
    "position" := judged.last_position;
    IF judged.last_position IS NOT NULL THEN
      wrote := true;
      outcome := 'appended';
      revision := judged.current + judged.event_count;
    ELSIF judged.tombstoned THEN
      outcome := 'tombstoned';
      revision := judged.current;
    ELSE
      SELECT d.outcome, d.revision, d.position INTO outcome, revision, "position"
      FROM eventlog.repeated_or_conflict(
        judged.stream, judged.expected, judged.current,
        in_ids[judged.first_event : judged.first_event + judged.event_count - 1]
      ) d;
    END IF;
    RETURN NEXT;
  END LOOP;
  PERFORM set_config('eventlog.writing', 'off', true);
  IF wrote THEN
    PERFORM pg_notify('${WAKE_UP_CHANNEL}', '');
  END IF;
END $$;

-- Ends a stream for good; its events stay in the log. Ending an ended stream changes nothing.
CREATE FUNCTION eventlog.tombstone(in_stream text, in_expected bigint)
RETURNS TABLE (outcome text, revision bigint) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  current bigint;
  ended boolean;
BEGIN
  ${LOCK_LOG}
  SELECT s.revision, s.tombstoned INTO current, ended FROM eventlog.streams s WHERE s.stream_id = in_stream;
  IF NOT FOUND THEN
    current := -1;
    ended := false;
  END IF;
  IF ended THEN
    RETURN QUERY SELECT 'tombstoned', current;
    RETURN;
  END IF;
  IF (in_expected >= -1 AND in_expected <> current) OR (in_expected = -4 AND current = -1) THEN
    RETURN QUERY SELECT 'conflict', current;
    RETURN;
  END IF;
  PERFORM set_config('eventlog.writing', 'on', true);
  INSERT INTO eventlog.streams AS s (stream_id, revision, tombstoned) VALUES (in_stream, current, true)
  ON CONFLICT (stream_id) DO UPDATE SET tombstoned = true;
  PERFORM set_config('eventlog.writing', 'off', true);
  RETURN QUERY SELECT 'tombstoned', current;
END $$;
`,
};
