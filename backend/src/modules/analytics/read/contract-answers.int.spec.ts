import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import type { TestDatabase } from '../../../kernel/testing/test-database.ts';
import { duckDbAnswers, type ContractAnswers, type Row } from '../testing/contract-answers.ts';
import { dayOf, foldPeople } from '../testing/fold.ts';
import { foldedAnswers } from '../testing/folded-answers.ts';
import { histories } from '../testing/history.ts';
import { createFactFolder, type FactFolder } from '../testing/open-facts.ts';
import { createHistoryDatabase, postgresAnswers, writeHistory } from '../testing/postgres-answers.ts';
import { factsOf } from './facts/facts-of.ts';

/** A failing history is made smaller before it is shown. */
const SHRINKING_ENDS_MS = 150_000;
const TIMEOUT_MS = 180_000;

let folder: FactFolder;
let database: TestDatabase;
let opened = 0;

beforeAll(async () => {
  folder = await createFactFolder();
  database = await createHistoryDatabase();
});
afterAll(async () => {
  await database.drop();
  await folder.remove();
});

async function answersOf(events: readonly StoredEvent[], today: string): Promise<ContractAnswers> {
  const file = await folder.open(`${(opened += 1)}.duckdb`);
  try {
    await file.facts.append(factsOf(events), events.at(-1)?.position ?? 0n);
    return await duckDbAnswers(file, today);
  } finally {
    await file.facts.close();
  }
}

const DAY_MS = 86_400_000;
/** A day at or after the last event. */
const dayAfter = (events: readonly StoredEvent[], days: number) =>
  dayOf(
    new Date((events.at(-1)?.recordedAt.getTime() ?? Date.parse('2025-01-15T20:00:00Z')) + days * DAY_MS),
  );

const sum = (rows: readonly Row[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

function expectLaws({
  global,
  userGrowth,
  activityGrowth,
  surfTypes,
  userStats,
  engagement,
}: ContractAnswers) {
  const { total_users, total_activities } = global;
  expect(userGrowth.at(-1)?.['total_users'] ?? 0).toBe(total_users);
  expect(activityGrowth.at(-1)?.['total_activities'] ?? 0).toBe(total_activities);
  expect(sum(userGrowth, 'new_users')).toBe(total_users);
  expect(sum(activityGrowth, 'new_activities')).toBe(total_activities);
  const { total_manual_activities, total_garmin_activities, total_strava_activities } = global;
  expect(total_manual_activities! + total_garmin_activities! + total_strava_activities!).toBe(
    total_activities,
  );
  expect(sum(surfTypes, 'count')).toBe(total_activities);
  expect(userStats['active_users']! + userStats['inactive_users']!).toBe(total_users);
  expect(engagement).toHaveLength(total_users!);
  expect(sum(engagement, 'total_activities')).toBe(total_activities);
  const numbers = [...userGrowth, ...activityGrowth, userStats].flatMap((row) => Object.values(row));
  expect(numbers.filter((value) => typeof value === 'number' && value < 0)).toEqual([]);
}

describe("the contract's statistics", () => {
  it(
    'are the same by DuckDB, by a fold of the events and by SQL over the log, and keep to their laws',
    async () => {
      await fc.assert(
        fc.asyncProperty(histories, fc.nat(130), async (events, days) => {
          const today = dayAfter(events, days);
          await writeHistory(database, events);
          const answers = await answersOf(events, today);
          expect(answers).toEqual(foldedAnswers(foldPeople(events), today));
          expect(await postgresAnswers(database, today)).toEqual(answers);
          expectLaws(answers);
        }),
        { numRuns: 30, interruptAfterTimeLimit: SHRINKING_ENDS_MS },
      );
    },
    TIMEOUT_MS,
  );

  it('are empty lists and zeros before the first event', async () => {
    const { global, userStats, ...lists } = await answersOf([], '2026-06-01');
    expect(lists).toEqual({
      userGrowth: [],
      activityGrowth: [],
      surfVessels: [],
      surfTypes: [],
      engagement: [],
    });
    expect([...Object.values(global), ...Object.values(userStats)].filter((value) => value !== 0)).toEqual(
      [],
    );
  });
});
