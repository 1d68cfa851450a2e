import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawnPeople, type DrawnPerson, DrawnTables, monthOf } from '../../testing/drawn-tables.ts';
import { lifecycle, lifecycleAnswer, type LifecycleRow } from './lifecycle.query.ts';

let tables: DrawnTables;
beforeAll(async () => {
  tables = await DrawnTables.open();
});
afterAll(() => tables.remove());

const TODAY = '2024-07-15';
const MONTHS = [
  '2023-10',
  '2023-11',
  '2023-12',
  '2024-01',
  '2024-02',
  '2024-03',
  '2024-04',
  '2024-05',
  '2024-06',
  '2024-07',
];

/** The months of use of each person since they count, of those who have one. */
const monthsOfUse = (people: readonly DrawnPerson[]) =>
  people
    .map(({ countedAt, days }) =>
      days.map((day) => day.slice(0, 7)).filter((month) => countedAt !== null && month >= monthOf(countedAt)),
    )
    .filter((months) => months.length > 0);

function fold(people: readonly DrawnPerson[]): LifecycleRow[] {
  const used = monthsOfUse(people);
  const first = used.flat().toSorted()[0];
  return MONTHS.filter((month) => first !== undefined && month >= first).map((month) => {
    const before = MONTHS[MONTHS.indexOf(month) - 1]!;
    const inMonth = used.filter((months) => months.includes(month));
    const earlier = inMonth.filter((months) => months.some((other) => other < month));
    const paused = used.filter((months) => months.includes(before) && !months.includes(month));
    return {
      month,
      new_people: inMonth.length - earlier.length,
      returning_people: earlier.filter((months) => months.includes(before)).length,
      resurrected_people: earlier.filter((months) => !months.includes(before)).length,
      dormant_people: month === TODAY.slice(0, 7) ? null : paused.length,
    };
  });
}

describe('lifecycle.sql', () => {
  it('sorts people by their months of use, like a fold over the people', async () => {
    await fc.assert(
      fc.asyncProperty(drawnPeople, async (people) => {
        await tables.fill(people);
        const rows = await tables.ask<LifecycleRow>(lifecycle, { today: TODAY });
        expect(rows).toEqual(fold(people));
      }),
      { numRuns: 40 },
    );
  });

  it('has everybody of a month return or pause in the next', async () => {
    await fc.assert(
      fc.asyncProperty(drawnPeople, async (people) => {
        await tables.fill(people);
        const rows = await tables.ask<LifecycleRow>(lifecycle, { today: TODAY });
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
  const month = (name: string, counts: readonly [number, number, number, number | null]): LifecycleRow => ({
    month: name,
    new_people: counts[0],
    returning_people: counts[1],
    resurrected_people: counts[2],
    dormant_people: counts[3],
  });

  it('hides few people, and what a comparison with the month before would give away', () => {
    const answer = lifecycleAnswer([month('2024-01', [20, 0, 0, 0]), month('2024-02', [8, 18, 0, 2])]);
    const hidden = { people: null, hidden: 'reveals_few' };
    expect(answer[1]).toEqual({
      month: '2024-02',
      new: { people: 8, hidden: null },
      returning: hidden,
      resurrected: { people: 0, hidden: null },
      dormant: { people: null, hidden: 'few_people' },
    });
    expect(answer[0]!.new).toEqual({ people: 20, hidden: null });
  });

  it('knows no dormant people of the unfinished month', () => {
    const answer = lifecycleAnswer([month('2024-01', [20, 0, 0, 0]), month('2024-02', [8, 12, 0, null])]);
    expect(answer[1]!.dormant).toBeNull();
  });
});
