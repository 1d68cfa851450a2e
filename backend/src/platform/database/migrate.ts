import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import type { Migration } from './migration.ts';

/** Key of the advisory lock under which processes migrate one after another. */
const LOCK_KEY = 7_243_062;

const TABLE = `
  create table if not exists schema_migrations (
    id text primary key,
    sql_hash text not null,
    applied_at timestamptz not null default now()
  )`;

/**
 * Applies new migrations in order of id, each in one transaction.
 * @returns the ids applied now
 * @throws Error when an applied migration has been changed since
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const ordered = [...migrations].sort((a, b) => (a.id < b.id ? -1 : 1));
  const twice = ordered.find((migration, index) => migration.id === ordered[index + 1]?.id);
  if (twice !== undefined) throw new Error(`Two migrations are called ${twice.id}`);
  const before = await appliedHashes(database);
  const applied: string[] = [];
  for (const migration of ordered) {
    if (before.get(migration.id) === hashOf(migration)) continue;
    if (await applyOnce(database, migration)) applied.push(migration.id);
  }
  return applied;
}

const hashOf = ({ sql }: Migration) => createHash('sha256').update(sql).digest('hex');

function applyOnce(database: Database, migration: Migration): Promise<boolean> {
  const { id, sql } = migration;
  const hash = hashOf(migration);
  return database.transaction(async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    await client.query(TABLE);
    const { rows } = await client.query<{ sql_hash: string }>(
      'select sql_hash from schema_migrations where id = $1',
      [id],
    );
    if (rows[0] !== undefined) {
      if (rows[0].sql_hash !== hash) {
        throw new Error(`Migration ${id} was changed after it had been applied: add a new one instead`);
      }
      return false;
    }
    await client.query(sql);
    await client.query('insert into schema_migrations (id, sql_hash) values ($1, $2)', [id, hash]);
    return true;
  });
}

/** Ids of the applied migrations; none in a new database. */
export async function appliedMigrations(database: Database): Promise<readonly string[]> {
  return [...(await appliedHashes(database)).keys()];
}

async function appliedHashes(database: Database): Promise<ReadonlyMap<string, string>> {
  return database.transaction(async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      "select to_regclass('schema_migrations') is not null as there",
    );
    if (rows[0]?.there !== true) return new Map();
    const { rows: applied } = await client.query<{ id: string; sql_hash: string }>(
      'select id, sql_hash from schema_migrations order by id',
    );
    return new Map(applied.map(({ id, sql_hash: hash }) => [id, hash]));
  });
}
