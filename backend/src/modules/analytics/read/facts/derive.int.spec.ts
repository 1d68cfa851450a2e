import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createFactFolder, type FactFolder, type OpenFacts } from '../../testing/open-facts.ts';
import { derive } from './derive.ts';
import type { DerivingSql } from './fact-model.ts';

const PEOPLE = 20_000;
const SESSIONS = 10 * PEOPLE;
/** The states of all sessions at once take more. */
const MEMORY = '64MB';
const TIMEOUT_MS = 120_000;

const people = `range(1, ${PEOPLE + 1}) person(n)`;
const at = (hours: string) => `TIMESTAMP '2026-01-01' + to_hours((${hours})::BIGINT)`;
const personFact = (what: string, condition = 'true') => `
  INSERT INTO fact_person (position, user_id, recorded_at, what)
  SELECT 1, n, ${at('n % 100')}, '${what}' FROM ${people} WHERE ${condition};`;

const sessions = `range(0, ${SESSIONS}) session(n)`;
/** The facts of a person are far apart. */
const owner = `1 + n % ${PEOPLE}`;
const sessionFact = (columns: string, values: string, condition = 'true') => `
  INSERT INTO fact_session (position, session_key, user_id, recorded_at, what, ${columns})
  SELECT 1, n, ${owner}, ${at('n // 1000')}, ${values} FROM ${sessions} WHERE ${condition};`;
const isDeleted = (n: number) => Math.floor(n / PEOPLE) % 4 === 0;

/** Each tenth person is erased; of ten sessions three are deleted and seven shared. */
const FACTS = `
  ${personFact('registered')}
  ${personFact('proven')}
  ${personFact('erased', 'n % 10 = 0')}
  ${sessionFact('source, surf_type, is_demo', `'uploaded', 'MANUAL', 'traveling_waves', false`)}
  ${sessionFact('rides, engine', `'detected', n % 7, 'engine of session ' || n`)}
  ${sessionFact('rides', `'shared', NULL`, `n // ${PEOPLE} % 4 <> 0`)}
  ${sessionFact('rides', `'deleted', NULL`, `n // ${PEOPLE} % 4 = 0`)}`;

let folder: FactFolder;

beforeAll(async () => {
  folder = await createFactFolder();
});
afterAll(() => folder.remove());

async function fill(name: string): Promise<OpenFacts> {
  const file = await folder.open(name, MEMORY);
  await file.duckDb.run(FACTS);
  await file.facts.append({}, 1n);
  return file;
}

const figures = async ({ duckDb }: OpenFacts) => {
  const [row] = await duckDb.rows(`
    SELECT
      (SELECT count(*) FROM people) AS people,
      (SELECT sum(activities) FROM people)::BIGINT AS activities,
      (SELECT count(*) FROM sessions WHERE is_public) AS public,
      (SELECT count(DISTINCT session_key) FROM sessions) AS keys,
      (SELECT count(DISTINCT engine) FROM sessions) AS engines,
      (SELECT sum(rides) FROM sessions)::BIGINT AS rides,
      (SELECT count(*) FROM fact_session) AS facts,
      (SELECT count(*) FROM fact_person WHERE user_id % 10 = 0) AS facts_of_erased`);
  return row;
};

function expected() {
  const all = Array.from({ length: SESSIONS }, (_, n) => n);
  const kept = all.filter((n) => (1 + (n % PEOPLE)) % 10 !== 0);
  const living = kept.filter((n) => !isDeleted(n));
  return {
    people: PEOPLE * 0.9,
    activities: living.length,
    public: living.length,
    keys: living.length,
    engines: living.length,
    rides: living.reduce((sum, n) => sum + (n % 7), 0),
    facts: 3 * kept.length,
    facts_of_erased: PEOPLE / 10,
  };
}

/** A process that ends after it has committed so many transactions. */
function killedAfter(transactions: number, { duckDb }: OpenFacts): DerivingSql {
  let left = transactions;
  return {
    run: (sql, parameters) => duckDb.run(sql, parameters),
    rows: (sql, parameters) => duckDb.rows(sql, parameters),
    async transaction(work) {
      if (left === 0) throw new Error('killed');
      left -= 1;
      await duckDb.transaction(work);
    },
  };
}

describe('a derivation of everyone', () => {
  it(
    'fits into a memory that does not hold everyone',
    async () => {
      const file = await fill('whole');
      await file.facts.derive();
      expect(await figures(file)).toEqual(expected());
      file.duckDb.close();
    },
    TIMEOUT_MS,
  );

  it(
    'is repeated after a kill between two batches',
    async () => {
      let file = await fill('killed');
      await expect(derive(killedAfter(6, file), 0n)).rejects.toThrow('killed');
      expect(await figures(file)).not.toEqual(expected());
      file.duckDb.close();
      file = await folder.open('killed', MEMORY);
      await file.facts.derive();
      expect(await figures(file)).toEqual(expected());
      file.duckDb.close();
    },
    TIMEOUT_MS,
  );
});
