import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { decodeTrack, encodeTrackFile, planeDistance, simulateSession } from '@rideline/detection-engine';
import { Readable } from 'node:stream';
import { BLOB_STORE, type BlobStore } from '../src/kernel/blobs/blob-store.ts';
import {
  AnalyzeUpload,
  type UploadOutcome,
} from '../src/modules/activities/write/upload-activity/upload-activity.handler.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, type Person, visitor } from './person.ts';

interface Ride {
  id: number;
  distance: number;
  max_speed: number;
  first_trackpoint_id: number;
  last_trackpoint_id: number;
}
interface Activity {
  activity_name: string;
  point_count: number;
  privacy?: unknown;
  surf_rides: Ride[];
  surf_attempts: Ride[];
  trackpoints: {
    id: number;
    latitude: number;
    longitude: number;
    distance: number;
    speed_km_h: number;
    speed?: number;
  }[];
}

let app: AppUnderTest;
let kai: Person;
let lani: Person;
const NOT_PUBLIC = "This activity doesn't exist or is not public.";
const email = 'kai@surf.example';

const file = (seed: number) =>
  encodeTrackFile(
    simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 20 }).recorded,
    'gpx',
    { name: `Session ${seed}` },
  );
async function upload(person: Person, seed: number): Promise<string> {
  const answer = (await (await person.upload(file(seed), 'my-secret-file.gpx')).json()) as {
    url_hash: string;
  };
  return answer.url_hash;
}
const share = (urlHash: string, is_public = true) => kai.call('PUT', `/activities/${urlHash}`, { is_public });
const seen = (urlHash: string, query = '') =>
  visitor(app).call('GET', `/public/activities/${urlHash}${query}`);
const publicly = (urlHash: string, query = '') =>
  visitor(app).json<Activity>('GET', `/public/activities/${urlHash}${query}`);

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, email);
  lani = await join(app, 'lani@surf.example');
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
});
afterAll(() => app.stop());

describe('a shared activity', () => {
  it('is there for everybody while it is shared, and for nobody before and after', async () => {
    const urlHash = await upload(kai, 2);
    const everybody = [visitor(app), lani, kai];
    const statuses = () =>
      Promise.all(
        everybody.map(async (person) => (await person.call('GET', `/public/activities/${urlHash}`)).status),
      );
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await share(urlHash)).status).toBe(200);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await share(urlHash, false)).status).toBe(200);
    expect(await statuses()).toEqual([404, 404, 404]);
    await share(urlHash);
    expect((await kai.call('DELETE', `/activities/${urlHash}`)).status).toBe(204);
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it('answers whatever is not shared with one and the same 404', async () => {
    const secret = await upload(kai, 3);
    const { id } = await kai.json<{ id: number }>('GET', `/activities/${secret}`);
    const nobody = [secret, String(id), 'nothing', 'x'.repeat(150), "'; DROP TABLE x; --", '%F0%9F%8F%84'];
    for (const urlHash of nobody) {
      const answer = await seen(urlHash);
      const { request_id: _, ...problem } = (await answer.json()) as Record<string, unknown>;
      expect([urlHash, problem]).toEqual([
        urlHash,
        { type: 'about:blank', title: 'Not Found', status: 404, detail: NOT_PUBLIC },
      ]);
    }
    for (const urlHash of ['x'.repeat(300), '%00', '..%2f..', '%E0%A4%A']) {
      expect([400, 404, 414]).toContain((await seen(urlHash)).status);
    }
  });

  it('tells the owner by username, and nothing else of them or of the file', async () => {
    const urlHash = await upload(kai, 4);
    await share(urlHash);
    const text = await (await seen(urlHash)).text();
    const shown = JSON.parse(text) as Record<string, unknown>;
    expect(shown).toMatchObject({
      activity_name: 'Session 4',
      username: 'kai_surfs',
      surf_type: 'traveling_waves',
      note: '',
      video_link: null,
      map_filename: null,
      distance_unit: 'meters',
      speed_unit: 'km/h',
    });
    expect(text).not.toContain(email);
    expect(text).not.toContain('my-secret-file');
    for (const field of [
      'owner',
      'source',
      'source_activity_id',
      'source_file_name',
      'setting_id',
      'privacy',
    ]) {
      expect(text).not.toContain(`"${field}"`);
    }
    const own = await kai.json<Activity>('GET', `/activities/${urlHash}`);
    const publicRides = (shown as unknown as Activity).surf_rides;
    expect(publicRides.map(({ distance }) => distance)).toEqual(
      own.surf_rides.map(({ distance }) => distance),
    );
    expect(publicRides.map(({ id }) => id)).toEqual(publicRides.map((_, index) => index + 1));
    expect((shown as unknown as Activity).trackpoints).toHaveLength(own.point_count);
  });

  it('is told in the units asked for', async () => {
    const urlHash = await upload(kai, 2);
    await share(urlHash);
    const metric = await publicly(urlHash);
    const feet = await publicly(urlHash, '?distance_unit=feet&speed_unit=mph');
    expect(feet).toMatchObject({ distance_unit: 'feet', speed_unit: 'mph' });
    const [ride] = metric.surf_rides;
    expect(feet.surf_rides[0]!.distance).toBeCloseTo(ride!.distance / 0.3048, 2);
    expect(feet.surf_rides[0]!.max_speed).toBeCloseTo(ride!.max_speed / 1.609344, 2);
    const last = metric.trackpoints.at(-1)!;
    expect(feet.trackpoints.at(-1)!.distance).toBeCloseTo(last.distance / 0.3048, 2);
    expect(feet.trackpoints.at(-1)!.speed).toBeCloseTo(last.speed_km_h / 1.609344, 2);
    expect(feet.trackpoints.at(-1)!.speed_km_h).toBe(last.speed_km_h);
    for (const query of ['?distance_unit=miles', '?speed_unit=mph&speed_unit=mph', '?units=feet']) {
      expect([query, (await seen(urlHash, query)).status]).toEqual([query, 400]);
    }
  });

  it('goes with the account', async () => {
    const moana = await join(app, 'moana@surf.example', 'a password of hers');
    await moana.json('POST', '/users/me/update-username', { username: 'moana' });
    const urlHash = await upload(moana, 6);
    await moana.json('PUT', `/activities/${urlHash}`, { is_public: true });
    expect((await seen(urlHash)).status).toBe(200);
    await moana.call('POST', '/users/me/delete-account', { password: 'a password of hers' });
    await eventually(async () => ((await seen(urlHash)).status === 404 ? true : undefined));
  });
});

