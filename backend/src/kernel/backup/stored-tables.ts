import type { PoolClient } from 'pg';
import type { SequenceValue } from './manifest.ts';

/** Bytes of rows that are read or written at once, roughly. */
const PAGE_BYTES = 1_000_000;
const MOST_ROWS = 5_000;

/**
 * Tables and sequences that no events can rebuild. Left out are the log with its checkpoints, read models, jobs (their
 * positions belong to this log), tables that Postgres may empty after a crash (UNLOGGED) and the tables that a
 * restore fills in its own way.
 */
const STORED = `FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relpersistence = 'p' AND n.nspname !~ '^(pg_|read_)'
    AND n.nspname NOT IN ('information_schema', 'eventlog', 'jobs')
    AND (n.nspname, c.relname) NOT IN (
      ('public', 'schema_migrations'), ('public', 'subject_keys'), ('public', 'unfinished_restore'))`;

/** Names for use in statements; a table comes after those that its foreign keys refer to. */
export async function storedTables(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; needs: readonly string[] }>(
    `SELECT c.oid::regclass::text AS name,
       ARRAY(SELECT f.confrelid::regclass::text FROM pg_constraint f
             WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS needs
     ${STORED} AND c.relkind = 'r' ORDER BY 1`,
  );
  const ordered = new Set<string>();
  const needs = new Map(rows.map((row) => [row.name, row.needs]));
  const add = (name: string) => {
    if (ordered.has(name)) return;
    for (const needed of needs.get(name) ?? []) add(needed);
    ordered.add(name);
  };
  rows.forEach(({ name }) => add(name));
  return [...ordered];
}

/** The rows of a query in its transaction, as JSON objects of their columns. */
export async function* rowsOf(client: PoolClient, select: string): AsyncGenerator<readonly string[], void> {
  await client.query(
    `DECLARE rows NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM (${select}) t`,
  );
  for (let count = 10; ;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${count} FROM rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    const bytes = rows.reduce((sum, { line }) => sum + line.length, 0) / rows.length;
    count = Math.max(1, Math.min(MOST_ROWS, Math.floor(PAGE_BYTES / bytes)));
  }
  await client.query('CLOSE rows');
}

/** Inserts rows as `rowsOf` read them; returns their number. */
export async function insertRows(
  client: PoolClient,
  table: string,
  pages: AsyncIterable<readonly string[]>,
): Promise<number> {
  let inserted = 0;
  for await (const page of inPieces(pages)) {
    const { rowCount } = await client.query(
      `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
       SELECT * FROM json_populate_recordset(NULL::${table}, $1::json) ON CONFLICT DO NOTHING`,
      [`[${page.join(',')}]`],
    );
    inserted += rowCount ?? 0;
  }
  return inserted;
}

/** Gathers lines to pieces of about PAGE_BYTES. */
async function* inPieces(pages: AsyncIterable<readonly string[]>): AsyncGenerator<readonly string[], void> {
  let piece: string[] = [];
  let bytes = 0;
  for await (const page of pages) {
    for (const line of page) {
      piece.push(line);
      bytes += line.length;
      if (bytes < PAGE_BYTES && piece.length < MOST_ROWS) continue;
      yield piece;
      piece = [];
      bytes = 0;
    }
  }
  if (piece.length > 0) yield piece;
}

export async function readSequences(client: PoolClient): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name ${STORED} AND c.relkind = 'S' ORDER BY 1`,
  );
  const values: SequenceValue[] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${name}`,
    );
    values.push({ name, ...found[0]! });
  }
  return values;
}

export async function setSequence(client: PoolClient, value: SequenceValue): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2, $3)', [value.name, value.lastValue, value.isCalled]);
}
