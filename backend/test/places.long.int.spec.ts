import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';
import { until } from './support/until.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person, visitor } from './person.ts';
import { share } from './uploaded-session.ts';

interface Placed {
  readonly url_hash: string;
  readonly place: string | null;
}
interface Whole extends Placed {
  readonly time_zone: string | null;
  readonly trackpoints: readonly { readonly time: string; readonly latitude: number }[];
}

const JEFFREYS_BAY = { latitude: -34.033, longitude: 24.933 };
const OPEN_SEA = { latitude: 0, longitude: -142.5 };

let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
});
afterAll(() => app.stop());

let day = 0;
/** Uploads a simulated session that begins at this place, each on a day of its own, and returns its url_hash. */
async function uploadAt({ latitude, longitude }: typeof OPEN_SEA, eastwards = 0): Promise<string> {
  day += 2;
  const { recorded } = simulateSession({
    surfType: 'traveling_waves',
    seed: 12,
    durationMinutes: 20,
    startTime: epochMillis(Date.UTC(2026, 4, day, 23)),
  });
  const first = recorded.longitude.findIndex((degrees) => !Number.isNaN(degrees));
  const moved = (column: Float64Array, to: number) => column.map((degrees) => degrees + to - column[first]!);
  const east = moved(recorded.longitude, longitude);
  const file = encodeTrackFile(
    {
      ...recorded,
      latitude: moved(recorded.latitude, latitude),
      longitude: east.map((degrees, row) => degrees + (eastwards * row) / east.length),
    },
    'gpx',
  );
  return ((await (await kai.upload(file, 'a.gpx')).json()) as Placed).url_hash;
}

const placeInList = async (urlHash: string) =>
  (await kai.json<Placed[]>('GET', '/activities')).find(({ url_hash }) => url_hash === urlHash)?.place;
const session = (urlHash: string) => kai.json<Whole>('GET', `/activities/${urlHash}`);

describe('the place of a session', () => {
  it('is the nearest town to its start, on its page and in the list', async () => {
    const [first, second] = [await uploadAt(JEFFREYS_BAY), await uploadAt(JEFFREYS_BAY)];
    const place = 'Jeffreys Bay, South Africa';
    expect((await session(first)).place).toBe(place);
    expect(await placeInList(second)).toBe(place);
    expect((await session(second)).place).toBe(place);
  });

  it('is where its rides began, not where a long way home led', async () => {
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 12, durationMinutes: 20 });
    const way = Array.from({ length: 3600 }, (_, second) => second + 1);
    const joined = (column: Float64Array, value: (second: number) => number) =>
      Float64Array.from([...column, ...way.map(value)]);
    const at = (column: Float64Array, to: number) => column.map((degrees) => degrees + to - column[0]!);
    const latitude = at(recorded.latitude, JEFFREYS_BAY.latitude);
    const longitude = at(recorded.longitude, JEFFREYS_BAY.longitude);
    const last = (column: Float64Array) => column[column.findLastIndex((value) => value === value)]!;
    const file = encodeTrackFile(
      {
        ...recorded,
        length: recorded.length + way.length,
        time: joined(recorded.time, (second) => last(recorded.time) + second * 1000),
        latitude: joined(latitude, () => last(latitude)),
        longitude: joined(longitude, (second) => last(longitude) - second * 0.0002),
        recordedSpeed: joined(recorded.recordedSpeed, () => NaN),
        recordedDistance: joined(recorded.recordedDistance, () => NaN),
      },
      'gpx',
    );
    const { url_hash: urlHash } = (await (await kai.upload(file, 'ferry.gpx')).json()) as Placed;
    expect(await placeInList(urlHash)).toBe('Jeffreys Bay, South Africa');
    expect((await session(urlHash)).place).toBe('Jeffreys Bay, South Africa');
  });

  it('has the clock of its rides, not of the harbor where its recording began', async () => {
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 12, durationMinutes: 20 });
    const [latitude, longitude] = [-28.26, 153.58];
    const moved = (column: Float64Array, to: number) => column.map((degrees) => degrees + to - column[0]!);
    const way = Array.from({ length: 1500 }, (_, second) => 1500 - second);
    const after = (column: Float64Array, value: (seconds: number) => number) =>
      Float64Array.from([...way.map(value), ...column]);
    const file = encodeTrackFile(
      {
        ...recorded,
        length: way.length + recorded.length,
        time: after(recorded.time, (seconds) => recorded.time[0]! - seconds * 1000),
        latitude: after(moved(recorded.latitude, latitude), (seconds) => latitude + seconds * 0.0002),
        longitude: after(moved(recorded.longitude, longitude), () => longitude),
        recordedSpeed: after(recorded.recordedSpeed, () => NaN),
        recordedDistance: after(recorded.recordedDistance, () => NaN),
      },
      'gpx',
    );
    const { url_hash: urlHash } = (await (await kai.upload(file, 'harbor.gpx')).json()) as Placed;
    const { time_zone, trackpoints } = await session(urlHash);
    expect(trackpoints[0]!.latitude).toBeGreaterThan(-28);
    expect(time_zone).toBe('Australia/Sydney');
  });

  it('is null far from every town', async () => {
    const urlHash = await uploadAt(OPEN_SEA);
    expect(await placeInList(urlHash)).toBeNull();
    expect((await session(urlHash)).place).toBeNull();
  });

  it('moves with a start that is trimmed, and back', async () => {
    const urlHash = await uploadAt(JEFFREYS_BAY, -0.3);
    const { trackpoints } = await session(urlHash);
    const trim = (part: object | null) =>
      kai.json<Placed>('PUT', `/activities/${urlHash}/trim`, { kept_part: part });
    const late = trackpoints[Math.floor(trackpoints.length * 0.75)]!.time;
    const kept = { start_time: late, end_time: trackpoints.at(-1)!.time };
    expect((await trim(kept)).place).toBe('near Kruisfontein, South Africa');
    expect(await placeInList(urlHash)).toBe('near Kruisfontein, South Africa');
    expect((await trim(null)).place).toBe('Humansdorp, South Africa');
  });

  it('is for the owner only', async () => {
    const urlHash = await uploadAt(JEFFREYS_BAY);
    await session(urlHash);
    await share(kai, urlHash);
    const answer = await visitor(app).call('GET', `/public/activities/${urlHash}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('Jeffreys');
    expect(await (await fetch(`${app.url}/public/activity/${urlHash}`)).text()).not.toContain('Jeffreys');
  });

  it('goes with its session', async () => {
    const urlHash = await uploadAt(JEFFREYS_BAY);
    await session(urlHash);
    await kai.call('DELETE', `/activities/${urlHash}`);
    const left = () =>
      app.database
        .query('SELECT FROM activities.places WHERE url_hash = $1', [urlHash])
        .then((rows) => rows.length);
    await until('the place is removed', async () => (await left()) === 0);
  });
});
