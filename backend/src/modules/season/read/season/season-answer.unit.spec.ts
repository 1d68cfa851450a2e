import { describe, expect, it } from '@jest/globals';
import { anchorsText } from '../../events/anchors.ts';
import { type Day, dayNumber, periodOf } from '../../period.ts';
import { spots } from '../../spots.aggregate.ts';
import type { BestRide, CountedSession } from '../counted-session.ts';
import { assignedSessions, cellsOf, personSeason, sessionsThatCount } from './person-season.ts';
import { seasonAnswer, type SeasonFilter } from './season-answer.ts';

const PACIFICA: readonly [number, number] = [37.594, -122.505];
const TOFINO: readonly [number, number] = [49.1, -125.9];
const day = (text: string): Day => dayNumber(text)!;

/** A session of an hour with six rides in Pacifica. */
function session(
  date: string,
  {
    place = PACIFICA,
    hour = 12,
    best = 100,
    ...change
  }: Partial<Omit<CountedSession, 'best'>> & {
    readonly place?: readonly [number, number];
    readonly hour?: number;
    readonly best?: number;
  } = {},
): CountedSession {
  const ride: BestRide = [best, 2];
  return {
    urlHash: `${date}-${hour}`,
    surfType: 'traveling_waves',
    vesselId: null,
    isDemo: false,
    start: (day(date) * 24 + hour) * 3_600_000,
    day: day(date),
    pacificDay: day(date),
    seconds: 3600,
    rides: 6,
    attempts: 6,
    distance: 500,
    time: 60,
    best: { distance: ride, time: ride, speed: ride },
    isExcluded: false,
    rideStarts: [],
    hours: [],
    cells: [[...place, 6]],
    ...change,
  };
}

function answer(
  sessions: readonly CountedSession[],
  filter: Partial<SeasonFilter> & { from?: string; to?: string } = {},
  /** Seconds of the first session that were no time in the water. */
  paused = 0,
) {
  const { from, to, ...rest } = filter;
  const counted = sessionsThatCount(sessions);
  const found = [PACIFICA, TOFINO].reduce(
    (state, [latitude, longitude], index) =>
      spots.evolve(state, {
        type: 'SpotFound',
        data: {
          spotId: index + 1,
          anchors: anchorsText([{ latitude, longitude }]),
          place: index ? 'Tofino' : 'Pacifica',
        },
      }),
    spots.initialState,
  );
  const vessels = [{ vesselId: 3, name: 'Flash' }];
  const period = periodOf({ ...(from && { from }), ...(to && { to }) });
  const cost = { paddled: 900, riding: 100, paddling: 1200, waiting: 2300, paused };
  const efforts = new Map(counted.slice(0, 1).map(({ urlHash }) => [urlHash, cost]));
  const assigned = assignedSessions(counted, cellsOf(counted), found, new Map(), efforts);
  const person = personSeason(assigned, found.spots, vessels);
  return seasonAnswer(person, { surfType: 'traveling_waves', period, ...rest });
}

describe('the figures of a season', () => {
  it('count no pause as time in the water', () => {
    const left = session('2026-06-01', { seconds: 90_000, rides: 10 });
    const { figures } = answer([left], {}, 86_400);
    expect(figures).toMatchObject({ time_in_water: 3600, rides_per_hour: 10 });
  });

  it('have rates that are sums over sums', () => {
    const sessions = [
      session('2026-06-01', { rides: 30 }),
      session('2026-06-01', { hour: 18, seconds: 7200 }),
    ];
    expect(answer(sessions).figures).toEqual({
      sessions: 2,
      days: 1,
      time_in_water: 10_800,
      rides: 36,
      rides_per_hour: 12,
      distance_ridden: 1000,
      time_ridden: 120,
      attempts: null,
      success_rate: null,
      spots: 1,
      // Of the session that is measured.
      paddled_m: 900,
      riding_s: 100,
      paddling_s: 1200,
      waiting_s: 2300,
    });
  });

  it('have no rate under 5 rides or an hour, nor under 5 attempts', () => {
    const rate = (change: Partial<CountedSession>) => {
      const { figures } = answer([session('2026-06-01', { ...change, best: 1 })], {
        surfType: change.surfType ?? 'traveling_waves',
      });
      return [figures.rides_per_hour, figures.success_rate];
    };
    const surfType = 'standing_waves';
    expect(rate({ rides: 4 })).toEqual([null, null]);
    expect(rate({ rides: 5 })).toEqual([5, null]);
    expect(rate({ seconds: 3599 })).toEqual([null, null]);
    expect(rate({ surfType, rides: 4, attempts: 4 })).toEqual([null, null]);
    expect(rate({ surfType, rides: 4, attempts: 5 })).toEqual([null, 80]);
  });

  it('leave sessions of unknown length out of rates', () => {
    const sessions = [session('2026-06-01'), session('2026-06-02', { seconds: null, rides: 20 })];
    expect(answer(sessions).figures).toMatchObject({ rides: 26, time_in_water: 3600, rides_per_hour: 6 });
  });

  it('of the demo count only without other sessions', () => {
    const demo = session('2026-06-01', { isDemo: true });
    expect(answer([demo])).toMatchObject({ is_demo: true, figures: { sessions: 1 } });
    const own = answer([demo, session('2026-06-02')]);
    expect(own).toMatchObject({ is_demo: false, from: '2026-06-02', figures: { sessions: 1 } });
  });
});

