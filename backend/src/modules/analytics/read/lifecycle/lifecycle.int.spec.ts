import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawnPeople, type DrawnPerson, DrawnTables, monthOf } from '../../testing/drawn-tables.ts';
import type { Interval } from '../interval.ts';
import { lifecycle, lifecycleAnswer, type LifecycleRow } from './lifecycle.query.ts';

let tables: DrawnTables;
beforeAll(async () => {
  tables = await DrawnTables.open();
});
afterAll(() => tables.remove());

/** The first months of intervals from the first that people are drawn in to this one. */
const NOW: Readonly<Record<Interval, { readonly today: string; readonly starts: readonly string[] }>> = {
  month: {
    today: '2024-07-15',
    starts: [
      '2023-11',
      '2023-12',
      '2024-01',
      '2024-02',
      '2024-03',
      '2024-04',
      '2024-05',
      '2024-06',
      '2024-07',
    ],
  },
  quarter: { today: '2024-07-15', starts: ['2023-10', '2024-01', '2024-04', '2024-07'] },
  year: { today: '2025-07-15', starts: ['2023-01', '2024-01', '2025-01'] },
};

/** The intervals of use of each person since they count, of those who have one. */
const intervalsOfUse = (people: readonly DrawnPerson[], starts: readonly string[]) =>
  people
    .map(({ countedAt, days }) =>
      days
        .map((day) => day.slice(0, 7))
        .filter((month) => countedAt !== null && month >= monthOf(countedAt))
        .map((month) => starts.findLast((start) => start <= month)!),
    )
    .filter((used) => used.length > 0);

function fold(people: readonly DrawnPerson[], interval: Interval): LifecycleRow[] {
  const { starts } = NOW[interval];
  const everybody = intervalsOfUse(people, starts);
  const first = everybody.flat().toSorted()[0];
  return starts
    .filter((start) => first !== undefined && start >= first)
    .map((start) => {
      const before = starts[starts.indexOf(start) - 1]!;
      const inIt = everybody.filter((used) => used.includes(start));
      const earlier = inIt.filter((used) => used.some((other) => other < start));
      const paused = everybody.filter((used) => used.includes(before) && !used.includes(start));
      return {
        start,
        new_people: inIt.length - earlier.length,
        returning_people: earlier.filter((used) => used.includes(before)).length,
        resurrected_people: earlier.filter((used) => !used.includes(before)).length,
        dormant_people: start === starts.at(-1) ? null : paused.length,
      };
    });
}

const ask = (interval: Interval) =>
  tables.ask<LifecycleRow>(lifecycle, { interval, today: NOW[interval].today });

describe('lifecycle.sql', () => {
  it.each(['month', 'quarter', 'year'] as const)(
    'sorts people by each %s of use, like a fold over the people',
    async (interval) => {
      await fc.assert(
        fc.asyncProperty(drawnPeople, async (people) => {
          await tables.fill(people);
          expect(await ask(interval)).toEqual(fold(people, interval));
        }),
        { numRuns: 30 },
      );
    },
  );

  it('has everybody of a month return or pause in the next', async () => {
    await fc.assert(
      fc.asyncProperty(drawnPeople, async (people) => {
        await tables.fill(people);
        const rows = await ask('month');
        for (const [index, { returning_people, dormant_people }] of rows.slice(1, -1).entries()) {
          const before = rows[index]!;
          const active = before.new_people + before.returning_people + before.resurrected_people;
          expect(returning_people + dormant_people!).toBe(active);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('the life cycle', () => {
  const month = (start: string, counts: readonly [number, number, number, number | null]): LifecycleRow => ({
    start,
    new_people: counts[0],
    returning_people: counts[1],
    resurrected_people: counts[2],
    dormant_people: counts[3],
  });
  const shown = (rows: readonly LifecycleRow[]) =>
    lifecycleAnswer(rows).map((row) =>
      [row.new, row.returning, row.resurrected, row.dormant].map(
        (cell) => cell && (cell.hidden ?? cell.people),
      ),
    );

  it('hides few people, and what a comparison with the month before would give away', () => {
    // The 26 people of February are told by the cohorts: 8 new ones would give away 18 and 2 of the 20 in January.
    expect(shown([month('2024-01', [20, 0, 0, 0]), month('2024-02', [8, 18, 0, 2])])).toEqual([
      [20, 0, 0, 0],
      ['reveals_few', 'reveals_few', 0, 'few_people'],
    ]);
  });

  it('hides what the people of a month would give away, whom the cohorts tell', () => {
    expect(shown([month('2024-01', [30, 0, 0, 0]), month('2024-02', [20, 25, 3, 5])])).toEqual([
      [30, 0, 0, 0],
      ['reveals_few', 25, 'few_people', 5],
    ]);
  });

  it('knows no dormant people of the unfinished month', () => {
    expect(shown([month('2024-01', [20, 0, 0, 0]), month('2024-02', [8, 12, 0, null])])).toEqual([
      [20, 0, 0, 0],
      [8, 12, 0, null],
    ]);
  });
});
