import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { foldPeople } from '../../testing/fold.ts';
import {
  monthRows,
  peopleRows,
  refusalRows,
  sessionRows,
  syncFailureRows,
} from '../../testing/folded-tables.ts';
import { cutInPages, histories } from '../../testing/history.ts';
import {
  createFactFolder,
  derivedTables,
  type FactFolder,
  type OpenFacts,
} from '../../testing/open-facts.ts';
import { factsOf } from './facts-of.ts';

/** A failing history is made smaller before it is shown. */
const SHRINKING_ENDS_MS = 150_000;
const TIMEOUT_MS = 180_000;

let folder: FactFolder;
let opened = 0;

beforeAll(async () => {
  folder = await createFactFolder();
});
afterAll(() => folder.remove());

const newName = () => `${(opened += 1)}.duckdb`;

/** What becomes of a process between two pages. */
const mishaps = fc.array(fc.constantFrom('none', 'derive', 'half', 'kill'), { minLength: 1, maxLength: 6 });
const lengths = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 });

const expected = (events: readonly StoredEvent[]) => {
  const people = foldPeople(events);
  return {
    people: peopleRows(people),
    sessions: sessionRows(people),
    months: monthRows(people),
    refusals: refusalRows(events),
    syncFailures: syncFailureRows(people),
  };
};

const FACTS_OF_ERASED = `
  SELECT user_id FROM (SELECT user_id FROM fact_person WHERE what <> 'erased' UNION ALL SELECT user_id FROM fact_session
    UNION ALL SELECT user_id FROM fact_vessel UNION ALL SELECT user_id FROM fact_use
    UNION ALL SELECT user_id FROM fact_sync_failure)
  WHERE user_id IN (SELECT user_id FROM fact_person WHERE what = 'erased')`;

async function applyWhole(events: readonly StoredEvent[]): Promise<OpenFacts> {
  const file = await folder.open(newName());
  await file.facts.append(factsOf(events), events.at(-1)?.position ?? 0n);
  return file;
}

/** Applies the pages one by one; a file that was killed goes on from its checkpoint. */
async function applyInPages(pages: readonly (readonly StoredEvent[])[], between: readonly string[]) {
  const name = newName();
  let file = await folder.open(name);
  for (const [index, page] of pages.entries()) {
    const position = page.at(-1)!.position;
    const mishap = between[index % between.length];
    if (mishap === 'half') {
      const facts = { ...factsOf(page), fact_of_no_table: [[1]] };
      await expect(file.facts.append(facts, position)).rejects.toThrow('fact_of_no_table');
    } else if (mishap === 'kill') {
      await file.duckDb.run('BEGIN');
      for (const [table, rows] of Object.entries(factsOf(page))) await file.duckDb.append(table, rows);
      file.duckDb.close();
      file = await folder.open(name);
    } else if (mishap === 'derive') {
      await file.facts.derive();
    }
    await file.facts.append(factsOf(page), position);
  }
  return file;
}

describe('people, sessions and months of use', () => {
  it(
    'are what a fold of the events gives, however the log was cut and interrupted, and leave no fact of erased people',
    async () => {
      await fc.assert(
        fc.asyncProperty(histories, lengths, mishaps, async (events, cut, between) => {
          const whole = await applyWhole(events);
          const paged = await applyInPages(cutInPages(events, cut), between);
          try {
            const derived = await derivedTables(whole);
            expect(derived).toEqual(expected(events));
            expect(await derivedTables(paged)).toEqual(derived);
            expect(await paged.duckDb.rows(FACTS_OF_ERASED)).toEqual([]);
          } finally {
            await whole.facts.close();
            await paged.facts.close();
          }
        }),
        { numRuns: 25, interruptAfterTimeLimit: SHRINKING_ENDS_MS },
      );
    },
    TIMEOUT_MS,
  );
});
