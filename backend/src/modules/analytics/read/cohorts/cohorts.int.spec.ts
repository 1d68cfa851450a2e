import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawnPeople, type DrawnPerson, DrawnTables, monthOf } from '../../testing/drawn-tables.ts';
import type { Question } from '../../adapters/question.ts';
import { type Interval, monthNumber, MONTHS } from '../interval.ts';
import { type CohortRow, cohortsOf } from './cohort-grid.ts';
import { cohorts, cohortsToTell } from './cohorts.query.ts';

let tables: DrawnTables;
beforeAll(async () => {
  tables = await DrawnTables.open();
});
afterAll(() => tables.remove());

/** First month of the interval that holds a month or day. */
function startOf(time: string, interval: Interval): string {
  const number = monthNumber(time);
  const first = number - (number % MONTHS[interval]);
  return `${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, '0')}`;
}

/** Each cohort with the people active in each finished interval since. */
function fold(people: readonly DrawnPerson[], today: string, interval: Interval): CohortRow[] {
  const counted = people
    .filter(({ countedAt }) => countedAt !== null)
    .map(({ countedAt, days }) => ({
      cohort: startOf(monthOf(countedAt!), interval),
      used: days.filter((day) => day.slice(0, 7) >= monthOf(countedAt!)).map((day) => startOf(day, interval)),
    }));
  const now = monthNumber(startOf(today, interval));
  return [...new Set(counted.map(({ cohort }) => cohort))].toSorted().flatMap((start) => {
    const cohort = counted.filter((person) => person.cohort === start);
    const finished = (now - monthNumber(start)) / MONTHS[interval];
    return Array.from({ length: finished }, (_, since) => ({
      start,
      size: cohort.length,
      intervals_since: since,
      people: cohort.filter(({ used }) =>
        used.some((month) => monthNumber(month) === monthNumber(start) + since * MONTHS[interval]),
      ).length,
    }));
  });
}

const drawnInterval = fc.constantFrom<Interval>('month', 'quarter', 'year');

describe('cohorts.sql', () => {
  it('counts the active people of each cohort in finished intervals, like a fold over the people', async () => {
    const today = fc.constantFrom('2024-08-31', '2024-09-01', '2024-10-01', '2026-01-01');
    await fc.assert(
      fc.asyncProperty(drawnPeople, today, drawnInterval, async (people, day, interval) => {
        await tables.fill(people);
        const rows = await tables.ask<CohortRow>(cohorts, { today: day, interval });
        expect(rows.filter(({ intervals_since }) => intervals_since !== null)).toEqual(
          fold(people, day, interval),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('has no cell for the unfinished interval', async () => {
    const someone = { registeredAt: new Date(0), countedAt: new Date('2024-02-10T20:00:00Z'), sessions: [] };
    const never = { firstUploadAt: null, secondUploadAt: null, firstRidesAt: null, firstShareAt: null };
    await tables.fill([{ ...someone, ...never, days: ['2024-02-10', '2024-03-01'] }]);
    const without = { size: 1, intervals_since: null, people: 1 };
    const by = (interval: Interval, today: string) => tables.ask(cohorts, { today, interval });
    expect(await by('month', '2024-02-29')).toEqual([{ start: '2024-02', ...without }]);
    expect(await by('month', '2024-03-31')).toEqual([
      { start: '2024-02', size: 1, intervals_since: 0, people: 1 },
    ]);
    expect(await by('quarter', '2024-03-31')).toEqual([{ start: '2024-01', ...without }]);
    expect(await by('quarter', '2024-04-01')).toEqual([
      { start: '2024-01', size: 1, intervals_since: 0, people: 1 },
    ]);
    expect(await by('year', '2024-12-31')).toEqual([{ start: '2024-01', ...without }]);
  });
});

describe('the grid', () => {
  const cohort = (start: string, size: number, active: readonly number[]): CohortRow[] =>
    active.map((people, intervals_since) => ({ start, size, intervals_since, people }));
  const shown = (rows: readonly CohortRow[], interval: Interval = 'month') =>
    cohortsOf(rows, interval).map(({ size, active }) =>
      [size, ...active].map(({ people, hidden }) => hidden ?? people),
    );

  it('hides few active people, and what a calendar month gives away', () => {
    const rows = [...cohort('2024-01', 50, [40, 3, 48]), ...cohort('2024-02', 60, [50, 2])];
    expect(shown(rows)).toEqual([
      [50, 40, 'few_people', 'reveals_few'],
      [60, 'reveals_few', 'few_people'],
    ]);
  });

  it('hides what a calendar quarter gives away', () => {
    const rows = [...cohort('2024-01', 50, [50, 3]), ...cohort('2024-04', 60, [55])];
    expect(shown(rows, 'quarter')).toEqual([
      [50, 50, 'few_people'],
      [60, 'reveals_few'],
    ]);
  });

  it('tells nothing of a cohort of few people', () => {
    expect(shown(cohort('2024-01', 4, [4, 0]))).toEqual([['few_people', 'few_people', 'few_people']]);
  });

  it('has a cohort of the current month without cells', () => {
    const row: CohortRow = { start: '2024-05', size: 12, intervals_since: null, people: 12 };
    expect(cohortsOf([row], 'month')).toEqual([
      { start: '2024-05', size: { people: 12, hidden: null }, active: [] },
    ]);
  });
});

describe('the interval of the cohorts', () => {
  /** Asks a community of one cohort of which so many people come back in each interval since. */
  const intervalOf = async (comingBack: Readonly<Record<string, readonly number[]>>) => {
    const rows = (interval: string) =>
      comingBack[interval]!.map((people, intervals_since) => ({
        start: '2024-01',
        size: 50,
        intervals_since,
        people,
      }));
    const ask = <Row extends object>(_: Question, parameters: Readonly<Record<string, unknown>> = {}) =>
      Promise.resolve(rows(String(parameters['interval'])) as object[] as Row[]);
    return (await cohortsToTell({ ask }, '2026-01-15')).interval;
  };

  it('is the shortest in which at least half of the people are in cells that are told', async () => {
    expect(await intervalOf({ month: [9, 9], quarter: [20], year: [] })).toBe('month');
    expect(await intervalOf({ month: [9, 4, 3, 2], quarter: [20], year: [] })).toBe('month');
    expect(await intervalOf({ month: [8, 4, 3, 2], quarter: [20], year: [] })).toBe('quarter');
    expect(await intervalOf({ month: [3, 1], quarter: [3], year: [9] })).toBe('year');
    expect(await intervalOf({ month: [1, 1], quarter: [1], year: [1] })).toBe('year');
  });

  it('is the month while no month has ended', async () => {
    expect(await intervalOf({ month: [], quarter: [], year: [] })).toBe('month');
  });
});
