import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  decodeTrack,
  encodeTrackFile,
  epochMillis,
  simulateSession,
  type TrackFormat,
} from '@rideline/detection-engine';
import { SessionFiles } from '../src/modules/activities/adapters/files/session-files.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, type Person } from './person.ts';

let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
});
afterAll(() => app.stop());

const session = (seed: number) =>
  simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 20, name: `Session ${seed}` });
const file = (seed: number, format: TrackFormat) =>
  encodeTrackFile(session(seed).recorded, format, { name: `Session ${seed}` });

interface Uploaded {
  url_hash: string;
  duplicate: boolean;
}
interface Activity {
  id: number;
  activity_name: string;
  total_rides: number;
  surf_rides: { id: number; surf_runs: [number, number][] }[];
  trackpoints: { id: number; is_surf_point: boolean; latitude: number }[];
}

describe('uploading a file', () => {
  it.each(['fit', 'gpx', 'tcx'] as const)('reads %s and returns the rides at once', async (format) => {
    const answer = await kai.upload(file(2, format), `session.${format}`);
    expect(answer.status).toBe(200);
    const { url_hash, duplicate } = (await answer.json()) as Uploaded;
    expect(duplicate).toBe(false);

    const activity = await kai.json<Activity>('GET', `/activities/${url_hash}`);
    expect(activity.surf_rides.length).toBeGreaterThan(0);
    expect(activity.total_rides).toBe(activity.surf_rides.length);
    const [first, last] = activity.surf_rides[0]!.surf_runs[0]!;
    expect(activity.trackpoints[first - 1]).toMatchObject({ id: first, is_surf_point: true });
    expect(activity.trackpoints[last - 1]).toMatchObject({ id: last, is_surf_point: true });
    expect(await kai.json<Activity>('GET', `/activities/${activity.id}`)).toEqual(activity);

    const listed = await kai.json<{ url_hash: string }[]>('GET', '/activities?surf_type=traveling_waves');
    expect(listed.map((item) => item.url_hash)).toContain(url_hash);
  });

  it('keeps a name and a note that come with it, and answers when it was and its longest ride', async () => {
    const fields = { surf_type: 'ocean', name: ' Glass at Pleasure Point ', note: 'Head high\nOffshore' };
    const first: unknown = await (await kai.upload(file(12, 'fit'), '1234.fit', fields)).json();
    const { url_hash } = first as Uploaded;
    const activity = await kai.json<Record<string, unknown>>('GET', `/activities/${url_hash}`);
    expect(activity).toMatchObject({ activity_name: 'Glass at Pleasure Point', note: 'Head high\nOffshore' });
    const { activity_time, time_zone, utc_offset, total_rides, longest_ride_distance, longest_ride_time } =
      activity;
    const facts = {
      url_hash,
      activity_time,
      time_zone,
      utc_offset,
      total_rides,
      longest_ride_distance,
      longest_ride_time,
      far_from_standing_wave: null,
      other_sport: null,
      warnings: [],
      others: [],
    };
    expect(first).toEqual({ duplicate: false, ...facts });

    const again = { ...fields, name: 'Other', note: 'Other' };
    const second: unknown = await (await kai.upload(file(12, 'fit'), '1234.fit', again)).json();
    expect(second).toEqual({ duplicate: true, ...facts });
    const { activity_name, note } = await kai.json<Record<string, unknown>>('GET', `/activities/${url_hash}`);
    expect([activity_name, note]).toEqual(['Glass at Pleasure Point', 'Head high\nOffshore']);
  });

  it('tells at the upload and on the page what was left out of it', async () => {
    const warnings = [
      '1 point without a time was left out.',
      '12 positions outside the globe were left out.',
    ];
    let point = 0;
    const gpx = new TextDecoder()
      .decode(file(13, 'gpx'))
      .replace(/<time>[^<]*<\/time>/, '')
      .replaceAll(/lat="[^"]*"/g, (latitude) => (++point > 12 ? latitude : 'lat="97.5"'));
    const off = new TextEncoder().encode(gpx);
    for (const duplicate of [false, true]) {
      const answer: unknown = await (await kai.upload(off, 'left-out.gpx')).json();
      expect(answer).toMatchObject({ duplicate, warnings });
      const { url_hash } = answer as Uploaded;
      expect(await kai.json('GET', `/activities/${url_hash}`)).toMatchObject({ warnings });
    }
  });

  it('returns the same track as columns to the web app', async () => {
    const { url_hash } = (await (await kai.upload(file(11, 'gpx'), 's.gpx')).json()) as Uploaded;
    const objects = await kai.json<Activity>('GET', `/activities/${url_hash}`);
    const answer = await kai.call('GET', `/activities/${url_hash}`, undefined, {
      accept: 'application/vnd.rideline.columns+json',
    });
    expect(answer.headers.get('content-type')).toContain('application/vnd.rideline.columns+json');
    const { track, ...columns } = (await answer.json()) as Activity & { track: string };
    const { trackpoints, ...rest } = objects;
    expect(columns).toEqual(rest);
    const decoded = decodeTrack(Buffer.from(track, 'base64'));
    expect([...decoded.latitude]).toEqual(trackpoints.map((point) => point.latitude));
  });

  it('answers 304 to a client with the current version', async () => {
    const { url_hash } = (await (await kai.upload(file(12, 'fit'), 's.fit')).json()) as Uploaded;
    const read = (headers: Record<string, string> = {}) =>
      kai.call('GET', `/activities/${url_hash}`, undefined, { 'accept-encoding': 'br', ...headers });
    const first = await read();
    expect(first.headers.get('content-encoding')).toBe('br');
    const etag = first.headers.get('etag')!;
    const again = await read({ 'if-none-match': `"another", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const columns = await read({
      'if-none-match': etag,
      accept: 'application/vnd.rideline.columns+json',
    });
    expect(columns.status).toBe(200);
    await kai.json('PUT', `/activities/${url_hash}`, { activity_name: 'Renamed' });
    expect((await read({ 'if-none-match': etag })).status).toBe(200);
  });

  it('keeps each field that is edited, one a request', async () => {
    const { url_hash } = (await (await kai.upload(file(11, 'gpx'), 's.gpx')).json()) as Uploaded;
    const path = `/activities/${url_hash}`;
    const edits = [
      { activity_name: 'Glass' },
      { video_link: 'https://video.example/1' },
      { excluded_from_records: true },
    ];
    for (const edit of edits) expect(await kai.json('PUT', path, edit)).toEqual(edit);
    expect(await kai.json('GET', path)).toMatchObject({ ...Object.assign({}, ...edits), is_public: false });
    for (const body of [{}, { activity_name: 'Mush', is_public: true }]) {
      expect((await kai.call('PUT', path, body)).status).toBe(400);
    }
  });

  it('creates one activity from fifty concurrent uploads of a file', async () => {
    const bytes = file(3, 'fit');
    const before = await app.blobFiles();
    const answers = await Promise.all(Array.from({ length: 50 }, () => kai.upload(bytes, 'same.fit')));
    const outcomes = (await Promise.all(answers.map((answer) => answer.json()))) as Uploaded[];
    expect(new Set(outcomes.map((outcome) => outcome.url_hash)).size).toBe(1);
    expect(outcomes.filter((outcome) => !outcome.duplicate)).toHaveLength(1);
    expect(await app.blobFiles()).toHaveLength(before.length + 1);
  });

  it('stores one original for two accounts until both deleted it', async () => {
    const lani = await join(app, 'lani@surf.example');
    const bytes = file(4, 'tcx');
    const before = await app.blobFiles();
    const mine = (await (await kai.upload(bytes, 'a.tcx')).json()) as Uploaded;
    const hers = (await (await lani.upload(bytes, 'b.tcx')).json()) as Uploaded;
    expect(hers.url_hash).not.toBe(mine.url_hash);
    const [original, ...others] = (await app.blobFiles()).filter((name) => !before.includes(name));
    expect(others).toEqual([]);

    expect((await kai.call('DELETE', `/activities/${mine.url_hash}`)).status).toBe(204);
    await eventually(async () => {
      const { length } = await app.database.query('SELECT 1 FROM activities.tracks WHERE url_hash = $1', [
        mine.url_hash,
      ]);
      return length === 0 ? true : undefined;
    });
    expect(await app.blobFiles()).toContain(original);
    await lani.call('DELETE', `/activities/${hers.url_hash}`);
    await eventually(async () => ((await app.blobFiles()).includes(original!) ? undefined : true));
  });

  /** A file with a session on each of some days. */
  function tripOf(seeds: readonly number[]): Uint8Array {
    const days = seeds.map((seed, day) => {
      const { recorded } = simulateSession({
        surfType: 'traveling_waves',
        seed,
        durationMinutes: 20 + day,
        startTime: epochMillis(Date.UTC(2026, 2, 1 + day, 15)),
      });
      const gpx = new TextDecoder().decode(encodeTrackFile(recorded, 'gpx', { name: `Day ${day + 1}` }));
      return { gpx, track: /<trk>.*<\/trk>/s.exec(gpx)![0] };
    });
    return new TextEncoder().encode(
      days[0]!.gpx.replace(days[0]!.track, days.map(({ track }) => track).join('')),
    );
  }

  it('keeps the file while its first session is deleted before its second is recorded', async () => {
    const files = app.app.get(SessionFiles);
    const store = files.store.bind(files);
    const deletesFirst = jest.spyOn(files, 'store').mockImplementationOnce(async (...stored) => {
      const claims = await store(...stored);
      await files.remove(claims[0]!.urlHash, stored[1].hash);
      return claims;
    });
    const trip = tripOf([31, 32]);
    const answer = (await (await kai.upload(trip, 'trip.gpx')).json()) as Uploaded & { others: string[] };
    deletesFirst.mockRestore();
    const originals = await Promise.all(
      [answer.url_hash, ...answer.others].map((urlHash) =>
        kai.call('GET', `/activities/${urlHash}/original`),
      ),
    );
    const sent = await Promise.all(
      originals.map(async (original) => Buffer.from(await original.arrayBuffer())),
    );
    expect(sent.some((original) => original.equals(trip))).toBe(true);
  });

  it('makes a session of each day in a file, stored once, and none of the same file again', async () => {
    const trip = tripOf([21, 22, 23]);
    const before = (await app.blobFiles()).length;
    type Answer = Uploaded & { others: string[]; total_rides: number };
    const answer = (await (await kai.upload(trip, 'trip.gpx')).json()) as Answer;
    expect([answer.duplicate, answer.others.length]).toEqual([false, 2]);
    expect(await app.blobFiles()).toHaveLength(before + 1);

    const read = (urlHash: string) =>
      kai.json<Activity & { activity_time: string }>('GET', `/activities/${urlHash}`);
    const sessions = await Promise.all([answer.url_hash, ...answer.others].map(read));
    expect(
      sessions.map(({ activity_name, activity_time }) => [activity_name, activity_time.slice(0, 10)]).sort(),
    ).toEqual([
      ['Day 1', '2026-03-01'],
      ['Day 2', '2026-03-02'],
      ['Day 3', '2026-03-03'],
    ]);
    expect(answer.total_rides).toBe(Math.max(...sessions.map(({ total_rides }) => total_rides)));

    const again = (await (await kai.upload(trip, 'trip.gpx')).json()) as Answer;
    expect(again).toEqual({ ...answer, duplicate: true });

    const [gone, ...left] = answer.others;
    await kai.call('DELETE', `/activities/${gone}`);
    expect(await app.blobFiles()).toHaveLength(before + 1);
    const third = (await (await kai.upload(trip, 'trip.gpx')).json()) as Answer;
    expect(third).toMatchObject({ url_hash: answer.url_hash, duplicate: false });
    expect(third.others).toEqual(expect.arrayContaining(left));
    expect(third.others).not.toContain(gone);
    for (const urlHash of [third.url_hash, ...third.others])
      await kai.call('DELETE', `/activities/${urlHash}`);
    await eventually(async () => ((await app.blobFiles()).length === before ? true : undefined));
  });

  it('creates a new activity from a file whose activity was deleted', async () => {
    const bytes = file(5, 'gpx');
    const first = (await (await kai.upload(bytes, 'again.gpx')).json()) as Uploaded;
    await kai.call('DELETE', `/activities/${first.url_hash}`);
    const second = (await (await kai.upload(bytes, 'again.gpx')).json()) as Uploaded;
    expect(second).toMatchObject({ duplicate: false });
    expect(second.url_hash).not.toBe(first.url_hash);
    expect((await kai.call('GET', `/activities/${first.url_hash}`)).status).toBe(404);
    expect((await kai.call('GET', `/activities/${second.url_hash}`)).status).toBe(200);
  });

  it('truncates a long name between graphemes and returns the original with a long file name', async () => {
    const surfer = '🏄🏽‍♀️';
    const name = `${'a'.repeat(199)}${surfer}`;
    const bytes = encodeTrackFile(session(7).recorded, 'gpx', { name });
    const { url_hash } = (await (await kai.upload(bytes, `${'a'.repeat(254)}🏄.gpx`)).json()) as Uploaded;
    const { activity_name } = await kai.json<Activity>('GET', `/activities/${url_hash}`);
    expect(activity_name).toBe('a'.repeat(199));
    expect((await kai.call('GET', `/activities/${url_hash}/original`)).status).toBe(200);
  });

  it('deletes a ride permanently', async () => {
    const { url_hash } = (await (await kai.upload(file(6, 'fit'), 's.fit')).json()) as Uploaded;
    const before = await kai.json<Activity>('GET', `/activities/${url_hash}`);
    const struck = before.surf_rides[0]!.id;
    expect((await kai.call('DELETE', `/rides/${struck}`)).status).toBe(204);
    const after = await kai.json<Activity>('GET', `/activities/${url_hash}`);
    expect(after.surf_rides.map((ride) => ride.id)).toEqual(
      before.surf_rides.slice(1).map((ride) => ride.id),
    );
    expect((await kai.call('DELETE', `/rides/${struck}`)).status).toBe(404);
  });
});