describe('what the owner hides', () => {
  it('is cut from the public track, as objects and as columns, and told to the owner', async () => {
    const urlHash = await upload(kai, 7);
    await share(urlHash);
    const own = await kai.json<Activity>('GET', `/activities/${urlHash}`);
    expect(own.privacy).toEqual({ rides_only: false, hidden_circle: null });

    const middle = own.trackpoints[Math.floor(own.point_count / 2)]!;
    const hidden_circle = { latitude: middle.latitude, longitude: middle.longitude, radius_meters: 60 };
    const privacy = { rides_only: false, hidden_circle };
    expect(await kai.json('PUT', `/activities/${urlHash}/privacy`, privacy)).toEqual(privacy);
    const away = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      planeDistance(hidden_circle.latitude, hidden_circle.longitude, latitude, longitude);
    const shown = await publicly(urlHash);
    expect(shown.trackpoints.length).toBeGreaterThan(0);
    expect(Math.min(...shown.trackpoints.map(away))).toBeGreaterThan(60);
    // Wider by half and shifted by as much at most: whatever is farther than that is there.
    const farther = own.trackpoints.filter((point) => away(point) > 120.1);
    expect(farther.length).toBeLessThan(own.point_count);
    const latitudes = new Set(shown.trackpoints.map(({ latitude }) => latitude));
    expect(farther.filter(({ latitude }) => !latitudes.has(latitude))).toEqual([]);
    expect(shown.trackpoints.map(({ id }) => id)).toEqual(shown.trackpoints.map((_, index) => index + 1));
    const answer = await visitor(app).call('GET', `/public/activities/${urlHash}`, undefined, {
      accept: 'application/vnd.rideline.columns+json',
    });
    const { track } = (await answer.json()) as { track: string };
    expect([...decodeTrack(Buffer.from(track, 'base64')).latitude]).toEqual(
      shown.trackpoints.map(({ latitude }) => latitude),
    );

    const after = await kai.json<Activity>('GET', `/activities/${urlHash}`);
    expect([after.privacy, after.point_count]).toEqual([privacy, own.point_count]);
    const logged = await app.database.query<{ data: string }>(
      `SELECT data::text AS data FROM eventlog.events WHERE type = 'TrackPrivacyChosen'`,
    );
    expect(logged).toHaveLength(1);
    expect(logged[0]!.data).not.toContain(String(hidden_circle.latitude));
  });

  it('does not lie in the middle of what is cut, nor in the middle of many such cuts', async () => {
    const home = { latitude: 37.7601, longitude: -122.5051 };
    const METERS_PER_DEGREE = 111_195;
    const east = METERS_PER_DEGREE * Math.cos((home.latitude * Math.PI) / 180);
    const edges: { north: number; east: number }[] = [];
    for (let way = 0; way < 8; way++) {
      const angle = (2 * Math.PI * way) / 8;
      // Straight away from home, a metre a second.
      const points = Array.from({ length: 900 }, (_, second) => {
        const latitude = home.latitude + (second * Math.cos(angle)) / METERS_PER_DEGREE;
        const longitude = home.longitude + (second * Math.sin(angle)) / east;
        const time = new Date(Date.UTC(2026, 5, 1 + way) + second * 1000).toISOString();
        return `<trkpt lat="${latitude.toFixed(7)}" lon="${longitude.toFixed(7)}"><time>${time}</time></trkpt>`;
      });
      const gpx = `<gpx version="1.1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`;
      const answer = await kai.upload(new TextEncoder().encode(gpx), `way-${way}.gpx`);
      const { url_hash: urlHash } = (await answer.json()) as { url_hash: string };
      const hidden_circle = { ...home, radius_meters: 200 };
      await kai.json('PUT', `/activities/${urlHash}/privacy`, { rides_only: false, hidden_circle });
      await share(urlHash);
      const [first] = (await publicly(urlHash)).trackpoints;
      edges.push({
        north: (first!.latitude - home.latitude) * METERS_PER_DEGREE,
        east: (first!.longitude - home.longitude) * east,
      });
    }
    const away = edges.map((edge) => Math.hypot(edge.north, edge.east));
    expect(Math.min(...away)).toBeGreaterThan(195);
    // What of a line lies in a circle around another point: both ends of each of the four lines tell its middle.
    const chords = [0, 1, 2, 3].map((line) => {
      const [one, other] = [edges[line]!, edges[line + 4]!];
      return { north: (one.north + other.north) / 2, east: (one.east + other.east) / 2 };
    });
    expect(Math.max(...chords.map((middle) => Math.hypot(middle.north, middle.east)))).toBeGreaterThan(35);
  });

  it('may be everything but the rides', async () => {
    const urlHash = await upload(kai, 8);
    await share(urlHash);
    const own = await kai.json<Activity>('GET', `/activities/${urlHash}`);
    await kai.json('PUT', `/activities/${urlHash}/privacy`, { rides_only: true, hidden_circle: null });
    const shown = await publicly(urlHash);
    expect(shown.surf_rides).toHaveLength(own.surf_rides.length);
    const ranges = shown.surf_rides.map(
      (ride) => [ride.first_trackpoint_id, ride.last_trackpoint_id] as const,
    );
    expect(ranges[0]![0]).toBe(1);
    expect(ranges.at(-1)![1]).toBe(shown.trackpoints.length);
    expect(ranges.slice(1).every(([first], index) => first === ranges[index]![1] + 1)).toBe(true);
    expect(shown.surf_rides.map(({ distance }) => distance)).toEqual(
      own.surf_rides.map(({ distance }) => distance),
    );
  });

  it.each([
    [{ rides_only: true }],
    [{ rides_only: 'yes', hidden_circle: null }],
    [{ rides_only: true, hidden_circle: { latitude: 91, longitude: 0, radius_meters: 100 } }],
    [{ rides_only: true, hidden_circle: { latitude: 1, longitude: 0, radius_meters: 0 } }],
    [{ rides_only: true, hidden_circle: null, is_public: true }],
  ])('is not chosen by %j', async (body) => {
    const urlHash = await upload(kai, 8);
    expect((await kai.call('PUT', `/activities/${urlHash}/privacy`, body)).status).toBe(400);
  });

  it("is the owner's choice alone", async () => {
    const urlHash = await upload(kai, 8);
    const body = { rides_only: false, hidden_circle: null };
    const foreign = await lani.call('PUT', `/activities/${urlHash}/privacy`, body);
    const missing = await lani.call('PUT', '/activities/nothing/privacy', body);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect((await visitor(app).call('PUT', `/activities/${urlHash}/privacy`, body)).status).toBe(401);
  });
});

