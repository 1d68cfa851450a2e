import { describe, expect, it } from '@jest/globals';
import type { SeasonSession } from './season/person-season.ts';
import { sessionRecords } from './session-records.ts';

const DAY_ZERO = 20_600; // 2026-05-27

/** A session so many days later, whose best ride has the same value in every measure. */
function session(day: number, best: number, change: Partial<SeasonSession> = {}): SeasonSession {
  return {
    urlHash: `day-${day}`,
    surfType: 'traveling_waves',
    vesselId: 3,
    isDemo: false,
    start: day * 86_400_000,
    day: DAY_ZERO + day,
    pacificDay: DAY_ZERO + day,
    seconds: 3600,
    rides: 6,
    attempts: 6,
    distance: 500,
    time: 60,
    best: { distance: [best, 2], time: [best, 2], speed: [best, 2] },
    isExcluded: false,
    cells: [],
    spotId: 7,
    hours: [],
    rideStarts: [],
    waters: null,
    effort: null,
    ...change,
  };
}

const records = (sessions: readonly SeasonSession[], urlHash: string) =>
  sessionRecords(
    { sessions, spots: [], vessels: [{ vesselId: 3, name: 'Flash' }], spotOf: () => null },
    urlHash,
  );
/** Scope, record before and end of the longest ride; null without one. */
const longest = (sessions: readonly SeasonSession[], urlHash = sessions.at(-1)!.urlHash) => {
  const [one] = records(sessions, urlHash).filter(({ record }) => record === 'longest_distance');
  return one === undefined ? null : [one.scope, one.replaced.url_hash, one.until];
};

describe('the records of a session', () => {
  it('come with the ride that they replaced', () => {
    expect(records([session(0, 100), session(7, 141)], 'day-7')[0]).toEqual({
      record: 'longest_distance',
      scope: 'all',
      ride_number: 2,
      value: 141,
      replaced: { value: 100, url_hash: 'day-0', ride_number: 2, day: '2026-05-27' },
      until: null,
    });
  });

  it('tell the session with the most rides, and which one had the most before', () => {
    const [first, second] = [session(0, 100, { rides: 20 }), session(7, 100, { rides: 23 })];
    expect(records([first, session(3, 100), second], 'day-7')).toEqual([
      {
        record: 'most_rides',
        scope: 'all',
        ride_number: null,
        value: 23,
        replaced: { value: 20, url_hash: 'day-0', ride_number: null, day: '2026-05-27' },
        until: null,
      },
    ]);
    expect(records([first, session(7, 100, { rides: 23, isExcluded: true })], 'day-7')).toEqual([]);
    expect(records([first, { ...second, rides: 20 }], 'day-7')).toEqual([]);
  });

  it('are told once, for the widest they hold for', () => {
    const far = session(0, 300, { vesselId: null, spotId: null });
    const [board, spot] = [session(1, 100, { spotId: null }), session(2, 90, { vesselId: null })];
    expect(longest([board, spot, session(9, 400)])).toEqual(['all', 'day-1', null]);
    expect(longest([far, board, spot, session(9, 120)])).toEqual(['vessel', 'day-1', null]);
    expect(longest([far, board, spot, session(9, 95)])).toEqual(['spot', 'day-2', null]);
    expect(longest([far, board, spot, session(9, 80)])).toBeNull();
  });

  it('are none without an earlier ride, for equal ones, and on a deleted board', () => {
    expect(longest([session(0, 100)])).toBeNull();
    expect(longest([session(0, 100), session(1, 100)])).toBeNull();
    const [far, deleted] = [session(0, 300), { vesselId: 99, spotId: null }];
    expect(longest([far, session(1, 100, deleted), session(2, 120, deleted)])).toBeNull();
  });

  it('stay true when a later session replaces them, and when an earlier one comes or changes', () => {
    const [first, second, third] = [session(0, 100), session(7, 141), session(9, 150)];
    expect(longest([first, second, third], 'day-7')).toEqual(['all', 'day-0', '2026-06-05']);
    expect(longest([first, session(3, 200), second], 'day-7')).toBeNull();
    expect(longest([session(0, 150), second], 'day-7')).toBeNull();
  });

  it('are never set by rough rides, by excluded sessions or against the other surf type', () => {
    const first = session(0, 100);
    expect(records([first, session(7, 141, { best: null })], 'day-7')).toEqual([]);
    expect(longest([first, session(7, 141, { isExcluded: true })])).toBeNull();
    expect(longest([first, session(5, 200, { isExcluded: true }), session(7, 141)])?.[1]).toBe('day-0');
    expect(longest([session(0, 100, { surfType: 'standing_waves' }), session(7, 141)])).toBeNull();
    expect(records([first], 'set-aside')).toEqual([]);
  });
});
