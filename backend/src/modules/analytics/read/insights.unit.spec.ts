import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AnalyticsStore } from '../adapters/analytics-store.ts';
import { LoadedSnapshot } from '../../../../test/support/loaded-snapshot.ts';
import { ActivationFunnelHttp } from './activation-funnel.query.ts';
import { CohortsHttp } from './cohorts.query.ts';
import { DetectionHealthHttp } from './detection-health.query.ts';
import { IntakeHttp } from './intake.query.ts';
import { StorageHttp } from './storage.query.ts';
import { WatchAgreementHttp } from './watch-agreement.query.ts';
import { UserGrowthHttp } from './user-growth.query.ts';
import { UserStatsHttp } from './user-stats.query.ts';

const person = (userId: number, change: object = {}) => ({
  userId,
  isDemo: false,
  registeredAt: '2026-01-10T20:00:00Z',
  provenAt: '2026-01-10T21:00:00Z',
  provenMonth: '2026-01-01',
  firstUploads: [],
  lastDay: '2026-01-10',
  months: ['2026-01-01'],
  hasUsername: false,
  hasActivationKey: false,
  distanceUnit: 'meters',
  speedUnit: 'km/h',
  vessels: {},
  failedSyncs: {},
  ...change,
});

const session = (activityId: number, owner: number, change: object = {}) => ({
  activityId,
  owner,
  uploadedMonth: '2026-01-01',
  source: 'MANUAL',
  surfType: 'traveling_waves',
  isDemo: false,
  isDeleted: false,
  isPublic: false,
  rides: 4,
  notARide: 0,
  missedRide: 0,
  points: 1_000,
  bytes: 50_000,
  engine: '1.8.0',
  device: 'garmin',
  importMillis: 40,
  firstRidesAt: '2026-01-12T21:00:00Z',
  ...change,
});

let snapshot: LoadedSnapshot;
let store: AnalyticsStore;

beforeAll(async () => {
  snapshot = await LoadedSnapshot.open();
  store = snapshot as unknown as AnalyticsStore;
  await snapshot.load({
    people: [
      person(1, {
        firstUploads: ['2026-01-12T21:00:00Z', '2026-01-15T21:00:00Z'],
        months: ['2026-01-01', '2026-02-01', '2026-03-01'],
        failedSyncs: { '2026-02-01 strava throttled': 2, '2025-02-01 strava throttled': 9 },
      }),
      person(2, {
        firstUploads: ['2026-01-12T21:00:00Z'],
        months: ['2026-01-01', '2026-03-01'],
        failedSyncs: { '2026-03-01 garmin refused': 3 },
      }),
      // The evening of 31 January in California.
      person(3, {
        registeredAt: '2026-02-01T07:30:00Z',
        provenAt: '2026-02-01T08:30:00Z',
        provenMonth: '2026-02-01',
        months: ['2026-02-01'],
      }),
      person(4, { provenAt: null, provenMonth: null, months: [] }),
      person(5, { isDemo: true }),
      { userId: 6, isErased: true },
    ],
    sessions: [
      session(1, 1),
      session(2, 1, {
        firstShareAt: '2026-01-16T21:00:00Z',
        isDeleted: true,
      }),
      session(3, 1, {
        uploadedMonth: '2026-03-01',
        source: 'STRAVA',
        rides: 0,
        bytes: 200_000,
        device: null,
        firstRidesAt: null,
      }),
      session(4, 2, { notARide: 1, missedRide: 2, importMillis: 60, watchWaves: 5, watchMatched: 3 }),
      session(5, 2, { isDemo: true }),
      session(6, 5),
      session(7, 6),
    ],
    refusals: [
      { name: 'a', month: '2026-01-01', format: 'gpx', reason: 'no_positions', uploads: 2 },
      { name: 'b', month: '2025-12-01', format: 'fit', reason: 'quota_reached', uploads: 1 },
    ],
  });
});
afterAll(() => snapshot.remove());

const WINTER = { from: '2026-01', to: '2026-03' };

