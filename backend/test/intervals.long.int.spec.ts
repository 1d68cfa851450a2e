import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeTrackFile } from '@rideline/detection-engine';
import {
  type IntervalsStandIn,
  startIntervalsStandIn,
} from '../../scripts/stand-ins/intervals/start-intervals.ts';
import type { IntervalsAthlete, IntervalsOriginal } from '../../scripts/stand-ins/intervals/world.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { join, type Person, refusalOf } from './person.ts';
import { surf } from './strava-person.ts';

interface Listed {
  readonly intervals_activity_id: string;
  readonly activity_name: string;
  readonly held_by: string | null;
}

const DAY_MS = 86_400_000;
const YESTERDAY = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS + 15 * 3_600_000;

let intervals: IntervalsStandIn;
let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  intervals = await startIntervalsStandIn();
  app = await startApp(intervals.settings);
  kai = await join(app, 'kai@surf.example');
});
afterAll(async () => {
  await app.stop();
  await intervals.stop();
});

const connect = (api_key: string) => kai.call('POST', '/connect/intervals', { api_key });

/** Connects Kai to a new athlete. */
async function connected(): Promise<IntervalsAthlete> {
  const athlete = intervals.world.addAthlete();
  expect((await connect(` ${athlete.apiKey} `)).status).toBe(204);
  intervals.counts.reset();
  return athlete;
}
const synced = async (body: object = { sync_type: 'recent-10' }) =>
  (await kai.json<{ activities: Listed[] }>('POST', '/connect/intervals/sync', body)).activities;

describe('the key of intervals.icu', () => {
  it('is tried first, and a wrong one is told', async () => {
    expect(await refusalOf(await connect('wrong'))).toEqual([
      400,
      'intervals.icu does not accept this key. Please copy it again from its Settings, Developer Settings.',
    ]);
    expect((await connect(' ')).status).toBe(400);
    expect(await kai.json('GET', '/connect/intervals/status')).toMatchObject({
      is_connected: false,
      offered: true,
      athlete_id: null,
    });
  });
});

describe('a sync with intervals.icu', () => {
  it('says of what came from Strava that Strava alone hands it out', async () => {
    const athlete = await connected();
    intervals.world.addActivity({ athlete, name: 'Here', track: surf(YESTERDAY) });
    intervals.world.addActivity({
      athlete,
      name: 'There',
      source: 'STRAVA',
      track: surf(YESTERDAY - DAY_MS),
    });
    const [here, there] = await synced();
    expect([here, there]).toMatchObject([
      { activity_name: 'Here', held_by: null, has_track: true },
      { activity_name: 'Unnamed Activity', held_by: 'Strava', has_track: false },
    ]);
    expect(await kai.refusal('POST', `/analyze/intervals/${there!.intervals_activity_id}`)).toEqual([
      422,
      'intervals.icu has this activity from Strava and may not pass it on. Connect Strava, or export the file there and upload it.',
    ]);
    expect(intervals.counts.of('file')).toBe(0);
  });

  it('asks for older days only where the newest have too few', async () => {
    const athlete = await connected();
    for (let day = 0; day < 12; day++)
      intervals.world.addActivity({ athlete, name: `Day ${day}`, startTime: YESTERDAY - day * DAY_MS });
    expect(await synced()).toHaveLength(10);
    expect(intervals.counts.of('list')).toBe(1);
    intervals.world.addActivity({ athlete, name: 'Long ago', startTime: Date.UTC(2015, 1, 2, 18) });
    const names = (await synced({ sync_type: 'recent-30' })).map(({ activity_name }) => activity_name);
    expect(names).toHaveLength(13);
    expect(names.at(-1)).toBe('Long ago');
  });

  it('of a day lists what was recorded on that day where it was recorded', async () => {
    const athlete = await connected();
    const add = (name: string, startTime: number) =>
      intervals.world.addActivity({ athlete, name, startTime, zone: 'Pacific/Auckland' });
    add('Evening before', Date.UTC(2026, 5, 1, 11));
    add('Morning', Date.UTC(2026, 5, 1, 20));
    const listed = await synced({ sync_type: 'select-date', date: '2026-06-02' });
    expect(listed.map(({ activity_name }) => activity_name)).toEqual(['Morning']);
  });
});

describe('a recording of intervals.icu', () => {
  it.each<IntervalsOriginal>(['fit', 'fit.gz', 'zip', 'gpx', 'tcx'])('is read as %s', async (original) => {
    const athlete = await connected();
    const track = surf(YESTERDAY);
    const { id } = intervals.world.addActivity({
      athlete,
      name: 'Dawn',
      track,
      original,
      deviceName: 'COROS',
    });
    await synced();
    const { activity_url_hash } = await kai.json<{ activity_url_hash: string }>(
      'POST',
      `/analyze/intervals/${id}`,
    );
    const session = await kai.json('GET', `/activities/${activity_url_hash}`);
    expect(session).toMatchObject({ source: 'INTERVALS', source_activity_id: id });
    await kai.call('DELETE', `/activities/${activity_url_hash}`);
  });

  it('is the same session as the same file that was uploaded', async () => {
    const athlete = await connected();
    const track = surf(YESTERDAY);
    const { id } = intervals.world.addActivity({ athlete, name: 'Dawn', track, original: 'fit.gz' });
    const file = encodeTrackFile(track, 'fit', { name: 'Dawn', device: 'COROS APEX', sport: null });
    const { url_hash } = (await (await kai.upload(file, 'watch.fit')).json()) as { url_hash: string };
    await synced();
    expect(await kai.json('POST', `/analyze/intervals/${id}`)).toMatchObject({ activity_url_hash: url_hash });
  });

  it.each<[IntervalsOriginal, number]>([
    ['broken', 422],
    ['empty', 422],
    ['missing', 404],
    ['page', 503],
  ])('that is %s is refused with %s', async (original, status) => {
    const athlete = await connected();
    const { id } = intervals.world.addActivity({ athlete, name: 'Dawn', track: surf(YESTERDAY), original });
    await synced();
    expect((await kai.call('POST', `/analyze/intervals/${id}`)).status).toBe(status);
    expect(await kai.json('GET', '/connect/intervals/status')).toMatchObject({ is_connected: true });
  });
});
