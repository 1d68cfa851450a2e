import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  decodeTrack,
  encodeTrackFile,
  epochMillis,
  sessionPlace,
  simulateSession,
} from '@rideline/detection-engine';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person, visitor } from './person.ts';
import type { Ask } from './read-models.ts';
import { share } from './uploaded-session.ts';

interface Zoned {
  readonly url_hash: string;
  readonly time_zone: string | null;
}
interface Whole extends Zoned {
  readonly trackpoints: { latitude: number; longitude: number }[];
}

const LORD_HOWE = { latitude: -31.5267, longitude: 159.0596 };
/** Between Etc/GMT+9 in the east and Etc/GMT+10 in the west, on the open sea. */
const BORDER = -142.5;

let app: AppUnderTest;
let kai: Person;
const ask: Ask = (sql) => app.database.query(sql);

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
});
afterAll(() => app.stop());

let day = 0;
/** Uploads a simulated session that begins at this place, each on a day of its own. */
async function uploadAt(place: { latitude: number; longitude: number }): Promise<Zoned> {
  day += 2;
  const { recorded } = simulateSession({
    surfType: 'traveling_waves',
    seed: 12,
    durationMinutes: 20,
    startTime: epochMillis(Date.UTC(2026, 4, day, 23)),
  });
  const first = recorded.longitude.findIndex((degrees) => !Number.isNaN(degrees));
  const moved = (column: Float64Array, to: number) => column.map((degrees) => degrees + to - column[first]!);
  const file = encodeTrackFile(
    {
      ...recorded,
      latitude: moved(recorded.latitude, place.latitude),
      longitude: moved(recorded.longitude, place.longitude),
    },
    'gpx',
    { name: 'Somewhere' },
  );
  return (await (await kai.upload(file, 'a.gpx')).json()) as Zoned;
}

const zoneInList = async (urlHash: string) =>
  (await kai.json<Zoned[]>('GET', '/activities')).find(({ url_hash }) => url_hash === urlHash)?.time_zone;

describe('the time zone of a session', () => {
  it('is that of its place, in every answer about it', async () => {
    const { url_hash, time_zone } = await uploadAt(LORD_HOWE);
    const other = await uploadAt(LORD_HOWE);
    await share(kai, url_hash);
    const compared = await kai.json<Zoned[]>(
      'GET',
      `/activities/compare?activity_hashes=${url_hash},${other.url_hash}`,
    );
    const answers = [
      time_zone,
      await zoneInList(url_hash),
      (await kai.json<Zoned>('GET', `/activities/${url_hash}`)).time_zone,
      compared[0]!.time_zone,
      (await visitor(app).json<Zoned>('GET', `/public/activities/${url_hash}`)).time_zone,
    ];
    expect(answers).toEqual(answers.map(() => 'Australia/Lord_Howe'));
  });

  it('is sealed in the log', async () => {
    const { url_hash } = await uploadAt(LORD_HOWE);
    const [event] = await ask<{ data: string }>(
      `SELECT data::text AS data FROM eventlog.events
       WHERE stream_id = 'activity-${url_hash}' AND type = 'ActivityUploaded'`,
    );
    expect(event!.data).toContain('"timeZone":');
    expect(event!.data).not.toContain('Lord_Howe');
  });
});

describe('the time zone on a public page', () => {
  const zoneOf = (longitude: number) => (longitude > BORDER ? 'Etc/GMT+9' : 'Etc/GMT+10');

  it('is that of what visitors see', async () => {
    const { url_hash } = await uploadAt({ latitude: 30, longitude: BORDER });
    const { trackpoints } = await kai.json<Whole>('GET', `/activities/${url_hash}`);
    const { latitude, longitude } = trackpoints[0]!;
    const hidden_circle = { latitude, longitude, radius_meters: 100 };
    await kai.json('PUT', `/activities/${url_hash}/privacy`, { rides_only: false, hidden_circle });
    await share(kai, url_hash);
    const answer = await visitor(app).call('GET', `/public/activities/${url_hash}`, undefined, {
      accept: 'application/vnd.rideline.columns+json',
    });
    const shared = (await answer.json()) as Zoned & { track: string; surf_rides: { start_time: string }[] };
    const visible = decodeTrack(Buffer.from(shared.track, 'base64'));
    const rides = shared.surf_rides.map(({ start_time }) => ({
      firstPoint: visible.time.findIndex((time) => time >= Date.parse(start_time)),
    }));
    expect(shared.time_zone).toBe(zoneOf(sessionPlace(visible, rides)!.longitude));
  });

  it('is not told while every point is hidden', async () => {
    const { url_hash } = await uploadAt(LORD_HOWE);
    const hidden_circle = { ...LORD_HOWE, radius_meters: 2000 };
    await kai.json('PUT', `/activities/${url_hash}/privacy`, { rides_only: false, hidden_circle });
    await share(kai, url_hash);
    expect(await visitor(app).json('GET', `/public/activities/${url_hash}`)).toMatchObject({
      point_count: 0,
      activity_time: null,
      time_zone: null,
    });
  });
});