describe('a period', () => {
  const sessions = ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01'].map((date) => session(date));

  it('includes its first and last day, and is compared with as many days before', () => {
    const february = answer(sessions, { from: '2026-02-01', to: '2026-02-28' });
    expect([february.figures.sessions, february.previous?.sessions]).toEqual([2, 1]);
  });

  it('is that of the sessions where an end is open, without a previous one', () => {
    expect(answer(sessions)).toMatchObject({ from: '2026-01-31', to: '2026-03-01', previous: null });
    expect(answer(sessions, { from: '2026-02-10' })).toMatchObject({ from: '2026-02-10', to: '2026-03-01' });
    expect(answer(sessions, { to: '2020-01-01' })).toMatchObject({
      from: null,
      to: '2020-01-01',
      months: [],
    });
  });

  it('has its months until the last session, also empty ones', () => {
    const months = answer([sessions[0]!], { from: '2025-12-01', to: '2026-02-01' }).months;
    expect(months).toEqual([
      expect.objectContaining({
        month: '2025-12',
        sessions: 0,
        longest_distance: null,
        rides_per_hour: null,
      }),
      expect.objectContaining({ month: '2026-01', sessions: 1, longest_distance: 100, rides_per_hour: 6 }),
    ]);
    expect(answer([], { from: '2025-12-01', to: '2026-02-01' }).months).toEqual([]);
  });

  it('has only months with sessions where these are centuries apart', () => {
    const monthsOf = (chosen: readonly CountedSession[], days = {}) =>
      answer(chosen, days).months.map(({ month }) => month);
    const mistimed = [session('0001-01-01'), ...sessions, session('9999-12-31')];
    expect(monthsOf(mistimed)).toEqual(['0001-01', '2026-01', '2026-02', '2026-03', '9999-12']);
    expect(monthsOf(sessions, { from: '0001-01-01' })).toEqual(['2026-01', '2026-02', '2026-03']);
  });
});

describe('records', () => {
  it('are held by the earliest of equal rides, and never by excluded sessions', () => {
    const { records } = answer([
      session('2026-06-03', { best: 200, rides: 40, isExcluded: true }),
      session('2026-06-02', { best: 120 }),
      session('2026-06-01', { best: 120, hour: 18 }),
      session('2026-06-01', { best: 90, rides: 7 }),
    ]);
    const held = { value: 120, url_hash: '2026-06-01-18', ride_number: 2, day: '2026-06-01' };
    expect(records).toEqual({
      longest_distance: held,
      longest_time: held,
      max_speed: held,
      most_rides: { value: 7, url_hash: '2026-06-01-12', day: '2026-06-01' },
    });
  });

  it('are none without rides that set them; most rides counts rough ones too', () => {
    const rough = { ...session('2026-06-01'), best: null };
    expect(answer([rough]).records).toMatchObject({ max_speed: null, most_rides: { value: 6 } });
    expect(answer([{ ...rough, rides: 0 }]).records.most_rides).toBeNull();
  });
});

describe('vessels and spots', () => {
  it('come with most sessions first, without one for sessions that have none, or a deleted one', () => {
    const { vessels, spots: ridden } = answer([
      session('2026-06-01', { vesselId: 3 }),
      session('2026-06-02', { vesselId: 99, place: TOFINO }),
      session('2026-06-03', { place: TOFINO }),
      session('2026-06-04', { place: [0, 0] }),
    ]);
    expect(vessels.map(({ vessel_id, name, figures }) => [vessel_id, name, figures.sessions])).toEqual([
      [null, null, 3],
      [3, 'Flash', 1],
    ]);
    expect(ridden.map(({ spot_id, name, figures }) => [spot_id, name, figures.sessions])).toEqual([
      [2, 'Tofino', 2],
      [1, 'Pacifica', 1],
      [null, null, 1],
    ]);
  });

  it('narrow a season', () => {
    const sessions = [session('2026-06-01', { vesselId: 3 }), session('2026-06-02', { place: TOFINO })];
    expect(answer(sessions, { vesselId: 3 }).figures.sessions).toBe(1);
    expect(answer(sessions, { spotId: 2 }).from).toBe('2026-06-02');
  });

  it('of a session are where most of its rides began, within 500 m of a spot', () => {
    const [latitude, longitude] = PACIFICA;
    const north = (meters: number) => latitude + meters / 111_195;
    const spotOf = (...cells: CountedSession['cells']) =>
      answer([session('2026-06-01', { cells })]).spots[0]!.spot_id;
    expect(spotOf([...PACIFICA, 2], [...TOFINO, 3])).toBe(2);
    expect(spotOf([...PACIFICA, 3], [...TOFINO, 3])).toBe(1);
    expect(spotOf([north(490), longitude, 1], [0, 0, 4])).toBe(1);
    expect(spotOf([north(510), longitude, 1])).toBeNull();
  });
});

describe('trips', () => {
  const home = ['2026-01-01', '2026-01-02', '2026-01-03'].map((date) => session(date));
  const away = (...dates: readonly string[]) => dates.map((date) => session(date, { place: TOFINO }));
  const trips = (dates: readonly string[], filter = {}) => answer([...home, ...away(...dates)], filter).trips;

  it('are two or more sessions over 100 km from home, at most 3 days from one to the next', () => {
    expect(trips(['2026-07-01', '2026-07-04'])).toEqual([
      { place: 'Tofino', from: '2026-07-01', to: '2026-07-04', sessions: 2, rides: 12 },
    ]);
    expect(trips(['2026-07-01', '2026-07-05'])).toEqual([]);
    expect(trips(['2026-07-01'])).toEqual([]);
  });

  it('are away from the spot with most sessions of all, also outside of the period', () => {
    expect(trips(['2026-07-01', '2026-07-02'], { from: '2026-07-01' })).toHaveLength(1);
    const far = answer([...home, session('2026-02-01', { place: [38.3, -122.505] })]);
    expect(far.trips).toEqual([]);
  });
});
