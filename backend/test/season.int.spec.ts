import { beforeAll, describe, expect, it } from '@jest/globals';
import { encodeTrackFile, epochMillis, simulateSession, type SurfType } from '@rideline/detection-engine';
import { strFromU8, unzipSync } from 'fflate';
import type { Person } from './person.ts';
import { newPerson, sharedApp } from './shared-app.ts';

interface Figures {
  readonly sessions: number;
  readonly days: number;
  readonly time_in_water: number;
  readonly rides: number;
  readonly rides_per_hour: number | null;
  readonly distance_ridden: number;
  readonly time_ridden: number;
  readonly attempts: number | null;
  readonly success_rate: number | null;
  readonly spots: number;
}
interface RideRecord {
  readonly value: number;
  readonly url_hash: string;
  readonly ride_number: number;
  readonly day: string;
}
interface Season {
  readonly from: string | null;
  readonly to: string | null;
  readonly figures: Figures;
  readonly previous: Figures | null;
  readonly records: { readonly longest_distance: RideRecord | null; readonly most_rides: object | null };
  readonly months: readonly { readonly month: string; readonly sessions: number }[];
  readonly days: readonly { readonly day: string; readonly sessions: number }[];
  readonly vessels: readonly { readonly vessel_id: number | null; readonly name: string | null }[];
  readonly spots: readonly { readonly spot_id: number | null; readonly figures: Figures }[];
  readonly trips: readonly object[];
}
interface Spot {
  readonly spot_id: number;
  readonly name: string | null;
  readonly is_named: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly sessions: number;
  readonly rides: number;
  readonly first_day: string;
  readonly last_day: string;
  readonly merged: readonly { readonly spot_id: number; readonly name: string | null }[];
}
interface Activity {
  readonly total_rides: number;
  readonly totals: { readonly total_distance: number; readonly total_time: number };
  readonly trackpoints: readonly { readonly time: string }[];
  readonly surf_rides: readonly { readonly id: number; readonly distance: number; readonly rough: boolean }[];
}

const PACIFICA = { latitude: 37.594, longitude: -122.505 };
const TOFINO = { latitude: 49.1, longitude: -125.9 };
const AUCKLAND = { latitude: -36.9, longitude: 174.45 };
const FIJI = { latitude: -17.5, longitude: 179.9995 };

const app = await sharedApp();
const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** A simulated session that begins at a place and a time. All have the same rides. */
function fileOf(start: string, place: typeof PACIFICA, surfType: SurfType) {
  const startTime = epochMillis(Date.parse(start));
  const { recorded } = simulateSession({ surfType, seed: 12, durationMinutes: 65, startTime });
  const row = recorded.latitude.findIndex((degrees) => !Number.isNaN(degrees));
  const [north, east] = [recorded.latitude[row]!, recorded.longitude[row]!];
  return encodeTrackFile(
    {
      ...recorded,
      latitude: recorded.latitude.map((degrees) => degrees + place.latitude - north),
      longitude: recorded.longitude.map((degrees) => wrap(degrees + place.longitude - east)),
    },
    'gpx',
    { name: start },
  );
}

async function upload(
  person: Person,
  start: string,
  place: typeof PACIFICA,
  surfType: SurfType = 'traveling_waves',
): Promise<string> {
  const fields = { surf_type: surfType === 'standing_waves' ? 'skookumchuck' : 'ocean' };
  const answer = await person.upload(fileOf(start, place, surfType), 'session.gpx', fields);
  return ((await answer.json()) as { url_hash: string }).url_hash;
}

const season = (person: Person, query = '') =>
  person.json<Season>('GET', `/season?surf_type=traveling_waves${query}`);
const spots = (person: Person) => person.json<Spot[]>('GET', '/spots');
const page = (person: Person, urlHash: string) => person.json<Activity>('GET', `/activities/${urlHash}`);
const seconds = ({ trackpoints }: Activity) =>
  (Date.parse(trackpoints.at(-1)!.time) - Date.parse(trackpoints[0]!.time)) / 1000;

