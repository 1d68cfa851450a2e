import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  drawnPeople,
  drawnPeriod,
  type DrawnPerson,
  DrawnTables,
  monthOf,
} from '../../testing/drawn-tables.ts';
import { activationFunnel, funnelAnswer, type StepRow } from './activation-funnel.query.ts';

const DAY_MS = 86_400_000;

let tables: DrawnTables;
beforeAll(async () => {
  tables = await DrawnTables.open();
});
afterAll(() => tables.remove());

/** The middle of the numbers, or the mean of the two in the middle. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** The steps that somebody reached. */
function fold(people: readonly DrawnPerson[]) {
  const reached: Readonly<Record<StepRow['step'], (person: DrawnPerson) => Date | null>> = {
    registered: (person) => person.registeredAt,
    verified: (person) => person.countedAt,
    first_upload: (person) => person.firstUploadAt,
    first_rides: (person) => person.firstRidesAt,
    second_session: (person) => person.secondUploadAt,
    shared: (person) => person.firstShareAt,
  };
  return Object.entries(reached).flatMap(([step, timeOf]) => {
    const days = people
      .filter((person) => timeOf(person) !== null)
      .map((person) => (timeOf(person)!.getTime() - person.registeredAt.getTime()) / DAY_MS);
    return days.length === 0 ? [] : [{ step, people: days.length, median_days: median(days) }];
  });
}

describe('activation-funnel.sql', () => {
  it('counts who reached a step and the median days it took, like a fold over the people', async () => {
    await fc.assert(
      fc.asyncProperty(drawnPeople, drawnPeriod, async (people, period) => {
        await tables.fill(people);
        const rows = await tables.ask<StepRow>(activationFunnel, period);
        const registered = people.filter(({ registeredAt }) => {
          const month = `${monthOf(registeredAt)}-01`;
          return period.from <= month && month <= period.to;
        });
        const expected = fold(registered);
        expect(rows).toHaveLength(expected.length);
        for (const { step, people: count, median_days } of expected) {
          const row = rows.find((found) => found.step === step);
          expect(row).toMatchObject({ people: count });
          expect(row!.median_days).toBeCloseTo(median_days, 1);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the funnel', () => {
  it('has every step, and hides those that few people reached or missed', () => {
    const steps: StepRow[] = [
      { step: 'registered', people: 40, median_days: 0 },
      { step: 'verified', people: 38, median_days: 0.5 },
      { step: 'first_upload', people: 20, median_days: 2 },
      { step: 'shared', people: 3, median_days: 9 },
    ];
    expect(funnelAnswer(steps)).toEqual([
      { step: 'registered', people: 40, median_days: 0, hidden: null },
      { step: 'verified', people: null, median_days: null, hidden: 'reveals_few' },
      { step: 'first_upload', people: 20, median_days: 2, hidden: null },
      { step: 'first_rides', people: 0, median_days: null, hidden: null },
      { step: 'second_session', people: 0, median_days: null, hidden: null },
      { step: 'shared', people: null, median_days: null, hidden: 'few_people' },
    ]);
  });

  it('has only hidden steps when few people registered', () => {
    const answer = funnelAnswer([{ step: 'registered', people: 2, median_days: 0 }]);
    expect(new Set(answer.map(({ hidden }) => hidden))).toEqual(new Set(['few_people']));
  });
});
