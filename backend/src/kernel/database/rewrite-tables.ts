import type { Database } from './database.ts';

/** How long a rewrite may wait for a table; whoever uses the table meanwhile waits behind it. */
const LOCK_TIMEOUT = '2s';
/** The table was in use for longer; the statement took longer than any may. */
const TRIED_AGAIN = new Set(['55P03', '57014']);
/** Any number that nothing else locks. */
const ONE_AT_A_TIME = 7236283452;

/**
 * Writes tables and their indexes anew, so that their files hold no deleted row: VACUUM alone leaves the bytes of
 * a row in the free part of its page. Larger tables are vacuumed only, since a rewrite shuts others out meanwhile.
 * The log holds nothing that could be read after an erasure and is left alone.
 * @returns whether all of it was done; false where a table was busy, or another process is at it
 */
export async function rewriteTables(database: Database, largestBytes: number): Promise<boolean> {
  const client = await database.pool.connect();
  try {
    const { rows: locks } = await client.query<{ ok: boolean }>('SELECT pg_try_advisory_lock($1) AS ok', [
      ONE_AT_A_TIME,
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
        if (!TRIED_AGAIN.has(String((error as { code?: unknown }).code))) throw error;
        all = false;
      }
    };
    for (const { name, small } of tables) {
      await rewrite(small ? `VACUUM (FULL, ANALYZE) ${name}` : `VACUUM (ANALYZE) ${name}`);
    }
    // The planner keeps samples of columns. Only the owner of the server may write these anew.
    await rewrite('VACUUM (FULL) pg_catalog.pg_statistic');
    return all;
  } finally {
    // Ends the session, and with it the setting and the lock.
    client.release(true);
  }
}
