import { describe, expect, it } from '@jest/globals';
import { hoursOf as hoursOfSession } from '../counted-session.ts';
import type { SeasonSession } from './person-season.ts';
import { flowsOf, hoursOf, tidesOf } from './tides-and-hours.ts';

const at = (text: string) => Date.parse(text);
const session = (part: Partial<SeasonSession>) =>
  ({ hours: [], waters: null, ...part }) as unknown as SeasonSession;

describe('a session by hour of the day', () => {
  it('is split at full hours of the clock at its start, also over midnight', () => {
    const times = { startTime: at('2026-03-28T17:50:00Z'), endTime: at('2026-03-28T19:10:00Z') };
    const rides = [at('2026-03-28T18:29:59Z'), at('2026-03-28T18:30:00Z'), at('2026-03-28T19:00:00Z')];
    expect(hoursOfSession(times, rides, 'Asia/Kolkata')).toEqual([
      [23, 2400, 1],
      [0, 2400, 2],
    ]);
  });

  it('is nothing in a zone that is not known, and for a recording of days', () => {
    const startTime = at('2026-03-28T17:50:00Z');
    expect(hoursOfSession({ startTime, endTime: startTime + 1000 }, [], 'Nowhere/Else')).toEqual([]);
    expect(hoursOfSession({ startTime, endTime: startTime + 3 * 86_400_000 }, [], 'Europe/Lisbon')).toEqual(
      [],
    );
  });
});

describe('a season', () => {
  it('has rides an hour by tide, sums over sums, none below five rides or an hour', () => {
    const waters = (seconds: number, rides: number) => ({
      atStart: 'rising' as const,
      seconds: new Map([
        ['rising', seconds],
        ['high', 600],
      ] as const),
      rides: new Map([['rising', rides]] as const),
      flow: null,
    });
    const sessions = [
      session({ waters: waters(3600, 4) }),
      session({ waters: waters(1800, 5) }),
      session({}),
    ];
    expect(tidesOf(sessions)).toEqual([
      { state: 'rising', sessions: 2, rides: 9, time_in_water: 5400, rides_per_hour: 6 },
      { state: 'high', sessions: 2, rides: 0, time_in_water: 1200, rides_per_hour: null },
    ]);
  });

  it('has rides an hour by knots of flood, nothing from fewer than five sessions', () => {
    const flow = {
      seconds: new Map([
        [null, 600],
        [11, 1800],
      ] as const),
      rides: new Map([[11, 3]] as const),
    };
    const waters = { atStart: 'rising' as const, seconds: new Map(), rides: new Map(), flow };
    const five = Array.from({ length: 5 }, () => session({ waters }));
    expect(flowsOf(five)).toEqual([
      { from_knots: null, sessions: 5, rides: 0, time_in_water: 3000, rides_per_hour: null },
      { from_knots: 11, sessions: 5, rides: 15, time_in_water: 9000, rides_per_hour: 6 },
    ]);
    expect(flowsOf(five.slice(1))).toEqual([]);
  });

  it('has rides an hour by hour of the day', () => {
    const sessions = [
      session({ hours: [[7, 3600, 6]] }),
      session({
        hours: [
          [7, 1800, 3],
          [8, 600, 1],
        ],
      }),
    ];
    expect(hoursOf(sessions)).toEqual([
      { hour: 7, sessions: 2, rides: 9, time_in_water: 5400, rides_per_hour: 6 },
      { hour: 8, sessions: 1, rides: 1, time_in_water: 600, rides_per_hour: null },
    ]);
  });
});
