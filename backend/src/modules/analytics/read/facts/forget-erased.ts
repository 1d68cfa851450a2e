import type { DerivingSql } from './fact-model.ts';

const TABLES = ['fact_person', 'fact_session', 'fact_vessel', 'fact_use', 'fact_sync_failure'];
/** A run of the sort, which has to fit into DuckDB's memory. */
const ROWS_A_RUN = 1_000_000;
/**
 * DuckDB keeps 16 kB in memory for each 2,048 rows of which one was deleted, also after a checkpoint and in a file that
 * is opened again, until the table is written anew.
 */
const MAX_DELETED_ROWS = 1_000;

/**
 * Removes the facts of erased people among those to derive but the erasure itself, which later facts of theirs meet
 * here again.
 * @param sorting also writes the tables anew with the facts of a person together
 */
export async function forgetErased(sql: DerivingSql, { sorting }: { sorting: boolean }): Promise<void> {
  await sql.run(
    `CREATE OR REPLACE TEMP TABLE erased AS
     SELECT user_id FROM fact_person
     WHERE what = 'erased' AND user_id IN (SELECT user_id FROM people_to_derive)`,
  );
  const [{ people } = { people: 0 }] = await sql.rows<{ people: number }>(
    'SELECT count(*) AS people FROM erased',
  );
  for (const table of TABLES) {
    const isForgotten = `user_id IN (SELECT user_id FROM erased)${table === 'fact_person' ? ` AND what <> 'erased'` : ''}`;
    if (sorting) await rewrite(sql, table, isForgotten);
    else if (people > 0) await remove(sql, table, isForgotten);
  }
  await sql.run('DROP TABLE temp.erased');
}

async function remove(sql: DerivingSql, table: string, isForgotten: string): Promise<void> {
  const [row] = await sql.rows<{ forgotten: number; deleted: number }>(
    `SELECT count_if(${isForgotten}) AS forgotten, max(rowid) + 1 - count(*) AS deleted FROM ${table}`,
  );
  const { forgotten, deleted } = row!;
  if (forgotten + deleted > MAX_DELETED_ROWS) await rewrite(sql, table, isForgotten);
  else if (forgotten > 0) await sql.run(`DELETE FROM ${table} WHERE ${isForgotten}`);
}

/** Sorted within runs: sorting all rows at once would take memory for all. */
async function rewrite(sql: DerivingSql, table: string, isForgotten: string): Promise<void> {
  const [{ rows } = { rows: 0 }] = await sql.rows<{ rows: number }>(
    `SELECT coalesce(max(rowid) + 1, 0) AS rows FROM ${table}`,
  );
  await sql.transaction(async () => {
    await sql.run(`CREATE TABLE kept AS SELECT * FROM ${table} WHERE false`);
    for (let first = 0; first < rows; first += ROWS_A_RUN) {
      await sql.run(
        `INSERT INTO kept SELECT * FROM ${table}
         WHERE rowid BETWEEN ${first} AND ${first + ROWS_A_RUN - 1} AND (${isForgotten}) IS NOT TRUE
         ORDER BY user_id`,
      );
    }
    await sql.run(`DROP TABLE ${table}; ALTER TABLE kept RENAME TO ${table}`);
  });
}
