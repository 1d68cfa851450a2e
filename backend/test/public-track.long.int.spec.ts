import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { decodeTrack, encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { sendRequest } from './http-client.ts';
import { join, type Person, visitor } from './person.ts';
import { type ActivityAnswer, readPublicly, share } from './uploaded-session.ts';

const PAGE = '<!doctype html><html><head><title>Rideline</title></head><body></body></html>';
const METERS_PER_DEGREE = 111_195;
const RADIUS = 300;
const WALK_SECONDS = 1200;

const { recorded: surf } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 20 });
const spot = { latitude: surf.latitude[0]!, longitude: surf.longitude[0]! };
/** 1.5 km inland of the spot. */
const home = { latitude: spot.latitude + 900 / METERS_PER_DEGREE, longitude: spot.longitude + 0.0136 };
const hidden_circle = { ...home, radius_meters: RADIUS };

let app: AppUnderTest;
let kai: Person;
let webApp: string;

beforeAll(async () => {
  webApp = await mkdtemp(joinPath(tmpdir(), 'rideline-web-'));
  await writeFile(joinPath(webApp, 'index.html'), PAGE);
  const addresses = ['/public/activity/:urlHash'];
  await writeFile(joinPath(webApp, 'page-list.json'), JSON.stringify({ addresses, pages: [] }));
  app = await startApp({}, webApp);
  kai = await join(app, 'kai@surf.example');
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
});
afterAll(async () => {
  await app.stop();
  await rm(webApp, { recursive: true, force: true });
});

/** A session with movement around the house before and after, and the way there and back. */
function sessionFrom(atHomeBefore: number, atHomeAfter: number) {
  const rows: (readonly [millis: number, latitude: number, longitude: number])[] = [];
  const start = surf.time[0]!;
  const end = surf.time.at(-1)!;
  const onTheWay = (share: number) =>
    [
      home.latitude + (spot.latitude - home.latitude) * share,
      home.longitude + (spot.longitude - home.longitude) * share,
    ] as const;
  const aroundHome = (second: number) =>
    [
      home.latitude + (30 * Math.sin(second / 40)) / METERS_PER_DEGREE,
      home.longitude + (30 * Math.sin(second / 40)) / METERS_PER_DEGREE,
    ] as const;
  for (let second = atHomeBefore; second > 0; second--) {
    rows.push([start - (WALK_SECONDS + second) * 1000, ...aroundHome(second)]);
  }
  for (let second = WALK_SECONDS; second > 0; second--) {
    rows.push([start - second * 1000, ...onTheWay(1 - second / WALK_SECONDS)]);
  }
  surf.time.forEach((time, row) => rows.push([time, surf.latitude[row]!, surf.longitude[row]!]));
  for (let second = 1; second <= WALK_SECONDS; second++) {
    rows.push([end + second * 1000, ...onTheWay(1 - second / WALK_SECONDS)]);
  }
  for (let second = 1; second <= atHomeAfter; second++) {
    rows.push([end + (WALK_SECONDS + second) * 1000, ...aroundHome(second)]);
  }
  const column = (pick: (row: (typeof rows)[number]) => number) => Float64Array.from(rows, pick);
  const unknown = new Float64Array(rows.length).fill(Number.NaN);
  return encodeTrackFile(
    {
      length: rows.length,
      time: column(([time]) => time),
      latitude: column(([, latitude]) => latitude),
      longitude: column(([, , longitude]) => longitude),
      recordedSpeed: unknown,
      recordedDistance: unknown,
      denseSpeed: null,
    },
    'gpx',
  );
}

async function shared(file: Uint8Array, fileName: string, privacy: object): Promise<string> {
  const { url_hash } = (await (await kai.upload(file, fileName)).json()) as { url_hash: string };
  await kai.json('PUT', `/activities/${url_hash}/privacy`, privacy);
  await share(kai, url_hash);
  return url_hash;
}

/** Parses the JSON of an answer or inside a page. */
const dataOf = (text: string): unknown =>
  JSON.parse(/id="data">(.*?)<\/script>/s.exec(text)?.[1] ?? /\{.*\}/.exec(text)![0]);

/** An answer with its track decoded, whose last digits depend on the preceding points. */
function withTrack(text: string): unknown {
  const { track, ...rest } = dataOf(text) as { track: string };
  return { ...rest, track: decodeTrack(Buffer.from(track, 'base64')) };
}