describe('insights', () => {
  it('count who reached each step, and the median days it took', async () => {
    const funnel = await new ActivationFunnelHttp(store).funnel({ from: '2026-01', to: '2026-01' });
    expect(funnel).toEqual([
      { step: 'registered', people: 4, median_days: 0 },
      { step: 'verified', people: 3, median_days: 0.04 },
      { step: 'first_upload', people: 2, median_days: 2.04 },
      { step: 'first_rides', people: 2, median_days: 2.04 },
      { step: 'second_session', people: 1, median_days: 5.04 },
      { step: 'shared', people: 1, median_days: 6.04 },
    ]);
    const nobody = await new ActivationFunnelHttp(store).funnel({ from: '2020-01', to: '2020-01' });
    expect(nobody.map(({ people, median_days }) => [people, median_days])).toEqual(
      Array.from({ length: 6 }, () => [0, null]),
    );
  });

  it('count the people of each month who came back in finished months', async () => {
    const grid = (day: string, period: object) => new CohortsHttp(store, { day } as never).cohorts(period);
    expect(await grid('2026-04-01', {})).toEqual([
      { start: '2026-01', size: 2, active: [2, 1, 2] },
      { start: '2026-02', size: 1, active: [1, 0] },
    ]);
    expect(await grid('2026-02-28', { from: '2026-02', to: '2026-02' })).toEqual([
      { start: '2026-02', size: 1, active: [] },
    ]);
  });

  it('count uploads by month and source, refusals and failed syncs of the period', async () => {
    expect(await new IntakeHttp(store).intake(WINTER)).toEqual({
      accepted: [
        { month: '2026-01', source: 'MANUAL', uploads: 2 },
        { month: '2026-03', source: 'STRAVA', uploads: 1 },
      ],
      refused: [{ month: '2026-01', format: 'gpx', reason: 'no_positions', uploads: 2 }],
      failed_syncs: [
        { service: 'garmin', reason: 'refused', failures: 3 },
        { service: 'strava', reason: 'throttled', failures: 2 },
      ],
    });
  });

  it('count sessions without rides and corrections by engine and device', async () => {
    const counts = { rides: 8, not_a_ride: 1, missed_ride: 2 };
    expect(await new DetectionHealthHttp(store).health(WINTER)).toEqual({
      engines: [{ name: '1.8.0', sessions: 3, without_rides: 1, ...counts }],
      devices: [
        { name: 'garmin', sessions: 2, without_rides: 0, ...counts },
        { name: null, sessions: 1, without_rides: 1, rides: 0, not_a_ride: 0, missed_ride: 0 },
      ],
    });
  });

  it('count the waves of watches and those that are rides by device', async () => {
    expect(await new WatchAgreementHttp(store).agreement(WINTER)).toEqual([
      { name: 'garmin', sessions: 1, waves: 5, rides: 4, matched: 3 },
    ]);
  });

  it('sum what sessions take and how long imports took by source and size, all of them last', async () => {
    const times = { imports: 2, median_millis: 50, p95_millis: 59, p99_millis: 60 };
    const one = { imports: 1, median_millis: 40, p95_millis: 40, p99_millis: 40 };
    const all = { imports: 3, median_millis: 40, p95_millis: 58, p99_millis: 60 };
    expect(await new StorageHttp(store).storage(WINTER)).toEqual([
      { source: 'MANUAL', up_to_bytes: 100_000, sessions: 2, points: 2_000, bytes: 100_000, ...times },
      { source: 'STRAVA', up_to_bytes: 1_000_000, sessions: 1, points: 1_000, bytes: 200_000, ...one },
      { source: null, up_to_bytes: null, sessions: 3, points: 3_000, bytes: 300_000, ...all },
    ]);
  });
});

describe('statistics of users', () => {
  it('go on through months without new ones to the current month', async () => {
    const growth = await new UserGrowthHttp(store, { day: '2026-04-01' } as never).monthlyUsers();
    expect(growth).toEqual([
      { month: '2026-01', total_users: 2, new_users: 2 },
      { month: '2026-02', total_users: 3, new_users: 1 },
      { month: '2026-03', total_users: 3, new_users: 0 },
      { month: '2026-04', total_users: 3, new_users: 0 },
    ]);
  });

  it('count those as active whose last day is at most 90 days ago', async () => {
    const on = (day: string) => new UserStatsHttp(store, { day } as never).userStats();
    expect(await on('2026-04-10')).toMatchObject({ active_users: 3, inactive_users: 0 });
    expect(await on('2026-04-11')).toMatchObject({ active_users: 0, inactive_users: 3 });
  });
});
