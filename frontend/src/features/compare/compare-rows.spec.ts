import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PREFERENCES } from '../../app/visitor-preferences.ts';
import { bestOf, knownRows, oceanRows, withLargerRough } from './compare-rows.ts';
import type { RunningRecord } from '../../app/api-types.ts';
import { hashesIn } from './compare-page.tsx';

const session = (over: Partial<RunningRecord>): RunningRecord => ({
  id: 1,
  url_hash: 'dawnPatrol',
  activity_name: '',
  activity_time: null,
  time_zone: null,
  utc_offset: null,
  surf_vessel: null,
  rides: [],
  rough: { rides: false, attempts: false, tours: false },
  total_rides: 3,
  total_distance: 300,
  total_time: 75,
  max_speed: 20,
  longest_distance: 120,
  longest_time: 21,
  top_5_avg_distance: [120, 100, 80],
  top_5_avg_time: [21, 19, 17],
  paddled_m: 1240,
  rides_per_hour: 6.4,
  average_heart_rate: null,
  ...over,
});
const written = (label: string, of: RunningRecord) =>
  oceanRows(DEFAULT_PREFERENCES)
    .find((row) => row.label === label)
    ?.write(of);

describe('the rows of a comparison', () => {
  it('have the heart rate where a session has one, and no best of what a session cost', () => {
    const rows = oceanRows(DEFAULT_PREFERENCES);
    const labels = (...sessions: RunningRecord[]) => knownRows(rows, sessions).map(({ label }) => label);
    const [one, other] = [session({}), session({ average_heart_rate: 131, rides_per_hour: 7 })];
    expect(labels(one, one)).not.toContain('Average Heart Rate');
    expect(labels(one, other)).toContain('Average Heart Rate');
    expect(written('Average Heart Rate', other)).toBe('131 bpm');
    expect(written('Average Heart Rate', one)).toBe('-');
    const [paddled] = rows.filter(({ label }) => label === 'Rides an Hour');
    expect(bestOf(paddled!, [one, other]).size).toBe(0);
  });

  it('show values, and placeholders for missing ones', () => {
    expect(written('Date', session({}))).toBe('Not available');
    expect(written('Surf Vessel', session({}))).toBe('-');
    expect(written('Total Time Surfing', session({}))).toBe('1 min 15 s');
    expect(written('Top 5 Average Distance', session({}))).toBe('100.0 m');
    expect(written('Total Surfing Distance', session({ total_distance: 2500 }))).toBe('2,500.0 m');
    expect(written('Top 5 Average Time', session({ top_5_avg_time: [] }))).toBe('No rides recorded');
  });

  it('mark the best session, and none if all are equal', () => {
    const [row] = oceanRows(DEFAULT_PREFERENCES).filter(({ label }) => label === 'Max Speed');
    const [slow, fast] = [session({ max_speed: 18 }), session({ max_speed: 25 })];
    expect(row && [...bestOf(row, [slow, fast])]).toEqual([fast]);
    expect(row && bestOf(row, [slow, session({ max_speed: 18 })]).size).toBe(0);
    const alike = session({ max_speed: 25.01 });
    expect(row && [...bestOf(row, [slow, fast, alike])]).toEqual([fast, alike]);
  });
});

describe('a comparison with rough figures', () => {
  const rough = { rides: true, attempts: true, tours: true };
  const [row] = oceanRows(DEFAULT_PREFERENCES).filter(({ label }) => label === 'Max Speed');

  it('labels them', () => {
    expect(written('Max Speed', session({ rough }))).toBe('~20.0 km/h');
    expect(written('Longest Ride Time', session({ rough }))).toBe('~21 s');
    expect(written('Total Surfing Distance', session({ rough }))).toBe('300.0 m');
  });

  it('marks a rough value as best only if all are rough', () => {
    const [sure, wild] = [session({ max_speed: 18 }), session({ max_speed: 60, rough })];
    expect(row && [...bestOf(row, [sure, wild])]).toEqual([sure]);
    expect(row && [...bestOf(row, [wild, session({ max_speed: 40, rough })])]).toEqual([wild]);
  });

  it('finds the sessions with a larger rough ride than is shown or marked as the best', () => {
    const ride = (max_speed: number, isRough: boolean): RunningRecord['rides'][number] => ({
      ...{ id: 1, duration: 9, distance: 60, surf_time: 9, is_surf_ride: true, is_tour: false },
      max_speed,
      rough: isRough,
    });
    const rows = oceanRows(DEFAULT_PREFERENCES);
    const sure = session({ max_speed: 27.8, rides: [ride(27.8, false)] });
    const mixed = session({ max_speed: 20, rides: [ride(20, false), ride(42.1, true)] });
    const wild = session({ max_speed: 60, rough, rides: [ride(60, true)] });
    const slow = session({ max_speed: 9, rough, rides: [ride(9, true)] });
    expect(withLargerRough(rows, [sure, mixed, wild, slow])).toEqual([mixed, wild]);
    expect(withLargerRough(rows, [wild, slow])).toEqual([]);
  });

  it('shows a dash where a session has no ride', () => {
    const none = session({
      total_distance: 0,
      total_time: 0,
      max_speed: null,
      longest_distance: null,
      longest_time: null,
    });
    expect(
      ['Max Speed', 'Longest Ride Distance', 'Longest Ride Time'].map((label) => written(label, none)),
    ).toEqual(['-', '-', '-']);
    expect(written('Total Surfing Distance', none)).toBe('0.0 m');
  });
});

describe('the sessions in a compare address', () => {
  it('are listed without repetitions', () => {
    expect(hashesIn(new URLSearchParams('activities=a,b,,a, c'))).toEqual(['a', 'b', 'c']);
    expect(hashesIn(new URLSearchParams())).toEqual([]);
  });
});
