import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Bytes by what they are for. */
export type StoredBytes = Readonly<
  Record<'events' | 'read models' | 'other tables' | 'original files' | 'dashboard', number>
>;

const TABLES = `
  SELECT n.nspname AS schema, sum(pg_total_relation_size(c.oid))::bigint AS bytes
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'm') AND n.nspname NOT IN ('pg_catalog', 'information_schema')
  GROUP BY 1`;

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** What an installation stores, with indexes, without the write-ahead log. */
export async function storedBytes(databaseUrl: string, dataDir: string): Promise<StoredBytes> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ schema: string; bytes: string }>(TABLES);
    const of = (matches: (schema: string) => boolean) =>
      rows.filter(({ schema }) => matches(schema)).reduce((sum, { bytes }) => sum + Number(bytes), 0);
    const isRead = (schema: string) => schema.startsWith('read_');
    return {
      events: of((schema) => schema === 'eventlog'),
      'read models': of(isRead),
      'other tables': of((schema) => schema !== 'eventlog' && !isRead(schema)),
      'original files': bytesBelow(join(dataDir, 'blobs')),
      dashboard: bytesBelow(join(dataDir, 'analytics')),
    };
  } finally {
    await client.end();
  }
}

/** Process id of the Postgres server of a database on this machine. */
export async function serverOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: string }>(
      `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid`,
    );
    return rows[0]!.pid;
  } finally {
    await client.end();
  }
}