describe('a season without sessions', () => {
  it('has figures of 0, no rates and no months', async () => {
    const kai = await newPerson(app);
    expect(await season(kai)).toMatchObject({ from: null, to: null, previous: null, months: [], days: [] });
    const asked = await season(kai, '&from=2025-12-31&to=2026-02-01');
    expect(asked.figures).toMatchObject({ sessions: 0, time_in_water: 0, rides_per_hour: null, spots: 0 });
    expect(asked.previous).toEqual(asked.figures);
    expect(await spots(kai)).toEqual([]);
  });

  it('answers days that are none with 422, and foreign vessels and spots with 404', async () => {
    const kai = await newPerson(app);
    for (const [query, status] of [
      ['2026-02-30', 422],
      ['26-1-1', 422],
      ['0000-01-01', 422],
      ['2026-01-01&to=2025-12-31', 422],
      ['0001-01-01&to=9999-12-31', 422],
      ['2026-01-01&vessel_id=900001', 404],
      ['2026-01-01&spot_id=900001', 404],
    ] as const) {
      const answer = await kai.call('GET', `/season?surf_type=traveling_waves&from=${query}`);
      expect([query, answer.status]).toEqual([query, status]);
    }
  });
});

describe('a season', () => {
  let kai: Person;
  let home: readonly [string, string];
  let away: readonly [string, string];
  let board: number;
  beforeAll(async () => {
    kai = await newPerson(app);
    const vessel = { brand: 'Mega', model: 'One', nickname: 'Flash', type: 'foil' };
    board = (await kai.json<{ id: number }>('POST', '/surf-vessels', vessel)).id;
    // 31 May in Pacifica, 1 June in UTC.
    home = [
      await upload(kai, '2026-06-01T02:30:00Z', PACIFICA),
      await upload(kai, '2026-06-20T16:00:00Z', PACIFICA),
    ];
    away = [
      await upload(kai, '2026-07-10T16:00:00Z', TOFINO),
      await upload(kai, '2026-07-13T16:00:00Z', TOFINO),
    ];
    await upload(kai, '2026-08-20T16:00:00Z', PACIFICA);
    await kai.json('PUT', `/activities/${home[0]}`, { surf_vessel_id: board });
  });

  it('has the sums of what the pages of its sessions show', async () => {
    const pages = await Promise.all([...home, ...away].map((urlHash) => page(kai, urlHash)));
    const sum = (value: (activity: Activity) => number) =>
      pages.reduce((total, activity) => total + value(activity), 0);
    const { figures, ...answer } = await season(kai, '&from=2026-05-01&to=2026-07-31');
    const rides = sum(({ total_rides }) => total_rides);
    const time = sum(seconds);
    expect(figures).toMatchObject({ sessions: 4, days: 4, rides, attempts: null, spots: 2 });
    expect(figures.time_in_water).toBeCloseTo(time, 6);
    expect(figures.rides_per_hour).toBeCloseTo(rides / (time / 3600), 9);
    expect(figures.distance_ridden).toBeCloseTo(
      sum(({ totals }) => totals.total_distance),
      6,
    );
    expect(figures.time_ridden).toBeCloseTo(
      sum(({ totals }) => totals.total_time),
      6,
    );
    expect(answer).toMatchObject({ from: '2026-05-01', to: '2026-07-31', previous: { sessions: 0 } });
    const longest = pages.flatMap(({ surf_rides }) => surf_rides).filter(({ rough }) => !rough);
    expect(answer.records.longest_distance?.value).toBe(Math.max(...longest.map(({ distance }) => distance)));
  });

  it('counts a session on its day, on its board, and a trip away from home', async () => {
    const whole = await season(kai);
    expect(whole).toMatchObject({ from: '2026-05-31', to: '2026-08-20' });
    expect(whole.days.map(({ day }) => day)).toEqual([
      '2026-05-31',
      '2026-06-20',
      '2026-07-10',
      '2026-07-13',
      '2026-08-20',
    ]);
    expect(whole.months.map(({ month, sessions }) => [month, sessions])).toEqual([
      ['2026-05', 1],
      ['2026-06', 1],
      ['2026-07', 2],
      ['2026-08', 1],
    ]);
    expect(whole.vessels.map(({ vessel_id, name }) => [vessel_id, name])).toEqual([
      [null, null],
      [board, 'Flash'],
    ]);
    expect(whole.trips).toMatchObject([
      { place: 'near Tofino, British Columbia', from: '2026-07-10', to: '2026-07-13', sessions: 2 },
    ]);
    const onBoard = await season(kai, `&vessel_id=${board}&from=2026-05-31&to=2026-05-31`);
    expect(onBoard.figures.sessions).toBe(1);
    const june = await season(kai, '&from=2026-07-01&to=2026-07-31');
    expect([june.figures.sessions, june.previous?.sessions]).toEqual([2, 2]);
  });

  it('lists spots with the one of most sessions first, and where their rides began', async () => {
    const [first, second] = await spots(kai);
    expect(first).toMatchObject({
      name: 'Pacifica, California',
      is_named: false,
      sessions: 3,
      first_day: '2026-05-31',
      last_day: '2026-08-20',
    });
    const { rides } = (await season(kai, `&spot_id=${first!.spot_id}`)).figures;
    expect(first!.rides).toBe(rides);
    const path = `/spots/${first!.spot_id}/take-offs`;
    const all = await kai.json<Record<string, unknown[]>>('GET', path);
    for (const column of Object.values(all)) expect(column).toHaveLength(rides);
    const may = await kai.json<Record<string, unknown[]>>('GET', `${path}?to=2026-05-31`);
    expect(new Set(may['url_hash'])).toEqual(new Set([home[0]]));
    const { surf_rides } = await page(kai, home[0]);
    expect(may['distance']).toEqual(surf_rides.map(({ distance }) => distance));
    expect(second!.sessions).toBe(2);
    expect((await kai.call('GET', `${path}?from=yesterday`)).status).toBe(422);
  });

  it('keeps a chosen name, which an empty one takes back', async () => {
    const [{ spot_id: id }] = (await spots(kai)) as [Spot, Spot];
    expect(await kai.json('PUT', `/spots/${id}`, { name: ' Linda Mar ' })).toMatchObject({
      name: 'Linda Mar',
      is_named: true,
    });
    expect((await season(kai)).spots[0]).toMatchObject({ spot_id: id, name: 'Linda Mar' });
    expect((await kai.call('PUT', `/spots/${id}`, { name: 'a'.repeat(61) })).status).toBe(400);
    const archive = await kai.call('GET', '/users/me/export');
    const facts = unzipSync(new Uint8Array(await archive.arrayBuffer()))['account.json'];
    expect(strFromU8(facts!)).toContain('Linda Mar');
    expect(await kai.json('PUT', `/spots/${id}`, { name: '' })).toMatchObject({
      name: 'Pacifica, California',
      is_named: false,
    });
  });

  it('is private', async () => {
    const other = await newPerson(app);
    const [{ spot_id: id }] = (await spots(kai)) as [Spot, Spot];
    expect((await season(other)).figures.sessions).toBe(0);
    for (const named of [`spot_id=${id}`, `vessel_id=${board}`]) {
      expect((await other.call('GET', `/season?surf_type=traveling_waves&${named}`)).status).toBe(404);
    }
  });
});

