import { readFileSync } from 'node:fs';
import type { DerivingSql } from './fact-model.ts';

const fileBeside = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** CREATE statements of the derived tables and the views. */
export const createDerivedTables = fileBeside('./derived-tables.sql');

const PEOPLE_TO_DERIVE = fileBeside('./people-to-derive.sql');
const FORGET_ERASED = fileBeside('./forget-erased.sql');
const DERIVE_BATCH = fileBeside('./derive-batch.sql');
/** Left to the connection, the tables of a last large batch would take up memory. */
const TEMPORARY = ['people_to_derive', 'erased', 'batch', 'person_states', 'session_states'];
/** Bounds the memory of a derivation of everyone, at about five sessions a person. */
const PEOPLE_A_BATCH = 50_000;

/**
 * Derives the rows of everyone with facts after this position anew. Facts may be in the tables in any order. Runs in
 * the caller's transaction.
 */
export async function derive(sql: DerivingSql, after: bigint): Promise<void> {
  await sql.run(PEOPLE_TO_DERIVE, { after });
  await sql.run(FORGET_ERASED);
  const [{ count } = { count: 0 }] = await sql.rows<{ count: number }>(
    'SELECT count(*)::INTEGER AS count FROM people_to_derive',
  );
  for (let first = 1; first <= count; first += PEOPLE_A_BATCH) {
    await sql.run(
      `CREATE OR REPLACE TEMP TABLE batch AS
       SELECT user_id FROM people_to_derive WHERE number BETWEEN ${first} AND ${first + PEOPLE_A_BATCH - 1}`,
    );
    await sql.run(DERIVE_BATCH);
  }
  for (const table of TEMPORARY) await sql.run(`DROP TABLE IF EXISTS temp.${table}`);
}
