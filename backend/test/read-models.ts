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

/** All rows of all read model tables, by table, without the positions that the two event stores count differently. */
export async function readModels(ask: Ask): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await ask<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname ~ '^read_' AND schemaname !~ '__(next|old)$' ORDER BY 1`,
  );
  const dump: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const rows = await ask<{ row: string }>(
      `SELECT (to_jsonb(t) - 'position' #- '{document,position}')::text AS row FROM ${name} t ORDER BY 1`,
    );
    dump[name] = rows.map(({ row }) => row);
  }
  return dump;
}

/** All rows that no events can rebuild, and the values of sequences, by table; without caches that reading fills. */
export async function storedRows(ask: Ask): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await ask<{ name: string; kind: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name, c.relkind::text AS kind
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'S') AND c.relpersistence = 'p' AND c.relname <> 'schema_migrations'
       AND n.nspname !~ '^(pg_|read_|eventlog$|jobs$|information_schema$)'
       AND (n.nspname, c.relname) NOT IN (('activities', 'outlines'), ('activities', 'places'),
         ('activities', 'efforts')) ORDER BY 1`,
  );
  const dump: Record<string, readonly string[]> = {};
  for (const { name, kind } of tables) {
    const columns = kind === 'S' ? 'last_value, is_called' : 't.*';
    const rows = await ask<{ row: string }>(
      `SELECT r::text AS row FROM (SELECT ${columns} FROM ${name} t) r ORDER BY 1`,
    );
    dump[name] = rows.map(({ row }) => row);
  }
  return dump;
}
