import type { PoolClient } from 'pg';
import type { CheckpointKey } from '../checkpoints/checkpoint.ts';
import { inTransaction } from '../checkpoints/checkpoints.ts';
import type { SubscriptionTools } from '../checkpoints/subscription-tools.ts';
import type { Database } from '../database/database.ts';
import type { Projection } from './projection.ts';

type Slot = CheckpointKey['slot'];

/** Names come from the registry, which lets only plain identifiers in. */
const schemaOf = (name: string, slot: Slot) => (slot === 'serving' ? `read_${name}` : `read_${name}__next`);
const retired = (name: string) => `read_${name}__old`;

export const checkpointOf = (name: string, slot: Slot): CheckpointKey => ({ kind: 'projection', name, slot });

/** From here to the end of the transaction unqualified names are the projection's tables. */
export async function enterSchema(client: PoolClient, name: string, slot: Slot): Promise<void> {
  await client.query(`SET LOCAL search_path TO ${schemaOf(name, slot)}`);
}

/** Empty tables in place of whatever is there. */
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

/** Renames only, which wait for no reader: who is reading the old tables finishes on them. */
export async function swapTables(client: PoolClient, name: string): Promise<void> {
  await client.query(`
    DROP SCHEMA IF EXISTS ${retired(name)} CASCADE;
    ALTER SCHEMA ${schemaOf(name, 'serving')} RENAME TO ${retired(name)};
    ALTER SCHEMA ${schemaOf(name, 'next')} RENAME TO ${schemaOf(name, 'serving')}`);
}

/** Waits for the last readers of tables that a swap took out of service. */
export async function dropRetiredTables(database: Database, name: string): Promise<void> {
  await database.query(`DROP SCHEMA IF EXISTS ${retired(name)} CASCADE`);
}

/** Bulk-written tables have no statistics yet, and the first queries would be planned blindly. */
export async function analyzeTables(database: Database, name: string, slot: Slot): Promise<void> {
  const schema = schemaOf(name, slot);
  const tables = await database.query<{ name: string }>(
    'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = $1',
    [schema],
  );
  for (const table of tables) await database.query(`ANALYZE ${schema}.${table.name}`);
}

/** Gives a projection that has no tables or no checkpoint empty ones, at the beginning of the log. */
export async function ensureServing(
  { database, checkpoints }: Pick<SubscriptionTools, 'database' | 'checkpoints'>,
  projection: Projection,
): Promise<void> {
  const key = checkpointOf(projection.name, 'serving');
  await database.transaction(async (client) => {
    // Processes that start together create one after another.
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
