import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawnPeople, type DrawnPerson, DrawnTables, monthOf } from '../../testing/drawn-tables.ts';
import { type CohortRow, cohortsOf } from './cohort-grid.ts';
import { cohorts } from './cohorts.query.ts';

let tables: DrawnTables;
beforeAll(async () => {
  tables = await DrawnTables.open();
});
afterAll(() => tables.remove());

const serial = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** Each cohort with the people active in each finished month since. */
function fold(people: readonly DrawnPerson[], today: string) {
  const counted = people.filter(({ countedAt }) => countedAt !== null);
  const months = [...new Set(counted.map(({ countedAt }) => monthOf(countedAt!)))].toSorted();
  return months.map((month) => {
    const cohort = counted.filter(({ countedAt }) => monthOf(countedAt!) === month);
    const finished = serial(today.slice(0, 7)) - serial(month);
    const active = Array.from(
      { length: finished },
      (_, since) =>
        cohort.filter(({ days }) => days.some((day) => serial(day.slice(0, 7)) === serial(month) + since))
          .length,
    );
    return { month, size: cohort.length, active };
  });
}

describe('cohorts.sql', () => {
  it('counts the active people of each cohort in finished months, like a fold over the people', async () => {
    await fc.assert(
      fc.asyncProperty(drawnPeople, fc.constantFrom('2024-08-31', '2024-09-01'), async (people, today) => {
        await tables.fill(people);
        const rows = await tables.ask<CohortRow>(cohorts, { today });
        const cells = fold(people, today).flatMap(({ month, size, active }) =>
          active.map((count, months_since) => ({ month, size, months_since, people: count })),
        );
        expect(rows).toEqual(cells);
      }),
      { numRuns: 40 },
    );
  });

  it('has no cell for the unfinished month', async () => {
    const someone = { registeredAt: new Date(0), countedAt: new Date('2024-02-10T20:00:00Z'), sessions: [] };
    const never = { firstUploadAt: null, secondUploadAt: null, firstRidesAt: null, firstShareAt: null };
    await tables.fill([{ ...someone, ...never, days: ['2024-02-10', '2024-03-01'] }]);
    expect(await tables.ask(cohorts, { today: '2024-02-29' })).toEqual([
      { month: '2024-02', size: 1, months_since: null, people: 1 },
    ]);
    expect(await tables.ask(cohorts, { today: '2024-03-31' })).toEqual([
      { month: '2024-02', size: 1, months_since: 0, people: 1 },
    ]);
  });
});

describe('the grid', () => {
  const cohort = (month: string, size: number, active: readonly number[]): CohortRow[] =>
    active.map((people, months_since) => ({ month, size, months_since, people }));
  const shown = (rows: readonly CohortRow[]) =>
    cohortsOf(rows).map(({ size, active }) =>
      [size, ...active].map(({ people, hidden }) => hidden ?? people),
    );

  it('hides few active and few inactive people, and what a calendar month gives away', () => {
    const rows = [...cohort('2024-01', 50, [40, 3, 48]), ...cohort('2024-02', 60, [50, 2])];
    expect(shown(rows)).toEqual([
      [50, 40, 'few_people', 'reveals_few'],
      [60, 'reveals_few', 'few_people'],
    ]);
  });

  it('tells nothing of a cohort of few people', () => {
    expect(shown(cohort('2024-01', 4, [4, 0]))).toEqual([['few_people', 'few_people', 'few_people']]);
  });

  it('has a cohort of the current month without cells', () => {
    const row: CohortRow = { month: '2024-05', size: 12, months_since: null, people: 12 };
    expect(cohortsOf([row])).toEqual([{ month: '2024-05', size: { people: 12, hidden: null }, active: [] }]);
  });
});
