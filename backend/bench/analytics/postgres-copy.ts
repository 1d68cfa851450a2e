import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { PgDatabase } from '../../src/kernel/database/pg-database.ts';

const TABLES = ['people', 'sessions'] as const;
/** What an operator would index for these questions. */
const INDEXES = [
  'CREATE INDEX ON people (counted_month) WHERE counted_month IS NOT NULL',
  'CREATE INDEX ON people (activities DESC, user_id) WHERE counted_at IS NOT NULL',
  'CREATE INDEX ON people (last_day) WHERE counted_at IS NOT NULL',
  'CREATE INDEX ON sessions (uploaded_month)',
  'CREATE INDEX ON sessions (surf_type)',
  'CREATE INDEX ON sessions (vessel_type) WHERE vessel_type IS NOT NULL',
  'CREATE INDEX ON sessions (source, is_public)',
];

/** Copies the derived tables of a closed DuckDB file to a Postgres server on this machine, with indexes. */
export async function copyDerivedTables(file: string, folder: string, database: PgDatabase): Promise<void> {
  const csvFolder = join(folder, 'csv');
  await mkdir(csvFolder);
  // The embedded server may run as another user of the system.
  for (const path of [folder, csvFolder]) await chmod(path, 0o755);
  const instance = await DuckDBInstance.create(file, { threads: '2', memory_limit: '256MB' });
  const connection = await instance.connect();
  try {
    for (const table of TABLES) {
      const csv = join(csvFolder, `${table}.csv`);
      const reader = await connection.runAndReadAll(COLUMNS, [table]);
      const columns = (reader.getRowsJS() as [string, string][]).map((column) => column.join(' '));
      await connection.run(`COPY ${table} TO '${csv}' (HEADER false, NULLSTR '\\N')`);
      await chmod(csv, 0o644);
      await database.query(`CREATE TABLE ${table} (${columns.join(', ')})`);
      await database.query(`COPY ${table} FROM '${csv}' (FORMAT csv, NULL '\\N')`);
    }
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
  for (const index of INDEXES) await database.query(index);
  for (const table of TABLES) await database.query(`VACUUM ANALYZE ${table}`);
}

const COLUMNS = `SELECT column_name, data_type FROM duckdb_columns() WHERE table_name = $1 ORDER BY column_index`;

/** Where the dialects differ, for the statements of the dashboard. */
const DIALECT: readonly (readonly [duckDb: RegExp, postgres: string])[] = [
  [/FILTER \((?!WHERE)/g, 'FILTER (WHERE '],
  [/coalesce\(count_if\((.*?)\), 0\)/g, 'count(*) FILTER (WHERE $1)'],
  [/INTERVAL 1 MONTH/g, "INTERVAL '1 month'"],
  [/unnest\((generate_series\([^()]*\))\)/g, '$1'],
  [/strftime\(month, '%Y-%m'\)/g, "to_char(month, 'YYYY-MM')"],
  [/strftime\(registered_at, '[^']*'\)/g, `to_char(registered_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`],
  [/epoch_ms\(registered_at\)/g, '(extract(epoch FROM registered_at) * 1000)::bigint'],
  [
    /TRY_CAST\(unnest\(string_split\((\$\w+), ','\)\) AS BIGINT\)/g,
    "unnest(string_to_array($1, ','))::bigint",
  ],
  [/::DOUBLE\b/g, '::float8'],
];

type Parameters = Readonly<Record<string, string | number>>;

/** The same statement for Postgres, with its values in order. */
export function inPostgres(sql: string, parameters: Parameters) {
  const names = Object.keys(parameters);
  const translated = DIALECT.reduce((text, [duckDb, postgres]) => text.replaceAll(duckDb, postgres), sql);
  const text = translated.replaceAll(/\$([a-z]\w*)/g, (_, name: string) => `$${names.indexOf(name) + 1}`);
  return { text, values: names.map((name) => parameters[name]) };
}