describe('a season after an edit', () => {
  it('counts what the page shows after a trim, a deleted ride and an exclusion from records', async () => {
    const kai = await newPerson(app);
    const urlHash = await upload(kai, '2026-06-14T16:00:00Z', PACIFICA);
    const whole = await page(kai, urlHash);
    const { records } = await season(kai);
    const { ride_number: number } = records.longest_distance!;
    const longest = whole.surf_rides[number - 1]!;
    expect(records.longest_distance).toMatchObject({ value: longest.distance, url_hash: urlHash });

    await kai.call('DELETE', `/rides/${longest.id}`);
    const after = await season(kai);
    expect(after.figures.rides).toBe(whole.total_rides - 1);
    expect(after.records.longest_distance!.value).toBeLessThan(longest.distance);

    const [start, end] = [whole.trackpoints[0]!, whole.trackpoints.at(-600)!];
    await kai.json('PUT', `/activities/${urlHash}/trim`, {
      kept_part: { start_time: start.time, end_time: end.time },
    });
    const trimmed = await season(kai);
    expect(trimmed.figures.time_in_water).toBeCloseTo(seconds(await page(kai, urlHash)), 6);
    expect(trimmed.figures.time_in_water).toBeLessThan(after.figures.time_in_water);

    await kai.json('PUT', `/activities/${urlHash}`, { excluded_from_records: true });
    expect((await season(kai)).records).toEqual({
      longest_distance: null,
      longest_time: null,
      max_speed: null,
      most_rides: null,
    });
  });

  it('tells the records that a session took, also after rides were detected again and a session left', async () => {
    const kai = await newPerson(app);
    const first = await upload(kai, '2026-06-03T16:00:00Z', PACIFICA);
    const { surf_rides: rides } = await page(kai, first);
    const held = (await season(kai)).records.longest_distance!;
    await kai.call('DELETE', `/rides/${rides[held.ride_number - 1]!.id}`);
    const before = (await season(kai)).records.longest_distance!;
    const second = await upload(kai, '2026-06-10T16:00:00Z', PACIFICA);
    const records = () =>
      kai.json<{ record: string; scope: string; value: number; replaced: RideRecord }[]>(
        'GET',
        `/activities/${second}/records`,
      );
    const { value, ride_number } = held;
    const longest = { record: 'longest_distance', scope: 'all', replaced: before, until: null };
    const [most, ofDistance] = await records();
    expect(most).toMatchObject({ record: 'most_rides', ride_number: null, value: rides.length });
    expect(ofDistance).toEqual({ ...longest, value, ride_number });

    for (const setting of [-1, 0]) {
      await kai.json('PUT', `/activities/${second}/surf-setting?setting_id=${setting}`);
      const now = (await season(kai)).records.longest_distance!;
      const again = (await records()).find(({ record }) => record === 'longest_distance');
      expect(again).toMatchObject({ ...longest, value: now.value });
    }
    await kai.call('DELETE', `/activities/${first}`);
    expect(await records()).toEqual([]);
  });

  it('counts a session on the day of the clock that its person chose, as the list shows it', async () => {
    const kai = await newPerson(app);
    await upload(kai, '2025-12-31T20:00:00Z', AUCKLAND);
    const days = async () => (await season(kai)).days.map(({ day }) => day);
    const ofYear = async (year: number) =>
      (await season(kai, `&from=${year}-01-01&to=${year}-12-31`)).figures.sessions;
    expect([await days(), await ofYear(2025), await ofYear(2026)]).toEqual([['2025-12-31'], 1, 0]);
    const units = { preferred_distance_unit: 'meters', preferred_speed_unit: 'km/h' };
    await kai.call('POST', '/users/me/update-preferences', { ...units, preferred_clock: 'spot' });
    expect([await days(), await ofYear(2025), await ofYear(2026)]).toEqual([['2026-01-01'], 0, 1]);
  });

  it('keeps spots and their names while one of their sessions is left', async () => {
    const kai = await newPerson(app);
    const first = await upload(kai, '2026-06-14T16:00:00Z', FIJI);
    const [found] = await spots(kai);
    await kai.json('PUT', `/spots/${found!.spot_id}`, { name: 'Date line' });
    const second = await upload(kai, '2026-06-16T16:00:00Z', FIJI);
    await kai.call('DELETE', `/activities/${first}`);
    await kai.json('PUT', `/activities/${second}/surf-setting?setting_id=-1`);
    await kai.json('PUT', `/activities/${second}/surf-setting?setting_id=0`);
    expect(await spots(kai)).toMatchObject([
      { spot_id: found!.spot_id, name: 'Date line', sessions: 1, first_day: '2026-06-16' },
    ]);
    await kai.call('DELETE', `/activities/${second}`);
    expect(await spots(kai)).toEqual([]);
    expect((await kai.call('GET', `/spots/${found!.spot_id}/take-offs`)).status).toBe(404);
  });

  it('has two spots in one after they were merged, and both again after that was undone', async () => {
    const kai = await newPerson(app);
    await upload(kai, '2026-06-14T16:00:00Z', PACIFICA);
    await upload(kai, '2026-06-16T16:00:00Z', { ...PACIFICA, latitude: 37.62 });
    const [one, other] = await spots(kai);
    const [from, into] = [one!.spot_id, other!.spot_id];
    await kai.json('PUT', `/spots/${from}`, { name: 'Linda Mar' });
    expect((await kai.call('POST', `/spots/${from}/merge`, { into: from })).status).toBe(422);
    expect((await kai.call('POST', `/spots/${from}/merge`, { into: 900_001 })).status).toBe(404);
    expect(await kai.json('POST', `/spots/${from}/merge`, { into })).toMatchObject({
      spot_id: into,
      sessions: 2,
      rides: one!.rides + other!.rides,
    });
    for (const path of [`/spots/${from}/take-offs`, `/season?surf_type=traveling_waves&spot_id=${from}`]) {
      expect((await kai.call('GET', path)).status).toBe(404);
    }
    const added = await upload(kai, '2026-06-18T16:00:00Z', PACIFICA);
    await kai.json('PUT', `/spots/${into}`, { name: 'The bay' });
    const title = async () =>
      (await kai.json<{ activity_name: string }>('GET', `/activities/${added}`)).activity_name;
    expect(await spots(kai)).toMatchObject([
      { spot_id: into, sessions: 3, merged: [{ spot_id: from, name: 'Linda Mar' }] },
    ]);
    expect(await title()).toContain('The bay');

    for (const time of ['once', 'again']) {
      expect([time, (await kai.call('DELETE', `/spots/${from}/merge`)).status]).toEqual([time, 204]);
    }
    const apart = await spots(kai);
    const ofAdded = await kai.json<Spot>('GET', `/spots/of/${added}`);
    const names = new Map([
      [from, 'Linda Mar'],
      [into, 'The bay'],
    ]);
    expect(new Map(apart.map(({ spot_id, name }) => [spot_id, name]))).toEqual(names);
    expect(apart.map(({ spot_id, sessions, merged }) => [spot_id, sessions, merged])).toEqual([
      [ofAdded.spot_id, 2, []],
      [ofAdded.spot_id === from ? into : from, 1, []],
    ]);
    expect(await title()).toContain(names.get(ofAdded.spot_id));
    expect((await kai.call('DELETE', '/spots/900001/merge')).status).toBe(404);
  });
});

