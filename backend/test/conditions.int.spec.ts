import { describe, expect, it } from '@jest/globals';
import { encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';
import { strFromU8, unzipSync } from 'fflate';
import { visitor } from './person.ts';
import { newPerson, sharedApp, unusedName } from './shared-app.ts';
import { fileAt, share } from './uploaded-session.ts';

interface Turn {
  readonly time: string;
  readonly kind: string;
}
interface Session {
  readonly url_hash: string;
  readonly activity_time: string;
  readonly time_zone: string | null;
  readonly utc_offset: string | null;
  readonly conditions: {
    readonly tide: {
      readonly station: string;
      readonly distance: number;
      readonly at_start: string;
      readonly share_at_start: number;
      readonly extremes: readonly Turn[];
      readonly curve: { readonly start: string; readonly step: number; readonly height: readonly number[] };
    } | null;
    readonly tide_reason: string | null;
    readonly sun: Readonly<Record<string, string | null>> | null;
    readonly weather: null;
  } | null;
  readonly surf_rides: readonly {
    readonly start_time: string;
    readonly tide: { readonly state: string; readonly share: number } | null;
  }[];
  readonly trackpoints: readonly { readonly latitude: number; readonly longitude: number }[];
}

const OCEAN_BEACH = { latitude: 37.76, longitude: -122.512 };

const app = await sharedApp();
const kai = await newPerson(app);
await kai.json('POST', '/users/me/update-username', { username: unusedName('kai') });

async function uploadAt(place: { latitude: number; longitude: number }, start: string): Promise<Session> {
  const { url_hash } = (await (await kai.upload(fileAt(place, start), 'a.gpx')).json()) as Session;
  return read(url_hash);
}
const read = (urlHash: string) => kai.json<Session>('GET', `/activities/${urlHash}`);
const seenByVisitors = (urlHash: string) =>
  visitor(app).json<Session>('GET', `/public/activities/${urlHash}`);

describe('the conditions of a session', () => {
  it('are tide and light around it, and the tide of each ride', async () => {
    const { conditions, surf_rides, url_hash } = await uploadAt(OCEAN_BEACH, '2026-06-01T14:30:00Z');
    expect(conditions).toMatchObject({
      tide: { station: 'Ocean Beach, outer coast', at_start: 'rising' },
      tide_reason: null,
      nearest_station: null,
      sun: { sunrise: '2026-06-01T12:49:48.000Z' },
      weather: null,
    });
    expect(conditions!.tide!.extremes.map(({ kind }) => kind)).toEqual(['low', 'high']);
    expect(surf_rides.length).toBeGreaterThan(3);
    const shares = surf_rides.map(({ tide }) => tide!.share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(new Set(surf_rides.map(({ tide }) => tide!.state))).toEqual(new Set(['rising']));
    const columns = await kai.call('GET', `/activities/${url_hash}`, undefined, {
      accept: 'application/vnd.rideline.columns+json',
    });
    expect(((await columns.json()) as Session).conditions).toEqual(conditions);
  });

  it('are there for visitors, and not where a place is hidden', async () => {
    const { url_hash, conditions, trackpoints } = await uploadAt(OCEAN_BEACH, '2026-06-03T14:30:00Z');
    await share(kai, url_hash);
    expect((await seenByVisitors(url_hash)).conditions).toEqual(conditions);
    await kai.json('PUT', `/activities/${url_hash}/privacy`, { rides_only: true, hidden_circle: null });
    expect((await seenByVisitors(url_hash)).conditions).toMatchObject({
      tide: { station: conditions!.tide!.station },
    });
    const { latitude, longitude } = trackpoints[0]!;
    await kai.json('PUT', `/activities/${url_hash}/privacy`, {
      rides_only: false,
      hidden_circle: { latitude, longitude, radius_meters: 100 },
    });
    const seen = await seenByVisitors(url_hash);
    expect(seen.conditions).toBeNull();
    expect(seen.surf_rides.every(({ tide }) => tide === null)).toBe(true);
    expect((await read(url_hash)).conditions).toEqual(conditions);
  });

  it('tell visitors who see the rides nothing of the part before and after them', async () => {
    const { recorded } = simulateSession({
      surfType: 'traveling_waves',
      seed: 12,
      durationMinutes: 40,
      startTime: epochMillis(Date.parse('2026-06-07T14:30:00Z')),
    });
    const surfer = await newPerson(app);
    await surfer.json('POST', '/users/me/update-username', { username: unusedName('lani') });
    /** What visitors see of rides with this many minutes of lying still before and after them. */
    const seenWith = async (minutes: number) => {
      const rows = Array.from({ length: minutes * 60 }, (_, second) => second + 1);
      const around = (column: Float64Array, before: (second: number) => number, after: typeof before) =>
        Float64Array.from([...rows.toReversed().map(before), ...column, ...rows.map(after)]);
      const still = (column: Float64Array) =>
        around(
          column,
          () => column[0]!,
          () => column.at(-1)!,
        );
      const none = () => NaN;
      const file = encodeTrackFile(
        {
          ...recorded,
          length: recorded.length + 2 * rows.length,
          time: around(
            recorded.time,
            (second) => recorded.time[0]! - second * 1000,
            (second) => recorded.time.at(-1)! + second * 1000,
          ),
          latitude: still(recorded.latitude),
          longitude: still(recorded.longitude),
          recordedSpeed: around(recorded.recordedSpeed, none, none),
          recordedDistance: around(recorded.recordedDistance, none, none),
        },
        'gpx',
      );
      const { url_hash } = (await (await surfer.upload(file, 'a.gpx')).json()) as Session;
      await share(surfer, url_hash);
      await surfer.json('PUT', `/activities/${url_hash}/privacy`, { rides_only: true, hidden_circle: null });
      const { conditions, surf_rides, time_zone, utc_offset, activity_time } = await seenByVisitors(url_hash);
      const own = await surfer.json<Session>('GET', `/activities/${url_hash}`);
      expect(own.conditions).not.toEqual(conditions);
      await surfer.call('DELETE', `/activities/${url_hash}`);
      const rides = surf_rides.map(({ start_time, tide }) => [start_time, tide]);
      return { conditions, rides, time_zone, utc_offset, activity_time };
    };
    const seen = await seenWith(1);
    expect(seen.conditions).toMatchObject({ tide: {}, sun: {} });
    expect(await seenWith(150)).toEqual(seen);
  });

  it('have no tide far from every station, and no sunrise in the polar day', async () => {
    const far = await uploadAt({ latitude: -34.03, longitude: 24.93 }, '2026-06-05T08:00:00Z');
    expect(far.conditions).toMatchObject({
      tide: null,
      tide_reason: 'no_station',
      nearest_station: { station: 'Port Elizabeth' },
    });
    const north = await uploadAt({ latitude: 68.27, longitude: 13.58 }, '2026-06-21T22:00:00Z');
    expect(north.conditions).toMatchObject({
      tide: { station: 'Kabelvåg' },
      sun: { first_light: null, sunrise: null, sunset: null, last_light: null },
    });
  });
});

describe('the season by tide and hour', () => {
  it('counts time and rides of each session once, and tells the tide that each began at', async () => {
    interface Part {
      readonly sessions: number;
      readonly rides: number;
      readonly time_in_water: number;
    }
    interface Season {
      readonly figures: Part;
      readonly tides: readonly (Part & { readonly state: string })[];
      readonly hours: readonly (Part & { readonly hour: number })[];
    }
    const path = '/season?surf_type=traveling_waves&from=2026-06-01&to=2026-06-04';
    const { figures, tides, hours } = await kai.json<Season>('GET', path);
    expect(figures.sessions).toBe(2);
    for (const parts of [tides, hours]) {
      const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
      expect(sum(({ rides }) => rides)).toBe(figures.rides);
      expect(sum(({ time_in_water }) => time_in_water)).toBeCloseTo(figures.time_in_water, 3);
    }
    expect(tides.map(({ state }) => state)).toContain('rising');
    expect(hours.map(({ hour }) => hour)).toEqual([7, 8]);
    const began = await kai.json<{ state: string }[]>('GET', '/season/tides');
    expect(began.map(({ state }) => state)).toContain('rising');
  });
});

describe('the personal archive', () => {
  it('has the conditions of each session and the tide of each ride', async () => {
    const archive = await kai.call('GET', '/users/me/export');
    const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const text = (name: string) => strFromU8(entries[name]!);
    const sessions = JSON.parse(text('activities.json')) as Session[];
    const newest = await read(sessions[0]!.url_hash);
    expect(sessions[0]!.conditions).toEqual(newest.conditions);
    expect(text('activities.csv')).toContain('"Ocean Beach, outer coast",rising,');
    expect(text('rides.csv')).toMatch(/,rising,0\.\d+,,,,,\r\n/);
  });
});
