import type { PoolClient } from 'pg';
import type { CheckpointKey } from '../checkpoints/checkpoint.ts';
import { inTransaction } from '../checkpoints/checkpoints.ts';
import type { SubscriptionTools } from '../checkpoints/subscription-tools.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Projection } from './projection.ts';

type Slot = CheckpointKey['slot'];

/** The registry admits only plain identifiers as names. */
const schemaOf = (name: string, slot: Slot) => (slot === 'serving' ? `read_${name}` : `read_${name}__next`);
const retired = (name: string) => `read_${name}__old`;

export const checkpointOf = (name: string, slot: Slot): CheckpointKey => ({ kind: 'projection', name, slot });

/** Makes unqualified names the projection's tables until the transaction ends. */
export async function enterSchema(client: PoolClient, name: string, slot: Slot): Promise<void> {
  await client.query(`SET LOCAL search_path TO ${schemaOf(name, slot)}`);
}

/** Replaces the schema by one with empty tables. */
export async function createTables(client: PoolClient, projection: Projection, slot: Slot): Promise<void> {
  const schema = schemaOf(projection.name, slot);
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}`);
  await enterSchema(client, projection.name, slot);
  await client.query(projection.tables);
}

export async function dropTables(client: PoolClient, name: string, slot: Slot): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${schemaOf(name, slot)} CASCADE`);
}

export async function tablesExist(client: PoolClient, name: string, slot: Slot): Promise<boolean> {
  const { rows } = await client.query<{ exist: boolean }>('SELECT to_regnamespace($1) IS NOT NULL AS exist', [
    schemaOf(name, slot),
  ]);
  return rows[0]?.exist === true;
}

/** Renames schemas. Queries that already read the old tables finish on them. */
export async function swapTables(client: PoolClient, name: string): Promise<void> {
  await client.query(`
    DROP SCHEMA IF EXISTS ${retired(name)} CASCADE;
    ALTER SCHEMA ${schemaOf(name, 'serving')} RENAME TO ${retired(name)};
    ALTER SCHEMA ${schemaOf(name, 'next')} RENAME TO ${schemaOf(name, 'serving')}`);
}

/** Drops the tables that a swap replaced, after the last query on them. */
export async function dropRetiredTables(database: Database, name: string): Promise<void> {
  await database.query(`DROP SCHEMA IF EXISTS ${retired(name)} CASCADE`);
}

/** Collects planner statistics, which new tables lack. */
export async function analyzeTables(database: Database, name: string, slot: Slot): Promise<void> {
  const schema = schemaOf(name, slot);
  const tables = await database.query<{ name: string }>(
    'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = $1',
    [schema],
  );
  for (const table of tables) await database.query(`ANALYZE ${schema}.${table.name}`);
}

/** Creates empty tables and a checkpoint at position 0 unless the projection has both. */
export async function ensureServing(
  { database, checkpoints }: Pick<SubscriptionTools, 'database' | 'checkpoints'>,
  projection: Projection,
): Promise<void> {
  const key = checkpointOf(projection.name, 'serving');
  await database.transaction(async (client) => {
    // Processes that start together run this one after another.
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `create:${projection.name}`,
    ]);
    const { rowCount } = await client.query(
      'SELECT FROM eventlog.checkpoints WHERE kind = $1 AND name = $2 AND slot = $3',
      [key.kind, key.name, key.slot],
    );
    if (rowCount === 1 && (await tablesExist(client, projection.name, 'serving'))) return;
    const tx = inTransaction(client);
    await checkpoints.remove(tx, key);
    await createTables(client, projection, 'serving');
    await checkpoints.create(tx, key, { version: projection.version, position: 0n, status: 'catching_up' });
  });
}
