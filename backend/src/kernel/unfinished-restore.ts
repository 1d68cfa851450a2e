import { ConfigError } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';

/** Exists from the first write of a restore to its last one; names the backup. */
const TABLE = 'public.unfinished_restore';

/** The backup of which a restore was interrupted. */
export async function unfinishedRestore(database: Database): Promise<string | undefined> {
  const [found] = await database.query<{ there: boolean }>(
    `SELECT to_regclass('${TABLE}') IS NOT NULL AS there`,
  );
  if (found?.there !== true) return undefined;
  const [row] = await database.query<{ backup: string }>(`SELECT backup FROM ${TABLE}`);
  return row?.backup;
}

/** Marks the database as incomplete until `DROP_MARK` runs. */
export async function markUnfinished(database: Database, backup: string): Promise<void> {
  await database.transaction(async (client) => {
    await client.query(`CREATE TABLE IF NOT EXISTS ${TABLE} (backup text PRIMARY KEY)`);
    await client.query(`INSERT INTO ${TABLE} VALUES ($1) ON CONFLICT DO NOTHING`, [backup]);
  });
}

export const DROP_MARK = `DROP TABLE ${TABLE}`;

/** @throws ConfigError if the database holds only a part of a backup */
export async function refuseUnfinishedRestore(database: Database): Promise<void> {
  if ((await unfinishedRestore(database)) === undefined) return;
  throw new ConfigError(
    'A backup was not completely restored here: run the same restore again, it continues, or empty this host.',
  );
}