/** Tolerance per unit: the last stored digit, which depends on the preceding points. */
const ROUNDED = /speed|distance|measured/;
const LAST_DIGIT = 0.05;

/** Paths at which two answers differ by more than the tolerance. */
function differences(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].flatMap((key) =>
      differences(
        (one as Record<string, unknown>)[key],
        (other as Record<string, unknown>)[key],
        `${path}/${key}`,
      ),
    );
  }
  if (one === other) return [];
  const isRounded = typeof one === 'number' && typeof other === 'number' && ROUNDED.test(path);
  return isRounded && Math.abs(one - other) <= LAST_DIGIT
    ? []
    : [`${path}: ${String(one)}, ${String(other)}`];
}

/** All public representations of a session, without its random names. */
async function seenOf(urlHash: string): Promise<Record<string, string>> {
  const { map_file } = await kai.json<{ map_file: string }>('GET', `/activities/${urlHash}/generate-map`);
  const read = (path: string, accept = '*/*') => visitor(app).call('GET', path, undefined, { accept });
  const answers = {
    json: await read(`/public/activities/${urlHash}`),
    inFeet: await read(`/public/activities/${urlHash}?distance_unit=feet&speed_unit=mph`),
    columns: await read(`/public/activities/${urlHash}`, 'application/vnd.rideline.columns+json'),
    picture: await read(`/public/activities/${urlHash}/picture.png`),
    map: await read(`/results/${map_file}`),
    page: await sendRequest(app.url, 'GET', `/public/activity/${urlHash}`, {
      headers: { accept: 'text/html' },
    }),
  };
  const texts = Object.entries(answers).map(async ([name, answer]) => {
    const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect([name, answer.status]).toEqual([name, 200]);
    const headers = ['last-modified', 'content-type', 'cache-control'].map((key) => answer.headers.get(key));
    const text = [...headers, body].join('\n');
    return [
      name,
      text
        .replaceAll(urlHash, 'URL_HASH')
        .replaceAll(map_file, 'MAP_FILE')
        .replaceAll(/"activity_id":\d+/g, '"activity_id":0'),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

describe('public answers of sessions with a hidden home', () => {
  it('do not depend on the hidden part: duration, time or distance', async () => {
    const privacy = { rides_only: false, hidden_circle };
    const short = await seenOf(await shared(sessionFrom(60, 45), '2026-03-01-071500.gpx', privacy));
    const long = await seenOf(await shared(sessionFrom(2400, 1800), '2026-03-01-063600.gpx', privacy));
    for (const face of ['page', 'picture'] as const)
      expect([face, long[face] === short[face]]).toEqual([face, true]);
    for (const face of ['json', 'inFeet'] as const) {
      expect([face, differences(dataOf(short[face]!), dataOf(long[face]!))]).toEqual([face, []]);
    }
    for (const face of ['columns', 'map'] as const) {
      expect([face, differences(withTrack(short[face]!), withTrack(long[face]!))]).toEqual([face, []]);
    }
    expect((dataOf(short['json']!) as ActivityAnswer).surf_rides.length).toBeGreaterThan(0);
  });

  it('start and end with the first and last visible point', async () => {
    const urlHash = await shared(sessionFrom(700, 45), 'Kuta.gpx', { rides_only: false, hidden_circle });
    const shown = await readPublicly(app, urlHash);
    const { trackpoints } = shown as ActivityAnswer & { trackpoints: { time: string }[] };
    expect(shown).toMatchObject({
      activity_name: 'Morning surf',
      activity_time: trackpoints[0]!.time,
      point_count: trackpoints.length,
    });
  });

  it('are an empty session without a date if every point is hidden', async () => {
    const everything = { ...home, radius_meters: 5000 };
    const urlHash = await shared(sessionFrom(300, 45), 'Kuta.gpx', {
      rides_only: false,
      hidden_circle: everything,
    });
    expect(await readPublicly(app, urlHash)).toMatchObject({
      activity_time: null,
      point_count: 0,
      surf_rides: [],
      trackpoints: [],
    });
    const { page, map } = await seenOf(urlHash);
    expect(page).toContain('Date not available. Rides 0');
    expect(withTrack(map!)).toMatchObject({ track: { length: 0 }, rides: [] });
  });
});
