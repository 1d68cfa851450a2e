import type { Season, SeasonFigures, SeasonGoals, Spot } from '../../app/api-types.ts';

export const sampleFigures = (over: Partial<SeasonFigures> = {}): SeasonFigures => ({
  sessions: 12,
  days: 11,
  time_in_water: 64_800,
  rides: 180,
  rides_per_hour: 10,
  distance_ridden: 14_400,
  time_ridden: 3240,
  attempts: null,
  success_rate: null,
  spots: 2,
  paddled_m: 30_200,
  riding_s: 3240,
  paddling_s: 24_000,
  waiting_s: 37_560,
  ...over,
});

const NO_RECORDS: Season['records'] = {
  longest_distance: null,
  longest_time: null,
  max_speed: null,
  most_rides: null,
};

/** A season without sessions. */
export const emptySeason = (): Season => ({
  from: null,
  to: null,
  is_demo: false,
  figures: sampleFigures({
    sessions: 0,
    days: 0,
    time_in_water: 0,
    rides: 0,
    rides_per_hour: null,
    distance_ridden: 0,
    time_ridden: 0,
    spots: 0,
  }),
  previous: null,
  records: NO_RECORDS,
  months: [],
  days: [],
  vessels: [],
  spots: [],
  trips: [],
  tides: [],
  flows: [],
  hours: [],
});

const day = (name: string, sessions = 1) => ({
  day: name,
  sessions,
  rides: 15 * sessions,
  time_in_water: 5400 * sessions,
});
const month = (name: string, sessions: number, rate: number | null): Season['months'][number] => ({
  month: name,
  sessions,
  time_in_water: 5400 * sessions,
  rides: 15 * sessions,
  rides_per_hour: rate,
  longest_distance: sessions === 0 ? null : 140,
  max_speed: sessions === 0 ? null : 24.5,
});

/** A year with twelve sessions at two spots. */
export const sampleSeason = (over: Partial<Season> = {}): Season => ({
  from: '2026-01-01',
  to: '2026-12-31',
  is_demo: false,
  figures: sampleFigures(),
  previous: null,
  records: {
    longest_distance: { value: 214.4, url_hash: 'abc', ride_number: 7, day: '2026-07-04' },
    longest_time: { value: 31, url_hash: 'abc', ride_number: 9, day: '2026-07-04' },
    max_speed: { value: 27.8, url_hash: 'def', ride_number: 2, day: '2026-05-02' },
    most_rides: { value: 31, url_hash: 'def', day: '2026-05-02' },
  },
  months: [month('2026-05', 4, 9.1), month('2026-06', 1, 12.4), month('2026-07', 7, 11.2)],
  days: [
    ...['2026-05-02', '2026-05-09', '2026-05-10', '2026-05-23', '2026-06-06'].map((name) => day(name)),
    day('2026-07-04', 2),
    ...['2026-07-05', '2026-07-11', '2026-07-12', '2026-07-18', '2026-07-19'].map((name) => day(name)),
  ],
  vessels: [
    { vessel_id: 3, name: 'Log', figures: sampleFigures({ sessions: 10 }), records: NO_RECORDS },
    {
      vessel_id: null,
      name: null,
      figures: sampleFigures({ sessions: 2, rides_per_hour: null }),
      records: NO_RECORDS,
    },
  ],
  spots: [
    { spot_id: 7, name: 'Linda Mar', figures: sampleFigures({ sessions: 8 }), records: NO_RECORDS },
    { spot_id: 9, name: 'Ocean Beach', figures: sampleFigures({ sessions: 4 }), records: NO_RECORDS },
  ],
  trips: [{ place: 'Ericeira, Lisbon', from: '2026-07-11', to: '2026-07-19', sessions: 4, rides: 60 }],
  tides: [
    { state: 'rising', sessions: 9, rides: 80, time_in_water: 24_000, rides_per_hour: 12 },
    { state: 'high', sessions: 4, rides: 20, time_in_water: 6000, rides_per_hour: 12 },
  ],
  flows: [
    { from_knots: null, sessions: 6, rides: 20, time_in_water: 12_000, rides_per_hour: 6 },
    { from_knots: 11, sessions: 5, rides: 40, time_in_water: 9000, rides_per_hour: 16 },
  ],
  hours: [{ hour: 7, sessions: 6, rides: 60, time_in_water: 18_000, rides_per_hour: 12 }],
  ...over,
});

export const NO_GOALS: SeasonGoals = { sessions: null, rides: null, hours: null };

export const spotAt = (id: number, latitude: number): Spot => ({
  spot_id: id,
  name: `Spot ${id}`,
  is_named: false,
  latitude,
  longitude: -122.5,
  sessions: 4,
  rides: 40,
  first_day: '2026-05-02',
  last_day: '2026-07-19',
  merged: [],
});
