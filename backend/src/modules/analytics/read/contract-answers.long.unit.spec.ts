import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import {
  duckDbAnswers,
  type ContractAnswers,
  type Row,
} from '../../../../test/analytics/contract-answers.ts';
import { dayOf, foldPeople } from '../../../../test/analytics/fold.ts';
import { foldedAnswers } from '../../../../test/analytics/folded-answers.ts';
import { histories } from '../../../../test/analytics/history.ts';
import { LoadedSnapshot } from '../../../../test/analytics/loaded-snapshot.ts';

/** A failing history is made smaller before it is shown. */
const SHRINKING_ENDS_MS = 150_000;
const TIMEOUT_MS = 180_000;

async function answersOf(events: readonly StoredEvent[], today: string): Promise<ContractAnswers> {
  const snapshot = await LoadedSnapshot.open();
  try {
    await snapshot.loadEvents(events);
    return await duckDbAnswers(snapshot, today);
  } finally {
    await snapshot.remove();
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
  // Those of other services are in the total only.
  expect(total_manual_activities! + total_garmin_activities! + total_strava_activities!).toBeLessThanOrEqual(
    total_activities!,
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
    'are those of a fold of the events, and keep to their laws',
    async () => {
      await fc.assert(
        fc.asyncProperty(histories, fc.nat(130), async (events, days) => {
          const today = dayAfter(events, days);
          const answers = await answersOf(events, today);
          expect(answers).toEqual(foldedAnswers(foldPeople(events), today));
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