describe('an activity that came from Strava', () => {
  async function fromStrava(target: AppUnderTest, owner: number, seed: number): Promise<string> {
    const bytes = file(seed);
    const original = await target.app
      .get<BlobStore>(BLOB_STORE)
      .stage(Readable.from([bytes]), bytes.byteLength);
    const { urlHash } = await target.app.get(CommandBus).execute<AnalyzeUpload, UploadOutcome>(
      new AnalyzeUpload(
        {
          owner,
          original,
          fileName: 'strava.gpx',
          surfType: 'traveling_waves',
          settingId: undefined,
          source: 'STRAVA',
          sourceId: '987654321',
          name: 'Strava session',
          isDemo: false,
        },
        'test',
      ),
    );
    return urlHash;
  }

  it('is shared once that was confirmed, and says nothing of Strava', async () => {
    const [row] = await app.database.query<{ owner: string }>(
      'SELECT owner FROM read_activities.activity a JOIN read_activity_owners.owner o ON o.user_id = a.owner',
    );
    const urlHash = await fromStrava(app, Number(row!.owner), 9);
    const asked = await share(urlHash);
    expect([asked.status, ((await asked.json()) as { detail: string }).detail]).toEqual([
      409,
      'Please confirm that you want to share data that came from Strava',
    ]);
    expect((await seen(urlHash)).status).toBe(404);
    const confirmed = { is_public: true, strava_sharing_confirmed: true };
    expect((await kai.call('PUT', `/activities/${urlHash}`, confirmed)).status).toBe(200);
    const text = await (await seen(urlHash)).text();
    expect(text).not.toMatch(/987654321|STRAVA/);
  });
});
