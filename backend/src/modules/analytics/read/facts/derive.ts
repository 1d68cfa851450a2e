import { readFileSync } from 'node:fs';
import type { DerivingSql } from './fact-model.ts';
import { forgetErased } from './forget-erased.ts';

const fileBeside = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** CREATE statements of the derived tables and the views. */
export const createDerivedTables = fileBeside('./derived-tables.sql');

const PEOPLE_TO_DERIVE = fileBeside('./people-to-derive.sql');
const DERIVE_BATCH = fileBeside('./derive-batch.sql');
/** From this many batches on, sorting the facts by person costs less than reading all of them for each batch. */
const MANY_BATCHES = 4;

/**
 * Derives the rows of everyone with facts after this position anew, in a transaction a batch, which bounds the memory.
 * Facts may be in the tables in any order.
 */
export async function derive(sql: DerivingSql, after: bigint): Promise<void> {
  await sql.run(PEOPLE_TO_DERIVE, { after });
  const batches = await sql.rows<{ batch: number }>(
    'SELECT DISTINCT batch FROM people_to_derive ORDER BY batch',
  );
  await forgetErased(sql, { sorting: batches.length >= MANY_BATCHES });
  for (const { batch } of batches) {
    await sql.transaction(async () => {
      await sql.run(
        'CREATE OR REPLACE TEMP TABLE batch AS SELECT user_id FROM people_to_derive WHERE batch = $batch',
        { batch },
      );
      await sql.run(DERIVE_BATCH);
    });
  }
  await sql.run('DROP TABLE temp.people_to_derive');
}
