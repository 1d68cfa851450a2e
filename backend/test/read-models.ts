import { eventually } from './eventually.ts';

/** Queries the database of an application, in this process or another. */
export type Ask = <Row extends object>(sql: string) => Promise<readonly Row[]>;

/**
 * Resolves once every projection and every automation has handled the whole log.
 * @param head the last position of a log outside the database
 */
export async function settled(ask: Ask, head?: bigint): Promise<void> {
  const end = head ?? '(SELECT coalesce(max(position), 0) FROM eventlog.events)';
  await eventually(async () => {
    const [row] = await ask<{ behind: string }>(
      `SELECT count(*) AS behind FROM eventlog.checkpoints WHERE slot = 'serving' AND position < ${end}`,
    );
    return row!.behind === '0' ? true : undefined;
  });
}

/** All rows of all read model tables, by table. */
export async function readModels(ask: Ask): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await ask<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname ~ '^read_' AND schemaname !~ '__(next|old)$' ORDER BY 1`,
  );
  const dump: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const rows = await ask<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
    dump[name] = rows.map(({ row }) => row);
  }
  return dump;
}