describe('a season of standing waves', () => {
  it('has attempts with their success rate, and counts surf rides', async () => {
    const kai = await newPerson(app);
    const place = { latitude: 49.7385, longitude: -123.8955 };
    const urlHash = await upload(kai, '2026-06-14T16:00:00Z', place, 'standing_waves');
    const { total_rides, total_attempts, success_rate } = await kai.json<{
      total_rides: number;
      total_attempts: number;
      success_rate: number;
    }>('GET', `/activities/${urlHash}`);
    const { figures } = await kai.json<Season>('GET', '/season?surf_type=standing_waves');
    expect(figures).toMatchObject({ rides: total_rides, attempts: total_attempts, success_rate });
    expect((await season(kai)).figures).toMatchObject({ sessions: 0, attempts: null });
  });
});

describe('goals of a year', () => {
  it('are kept by year, and are none until they are set', async () => {
    const kai = await newPerson(app);
    const none = { sessions: null, rides: null, hours: null };
    expect(await kai.json('GET', '/season/goals/2026')).toEqual(none);
    const set = { sessions: 100, rides: null, hours: 150 };
    expect(await kai.json('PUT', '/season/goals/2026', set)).toEqual(set);
    expect(await kai.json('GET', '/season/goals/2026')).toEqual(set);
    expect(await kai.json('GET', '/season/goals/2027')).toEqual(none);
    for (const wrong of [{ ...set, rides: 0 }, { ...set, hours: 10_001 }, { ...set, rides: 1.5 }, {}]) {
      expect((await kai.call('PUT', '/season/goals/2026', wrong)).status).toBe(400);
    }
  });
});
