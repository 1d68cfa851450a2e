import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { FAULTS } from '../../scripts/stand-ins/http/faults.ts';
import { json } from '../../scripts/stand-ins/http/reply.ts';
import { startWeatherStandIn, type WeatherStandIn } from '../../scripts/stand-ins/weather/start-weather.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { caughtUp } from './everything.ts';
import { join, type Person, visitor } from './person.ts';
import { shortenDemo } from './surf-community.ts';
import { fileAt, share } from './uploaded-session.ts';

interface Session {
  readonly url_hash: string;
  readonly conditions: { readonly weather: Readonly<Record<string, unknown>> | null } | null;
  readonly trackpoints: readonly {
    readonly time: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
}

const BEACH = { latitude: 37.76, longitude: -122.512 };

const log: string[] = [];
let weather: WeatherStandIn;
let app: AppUnderTest;
let kai: Person;
let day = 1;

beforeAll(async () => {
  weather = await startWeatherStandIn();
  app = await startApp({ ...weather.settings, LOG_LEVEL: 'warn' }, undefined, {
    write: (line) => void log.push(line),
  });
  kai = await join(app, 'kai@surf.example');
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
});
afterAll(async () => {
  await app.stop();
  await weather.stop();
});
afterEach(() => {
  weather.faults.clear();
  weather.counts.reset();
  weather.asked.length = 0;
  log.length = 0;
});

/** Uploads a session of a day of its own. */
async function surf(place = BEACH): Promise<string> {
  const start = new Date(Date.UTC(2026, 4, (day += 2), 14, 30)).toISOString();
  const answer = await kai.upload(fileAt(place, start, 15), 'a.gpx');
  return ((await answer.json()) as Session).url_hash;
}
const read = (urlHash: string) => kai.json<Session>('GET', `/activities/${urlHash}`);
const weatherOf = async (urlHash: string) => (await read(urlHash)).conditions!.weather;
const recorded = (urlHash: string) => eventually(async () => (await weatherOf(urlHash)) ?? undefined, 60_000);
const told = (part: string) => log.filter((line) => line.includes(part));
const eventsOf = (urlHash: string) =>
  app.database.query<{ data: object }>(
    `SELECT data FROM eventlog.events WHERE stream_id = $1 AND type = 'WeatherRecorded'`,
    [`activity-${urlHash}`],
  );

describe('the weather of a session', () => {
  it('is asked for once, by day and a place of 11 km, and kept for its readers', async () => {
    const urlHash = await surf();
    const found = await recorded(urlHash);
    const at = `2026-05-${String(day).padStart(2, '0')}T15:00:00.000Z`;
    expect(found).toEqual({
      source: 'Open-Meteo',
      wave_height: 2.9,
      wave_period: 10.5,
      wave_direction: 281.5,
      wind_speed: 13.5,
      wind_direction: 301.5,
      water_temperature: 15,
      at,
    });
    expect(weather.asked).toEqual([
      {
        latitude: '37.8',
        longitude: '-122.5',
        hourly:
          'wave_height,wave_period,wave_direction,wind_speed_10m,wind_direction_10m,sea_surface_temperature',
        models: 'best_match,ecmwf_ifs',
        start_date: at.slice(0, 10),
        end_date: at.slice(0, 10),
      },
    ]);
    const [event] = await eventsOf(urlHash);
    expect(event!.data).toMatchObject({ at, models: 'best_match,ecmwf_ifs' });
    expect(JSON.stringify(event!.data)).not.toContain('281.5');
  });

  it('is not shown to visitors where the start is hidden or trimmed, whose hour it tells', async () => {
    const urlHash = await surf();
    const found = await recorded(urlHash);
    await share(kai, urlHash);
    const seen = async () =>
      (await visitor(app).json<Session>('GET', `/public/activities/${urlHash}`)).conditions?.weather ?? null;
    const choose = (rides_only: boolean) =>
      kai.json('PUT', `/activities/${urlHash}/privacy`, { rides_only, hidden_circle: null });
    await choose(true);
    expect(await seen()).toBeNull();
    await choose(false);
    expect(await seen()).toEqual(found);
    const points = (await read(urlHash)).trackpoints;
    await kai.json('PUT', `/activities/${urlHash}/trim`, {
      kept_part: { start_time: points[300]!.time, end_time: points.at(-1)!.time },
    });
    expect(await seen()).toBeNull();
    expect(await weatherOf(urlHash)).toEqual(found);
  });

  it('is shown to visitors, and not where a place is hidden', async () => {
    const urlHash = await surf();
    const found = await recorded(urlHash);
    await share(kai, urlHash);
    const seen = () => visitor(app).json<Session>('GET', `/public/activities/${urlHash}`);
    expect((await seen()).conditions!.weather).toEqual(found);
    const { latitude, longitude } = (await read(urlHash)).trackpoints[0]!;
    await kai.json('PUT', `/activities/${urlHash}/privacy`, {
      rides_only: false,
      hidden_circle: { latitude, longitude, radius_meters: 100 },
    });
    expect((await seen()).conditions).toBeNull();
  });

  it('is in the archive and its table', async () => {
    const urlHash = await surf();
    const found = await recorded(urlHash);
    const archive = await kai.call('GET', '/users/me/export');
    const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const sessions = JSON.parse(strFromU8(entries['activities.json']!)) as Session[];
    expect(sessions.find(({ url_hash }) => url_hash === urlHash)!.conditions!.weather).toEqual(found);
    expect(strFromU8(entries['activities.csv']!)).toContain(',2.9,10.5,281.5,13.5,301.5,15,');
  });

  it('keeps what the service does not know as null', async () => {
    const found = await recorded(await surf({ latitude: 0, longitude: -30 }));
    expect(found).toMatchObject({ wave_height: null, water_temperature: null, wind_speed: 13.5 });
  });

  it('does not delay the session', async () => {
    const { release } = weather.faults.hold('marine');
    const urlHash = await surf();
    await weather.counts.whenReached('marine', 1);
    expect(await weatherOf(urlHash)).toBeNull();
    release();
    await recorded(urlHash);
    expect(weather.counts.of('marine')).toBe(1);
  });

  it('is asked for once for two recordings of one session', async () => {
    const first = await surf();
    const found = await recorded(first);
    const start = new Date(Date.UTC(2026, 4, day, 14, 31)).toISOString();
    const answer = await kai.upload(fileAt(BEACH, start, 15), 'phone.gpx');
    const { url_hash: second } = (await answer.json()) as Session;
    expect(await recorded(second)).toEqual(found);
    expect(weather.counts.of('marine')).toBe(1);
  });

  it('is asked for again after failures, and recorded once', async () => {
    weather.faults.next('marine', FAULTS.status(429, { 'retry-after': '1' }), 2);
    weather.faults.next('marine', FAULTS.status(503));
    weather.faults.next('marine', FAULTS.refused);
    weather.faults.next('marine', FAULTS.slow(6_000));
    const urlHash = await surf();
    await recorded(urlHash);
    await caughtUp(app);
    expect(weather.counts.of('marine')).toBe(6);
    expect(await eventsOf(urlHash)).toHaveLength(1);
    expect(told('no answer within 5000 ms')).toHaveLength(1);
  }, 60_000);

  it('is not there after eight failures, and the next session has its own', async () => {
    weather.faults.next('marine', FAULTS.status(429), 8);
    const without = await surf();
    const urlHash = await surf();
    await recorded(urlHash);
    expect(weather.counts.of('marine')).toBe(9);
    expect(await weatherOf(without)).toBeNull();
    expect(told('No weather for a session after 8 tries')).toHaveLength(1);
    expect(await app.database.query('SELECT 1 FROM eventlog.dead_letters')).toEqual([]);
  }, 60_000);

  it.each([
    ['a page', FAULTS.page()],
    ['no JSON', FAULTS.notJson],
    ['nothing', FAULTS.empty(204)],
    ['a refusal', { kind: 'reply', reply: json(400, { error: true, reason: 'Invalid date' }) }],
    ['another hour', { kind: 'reply', reply: json(200, { hourly: { time: [], wave_height: [] } }) }],
  ] as const)('is not there after an answer of %s, which is logged once', async (_, fault) => {
    weather.faults.next('marine', fault);
    const without = await surf();
    const urlHash = await surf();
    await recorded(urlHash);
    expect(weather.counts.of('marine')).toBe(2);
    expect(await weatherOf(without)).toBeNull();
    expect(told('an answer of no use')).toHaveLength(1);
  });

  it('is deleted with the session, also while it is asked for', async () => {
    const { release } = weather.faults.hold('marine');
    const urlHash = await surf();
    await weather.counts.whenReached('marine', 1);
    expect((await kai.call('DELETE', `/activities/${urlHash}`)).ok).toBe(true);
    release();
    await caughtUp(app);
    expect(await eventsOf(urlHash)).toEqual([]);
  });

  it('is asked for no simulated session', async () => {
    shortenDemo(app);
    expect(await kai.json('POST', '/demo-activities')).toEqual({ loaded: 2 });
    await caughtUp(app);
    expect(weather.counts.of('marine')).toBe(0);
    const demo = await app.database.query<{ weather: unknown }>(
      `SELECT document->>'weather' AS weather FROM read_activities.activity WHERE (document->>'isDemo')::boolean`,
    );
    expect(demo).toEqual([{ weather: null }, { weather: null }]);
  });
});
