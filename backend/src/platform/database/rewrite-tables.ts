import type { Database } from './database.ts';

/** How long a rewrite waits for a table; other statements on the table queue behind it. */
const LOCK_TIMEOUT = '2s';
/** SQLSTATEs of a lock timeout and a statement timeout. */
const TIMEOUTS = new Set(['55P03', '57014']);
/** Key of the advisory lock of the one process that rewrites. */
const LOCK_KEY = 7236283452;

/**
 * Rewrites tables and their indexes, so that their files contain no deleted row: VACUUM alone leaves the bytes of a
 * row in the free part of its page. Tables over `largestBytes` are only vacuumed, because a rewrite locks the table.
 * The log is skipped: after an erasure its personal data can't be decrypted.
 * @returns true when every table was processed; false when a table was locked or another process rewrites
 */
export async function rewriteTables(database: Database, largestBytes: number): Promise<boolean> {
  const client = await database.pool.connect();
  try {
    const { rows: locks } = await client.query<{ ok: boolean }>('SELECT pg_try_advisory_lock($1) AS ok', [
      LOCK_KEY,
    ]);
    if (locks[0]?.ok !== true) return false;
    await client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
    const { rows: tables } = await client.query<{ name: string; small: boolean }>(
      `SELECT format('%I.%I', n.nspname, c.relname) AS name, pg_total_relation_size(c.oid) <= $1 AS small
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema')
         AND (n.nspname, c.relname) NOT IN (('eventlog', 'events'), ('eventlog', 'streams'))
       ORDER BY pg_total_relation_size(c.oid)`,
      [largestBytes],
    );
    let all = true;
    const rewrite = async (sql: string) => {
      try {
        await client.query(sql);
      } catch (error) {
        if (!TIMEOUTS.has(String((error as { code?: unknown }).code))) throw error;
        all = false;
      }
    };
    for (const { name, small } of tables) {
      await rewrite(small ? `VACUUM (FULL, ANALYZE) ${name}` : `VACUUM (ANALYZE) ${name}`);
    }
    // pg_statistic contains samples of column values. Only a superuser may rewrite it.
    await rewrite('VACUUM (FULL) pg_catalog.pg_statistic');
    return all;
  } finally {
    // Ending the session resets the setting and releases the lock.
    client.release(true);
  }
}
