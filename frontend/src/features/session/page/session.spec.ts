import { createTrack } from '@rideline/detection-engine';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PREFERENCES } from '../../../app/visitor-preferences.ts';
import { sampleActivity, sampleRide } from '../../../testing/sessions.ts';
import { ridesAsBars } from '../rides/ride-chart.tsx';
import { createClock } from './clock.ts';
import { figuresOf } from '../statistics/figures.ts';
import { rangeStatistics } from '../range/range-statistics.ts';
import { rideColumns } from '../rides/ride-columns.tsx';
import { createSession } from './session.ts';

const COUNT = 60;
const START = Date.UTC(2026, 2, 1, 16);
const rowsOf = (value: (row: number) => number) =>
  Float64Array.from({ length: COUNT }, (_, row) => value(row));
const doubtful = new Uint8Array(COUNT);
doubtful[15] = 1;
const track = createTrack({
  time: rowsOf((row) => START + row * 1000),
  latitude: rowsOf(() => 36.95),
  longitude: rowsOf((row) => -122 + row * 1e-5),
  distance: rowsOf((row) => row * 2),
  speed: rowsOf((row) => (row === 15 ? 40 : row === 16 ? 6 : 2)),
  speedSource: new Uint8Array(COUNT),
  doubtful,
});
const later = sampleRide({
  id: 12,
  first_trackpoint_id: 31,
  last_trackpoint_id: 45,
  surf_runs: [
    [31, 35],
    [41, 45],
  ],
  duration: 14,
  distance: 90,
});
const session = createSession(sampleActivity({ surf_rides: [sampleRide(), later] }), track);

describe('a session on its track', () => {
  it('finds the ride of a row; rows count from 0, trackpoint ids from 1', () => {
    expect([9, 10, 20, 21, 30, 44, 45].map(session.rideAt)).toEqual([null, 11, 11, null, 12, 12, null]);
  });

  it('counts rows in surf runs as surf points, gaps between them not', () => {
    expect([30, 34, 35, 39, 40, 44].map(session.isSurfPoint)).toEqual([true, true, false, false, true, true]);
  });

  it('numbers rides in start-time order', () => {
    expect(session.rides.map(({ id, number }) => [id, number])).toEqual([
      [11, 1],
      [12, 2],
    ]);
  });
});

describe('a selected range', () => {
  it('sums up its rows and ignores doubtful ones for the maximum speed', () => {
    const figures = rangeStatistics(session, { from: 10, to: 40 });
    expect(figures).toMatchObject({ seconds: 30, meters: 60, rides: 2 });
    expect(figures.maxKmh).toBeCloseTo(21.6);
    expect(figures.averageKmh).toBeCloseTo(7.92);
    expect(figures.rough).toBe(false);
  });
});

describe('the chart of attempts', () => {
  it('tells attempts, surf rides and tours of a standing wave apart', () => {
    const outcomes = [
      { is_surf_ride: false, is_tour: false },
      { is_surf_ride: true, is_tour: false },
      { is_surf_ride: true, is_tour: true },
    ];
    const attempts = outcomes.map((outcome, index) => sampleRide({ id: index + 1, ...outcome }));
    const resultsOf = (facts: Parameters<typeof sampleActivity>[0]) =>
      createSession(sampleActivity(facts), track).rides.map(({ result }) => result);
    expect(resultsOf({ surf_type: 'standing_waves', surf_rides: [], surf_attempts: attempts })).toEqual([
      'attempt',
      'ride',
      'tour',
    ]);
    expect(resultsOf({ surf_rides: attempts })).toEqual(['ride', 'ride', 'ride']);
  });

  it('shows the same seconds as the table of attempts', () => {
    const attempt = sampleRide({ duration: 356, surf_time: 343.4, rough: true });
    const standing = sampleActivity({
      surf_type: 'standing_waves',
      surf_rides: [],
      surf_attempts: [attempt],
    });
    const attempts = createSession(standing, track);
    const clock = createClock({ kind: 'relative' }, attempts.start);
    const column = rideColumns('standing_waves', attempts.rides, DEFAULT_PREFERENCES, clock).find(
      ({ id }) => id === 'duration',
    );
    const [entry] = attempts.rides;
    const listed = typeof column?.sortBy === 'function' && entry ? column.sortBy(entry) : null;
    expect(ridesAsBars(attempts, 'meters')).toMatchObject([{ value: 343.4, rough: true }]);
    expect(listed).toBe(343.4);
  });
});

describe('the statistics panel', () => {
  it('links a record to its ride and shows the preferred units', () => {
    const figures = figuresOf(session, {
      ...DEFAULT_PREFERENCES,
      preferred_distance_unit: 'feet',
      preferred_speed_unit: 'mph',
    });
    const longest = figures.find(({ label }) => label === 'Longest Ride Distance');
    expect(longest?.value).toBe('295 ft');
    expect(longest?.by?.id).toBe(12);
  });

  it('takes a record from a rough ride only if no other exists, and labels it rough', () => {
    const wild = sampleRide({ id: 13, distance: 900, max_speed: 76.5, rough: true });
    const speedOf = (...rides: (typeof wild)[]) =>
      figuresOf(createSession(sampleActivity({ surf_rides: rides }), track), DEFAULT_PREFERENCES).find(
        ({ label }) => label === 'Max Speed',
      );
    expect(speedOf(sampleRide(), wild)).toMatchObject({ value: '22.4 km/h', by: { id: 11 } });
    expect(speedOf(wild)).toMatchObject({ value: '~76.5 km/h', by: { id: 13 } });
  });

  it('names the largest rough ride above a record, unless both read the same', () => {
    const rough = (over: Parameters<typeof sampleRide>[0]) => sampleRide({ rough: true, ...over });
    const surf_rides = [
      sampleRide({ duration: 44, max_speed: 27.8 }),
      rough({ id: 12, duration: 557, max_speed: 27.81 }),
      rough({ id: 13, duration: 60, max_speed: 9 }),
    ];
    const figures = figuresOf(createSession(sampleActivity({ surf_rides }), track), DEFAULT_PREFERENCES);
    const of = (label: string) => figures.find((figure) => figure.label === label);
    expect(of('Longest Ride Time')).toMatchObject({
      value: '44 s',
      larger: { text: '9 min 17 s', entry: { id: 12, number: 2 } },
    });
    expect(of('Max Speed')).not.toHaveProperty('larger');
  });

  it('shows placeholders for a session without rides', () => {
    const empty = createSession(sampleActivity({ surf_rides: [] }), track);
    const figures = figuresOf(empty, DEFAULT_PREFERENCES);
    expect(figures.find(({ label }) => label === 'Top 5 Average Distance')?.value).toBe('No rides recorded');
    for (const label of ['Longest Ride Distance', 'Longest Ride Time', 'Max Speed']) {
      expect(figures.find((figure) => figure.label === label)?.value).toBe('-');
    }
    expect(figures.find(({ label }) => label === 'Top 5 Average Time')?.value).toBe('No rides recorded');
  });
});
