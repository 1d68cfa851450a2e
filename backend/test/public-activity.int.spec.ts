import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { CommandBus } from '@nestjs/cqrs';
import { BLOB_STORE, type BlobStore } from '../src/platform/blobs/blob-store.ts';
import { UploadActivityCommand } from '../src/modules/activities/write/upload-activity/upload-activity.use-case.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, type Person, refusalOf, visitor } from './person.ts';
import { type ActivityAnswer, readPublicly, sessionFile, share, uploadSession } from './uploaded-session.ts';

let app: AppUnderTest;
let kai: Person;
let lani: Person;
const NOT_PUBLIC = "This activity doesn't exist or is not public.";
const email = 'kai@surf.example';

const seen = (urlHash: string, query = '') =>
  visitor(app).call('GET', `/public/activities/${urlHash}${query}`);

beforeAll(async () => {
  app = await startApp({ STRAVA_SHARING: '1' });
  kai = await join(app, email);
  lani = await join(app, 'lani@surf.example');
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
});
afterAll(() => app.stop());

describe('a shared activity', () => {
  it('is readable by visitors only while it is shared', async () => {
    const urlHash = await uploadSession(kai, 2);
    const everybody = [visitor(app), lani, kai];
    const statuses = () =>
      Promise.all(
        everybody.map(async (person) => (await person.call('GET', `/public/activities/${urlHash}`)).status),
      );
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await share(kai, urlHash)).status).toBe(200);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await share(kai, urlHash, false)).status).toBe(200);
    expect(await statuses()).toEqual([404, 404, 404]);
    await share(kai, urlHash);
    expect((await kai.call('DELETE', `/activities/${urlHash}`)).status).toBe(204);
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it('answers the same 404 for missing and for unshared activities', async () => {
    const secret = await uploadSession(kai, 3);
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

  it('contains the username and no other data of the owner or the file', async () => {
    const urlHash = await uploadSession(kai, 4);
    await share(kai, urlHash);
    const text = await (await seen(urlHash)).text();
    const shown = JSON.parse(text) as Record<string, unknown>;
    expect(shown).toMatchObject({
      activity_name: 'Session 4',
      username: 'kai_surfs',
      surf_type: 'traveling_waves',
      note: '',
      video_link: null,
      map_filename: null,
      garmin_device: null,
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
    const own = await kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
    const publicRides = (shown as unknown as ActivityAnswer).surf_rides;
    expect(publicRides.map(({ distance }) => distance)).toEqual(
      own.surf_rides.map(({ distance }) => distance),
    );
    expect(publicRides.map(({ id }) => id)).toEqual(publicRides.map((_, index) => index + 1));
    expect((shown as unknown as ActivityAnswer).trackpoints).toHaveLength(own.point_count);
  });

  it('uses the units in the query', async () => {
    const urlHash = await uploadSession(kai, 2);
    await share(kai, urlHash);
    const metric = await readPublicly(app, urlHash);
    const feet = await readPublicly(app, urlHash, '?distance_unit=feet&speed_unit=mph');
    expect(feet).toMatchObject({ distance_unit: 'feet', speed_unit: 'mph' });
    const [ride] = metric.surf_rides;
    expect(feet.surf_rides[0]!.distance).toBeCloseTo(ride!.distance / 0.3048, 2);
    expect(feet.surf_rides[0]!.distance_band).toBeCloseTo(ride!.distance_band / 0.3048, 2);
    expect(feet.surf_rides[0]!.max_speed).toBeCloseTo(ride!.max_speed / 1.609344, 2);
    expect(feet.surf_rides[0]!.max_speed_band).toBeCloseTo(ride!.max_speed_band / 1.609344, 2);
    const last = metric.trackpoints.at(-1)!;
    expect(feet.trackpoints.at(-1)!.distance).toBeCloseTo(last.distance / 0.3048, 2);
    expect(feet.trackpoints.at(-1)!.speed).toBeCloseTo(last.speed_km_h / 1.609344, 2);
    expect(feet.trackpoints.at(-1)!.speed_km_h).toBe(last.speed_km_h);
    for (const query of ['?distance_unit=miles', '?speed_unit=mph&speed_unit=mph', '?units=feet']) {
      expect([query, (await seen(urlHash, query)).status]).toEqual([query, 400]);
    }
  });

  it('shows each change at once, also in columns', async () => {
    const urlHash = await uploadSession(kai, 7);
    await share(kai, urlHash);
    const read = async (query = '') => {
      const accept = 'application/vnd.rideline.columns+json';
      const path = `/public/activities/${urlHash}${query}`;
      const answer = await visitor(app).call('GET', path, undefined, { accept });
      return [answer.status, (await answer.json()) as Record<string, unknown>] as const;
    };
    const [, whole] = await read();
    expect((await read('?speed_unit=mph'))[1]).toMatchObject({ speed_unit: 'mph', track: whole['track'] });
    expect(await read()).toEqual([200, whole]);

    await kai.json('PUT', `/activities/${urlHash}`, { activity_name: 'Evening glass' });
    expect((await read())[1]).toEqual({ ...whole, activity_name: 'Evening glass' });
    await kai.json('PUT', `/activities/${urlHash}/privacy`, { rides_only: true, hidden_circle: null });
    const [, cut] = await read();
    expect(String(cut['track']).length).toBeLessThan(String(whole['track']).length);
    expect(cut['outline']).not.toEqual(whole['outline']);
    await share(kai, urlHash, false);
    expect((await read())[0]).toBe(404);
  });

  it('is deleted with the account', async () => {
    const moana = await join(app, 'moana@surf.example', 'a password of hers');
    await moana.json('POST', '/users/me/update-username', { username: 'moana' });
    const urlHash = await uploadSession(moana, 6);
    await moana.json('PUT', `/activities/${urlHash}`, { is_public: true });
    expect((await seen(urlHash)).status).toBe(200);
    await moana.call('POST', '/users/me/delete-account', { password: 'a password of hers' });
    await eventually(async () => ((await seen(urlHash)).status === 404 ? true : undefined));
  });
});

describe('an activity from Strava', () => {
  async function fromStrava(target: AppUnderTest, owner: number, seed: number): Promise<string> {
    const bytes = sessionFile(seed);
    const original = await target.app
      .get<BlobStore>(BLOB_STORE)
      .stage(Readable.from([bytes]), bytes.byteLength);
    const { urlHash } = await target.app.get(CommandBus).execute(
      new UploadActivityCommand(
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

  it('is shared only after confirmation and does not mention Strava', async () => {
    const [row] = await app.database.query<{ owner: string }>(
      'SELECT owner FROM read_activities.activity a JOIN read_activity_owners.owner o ON o.user_id = a.owner',
    );
    const urlHash = await fromStrava(app, Number(row!.owner), 9);
    expect(await refusalOf(await share(kai, urlHash))).toEqual([
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
