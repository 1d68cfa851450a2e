import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawnPeople, drawnPeriod, type DrawnSession, DrawnTables } from '../../testing/drawn-tables.ts';
import { detectionGroups, detectionHealth, type HealthRow } from './detection-health.query.ts';

let tables: DrawnTables;
beforeAll(async () => {
  tables = await DrawnTables.open();
});
afterAll(() => tables.remove());

type Owned = DrawnSession & { readonly owner: number };

function fold(breakdown: HealthRow['breakdown'], sessions: readonly Owned[]): HealthRow[] {
  return [...new Set(sessions.map((session) => session[breakdown]))].map((name) => {
    const group = sessions.filter((session) => session[breakdown] === name);
    const sum = (figure: (session: Owned) => number) =>
      group.reduce((total, session) => total + figure(session), 0);
    return {
      breakdown,
      name,
      people: new Set(group.map(({ owner }) => owner)).size,
      sessions: group.length,
      without_rides: group.filter(({ rides }) => rides === 0).length,
      rides: sum(({ rides }) => rides),
      not_a_ride: sum(({ notARide }) => notARide),
      missed_ride: sum(({ missedRide }) => missedRide),
    };
  });
}

const inOrder = (rows: readonly HealthRow[]) =>
  rows.toSorted((a, b) => (`${a.breakdown} ${a.name}` < `${b.breakdown} ${b.name}` ? -1 : 1));

describe('detection-health.sql', () => {
  it('sums sessions, rides and corrections by engine and device, like a fold over the sessions', async () => {
    await fc.assert(
      fc.asyncProperty(drawnPeople, drawnPeriod, async (people, period) => {
        await tables.fill(people);
        const rows = await tables.ask<HealthRow>(detectionHealth, period);
        const sessions = people
          .flatMap((person, owner) => person.sessions.map((session) => ({ ...session, owner })))
          .filter(({ month }) => period.from <= `${month}-01` && `${month}-01` <= period.to);
        expect(inOrder(rows)).toEqual(inOrder([...fold('engine', sessions), ...fold('device', sessions)]));
      }),
      { numRuns: 40 },
    );
  });
});

describe('the groups of a breakdown', () => {
  const group = (name: string | null, people: number, sessions: number): HealthRow => ({
    breakdown: 'device',
    name,
    people,
    sessions,
    without_rides: 1,
    rides: 4 * sessions,
    not_a_ride: 2,
    missed_ride: 3,
  });

  it('tell nothing of few people, nor of the group that gives them away', () => {
    const groups = detectionGroups([group('garmin', 90, 400), group(null, 40, 90), group('apple', 4, 80)]);
    expect(groups[0]).toEqual({
      name: 'garmin',
      sessions: 400,
      without_rides: 1,
      rides: 1_600,
      not_a_ride: 2,
      missed_ride: 3,
      hidden: null,
    });
    const untold = { sessions: null, without_rides: null, rides: null, not_a_ride: null, missed_ride: null };
    expect(groups[1]).toEqual({ name: null, ...untold, hidden: 'reveals_few' });
    expect(groups[2]).toEqual({ name: 'apple', ...untold, hidden: 'few_people' });
  });
});
