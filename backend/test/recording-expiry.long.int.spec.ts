import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type TrackFileRows } from '@rideline/detection-engine';
import { strFromU8, unzipSync } from 'fflate';
import { FAULTS } from '../../scripts/stand-ins/http/faults.ts';
import type { StravaStandIn } from '../../scripts/stand-ins/strava/start-strava.ts';
import type { StravaActivity, StravaAthlete } from '../../scripts/stand-ins/strava/world.ts';
import { redetect } from '../src/command-line/redetect.ts';
import type { Tool } from '../src/command-line/tool.ts';
import { verify } from '../src/command-line/verify.ts';
import { BLOB_STORE, type BlobStore } from '../src/platform/blobs/blob-store.ts';
import { DATABASE, type Database } from '../src/platform/database/database.ts';
import { AccountQuota } from '../src/modules/activities/adapters/files/account-quota.ts';
import { FileSweep } from '../src/modules/activities/adapters/files/file-sweep.ts';
import { RecordingExpiry } from '../src/modules/activities/adapters/files/recording-expiry.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { join, type Person, refusalOf, visitor } from './person.ts';
import { connectStrava, startWithStrava, surf, syncStrava } from './strava-person.ts';
import { type ActivityAnswer, share } from './uploaded-session.ts';

const START = Date.UTC(2026, 6, 4, 15);
const DAY_MS = 86_400_000;
const AGAIN = "This session's recording has to be fetched from Strava again.";

let strava: StravaStandIn;
let app: AppUnderTest;
let kai: Person;
let athlete: StravaAthlete;
let people = 0;
let day = 0;

beforeAll(async () => {
  ({ strava, app } = await startWithStrava({ STRAVA_KEEP_DAYS: '7', STRAVA_SHARING: '1' }));
  await welcome();
});
afterAll(async () => {
  await app.stop();
  await strava.stop();
});
beforeEach(async () => {
  await connectAthlete();
});
afterEach(() => {
  jest.restoreAllMocks();
  strava.faults.clear();
});

async function connectAthlete(): Promise<void> {
  athlete = strava.world.addAthlete();
  await connectStrava(kai, strava, { athlete });
}
/** Lets the tests go on with a person without sessions. */
async function welcome(): Promise<void> {
  people += 1;
  kai = await join(app, `kai${people}@surf.example`);
  await kai.json('POST', '/users/me/update-username', { username: `kai_${people}` });
  await connectAthlete();
}

interface Recorded {
  readonly urlHash: string;
  readonly activity: StravaActivity;
  /** The page as it was before anything expired. */
  readonly page: ActivityAnswer;
}

/** A session from Strava, each on a day of its own. */
async function recorded(
  track: () => TrackFileRows = (() => {
    const rows = surf(START + day * DAY_MS);
    return () => rows;
  })(),
): Promise<Recorded> {
  day += 2;
  const activity = strava.world.addActivity({
    athlete,
    name: 'Dawn patrol',
    track,
    deviceName: 'Apple Watch',
  });
  await syncStrava(kai);
  const { activity_url_hash: urlHash } = await kai.json<{ activity_url_hash: string }>(
    'POST',
    `/analyze/strava/${activity.id}`,
  );
  return { urlHash, activity, page: await open(urlHash) };
}
const open = (urlHash: string) => kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
const originalOf = async (urlHash: string) =>
  new Uint8Array(await (await kai.call('GET', `/activities/${urlHash}/original`)).arrayBuffer());
const refused = (urlHash: string) => kai.refusal('GET', `/activities/${urlHash}`);

/** As if the recordings had been fetched eight days ago. */
const age = (...urlHashes: readonly string[]) =>
  app.database.query(
    `UPDATE activities.upload_claims SET claimed_at = claimed_at - interval '8 days' WHERE url_hash = ANY($1)`,
    [urlHashes],
  );
const expire = () => app.app.get(RecordingExpiry).expire();

/** A session whose recording expired, with no request counted yet. */
async function expired(track?: () => TrackFileRows): Promise<Recorded> {
  const session = await recorded(track);
  await age(session.urlHash);
  expect(await expire()).toBe(1);
  strava.counts.reset();
  return session;
}

async function stored(urlHash: string) {
  const [row] = await app.database.query<{ hash: string; track: boolean; expired: boolean }>(
    `SELECT content_hash AS hash, expired_at IS NOT NULL AS expired,
       EXISTS (SELECT FROM activities.tracks t WHERE t.url_hash = c.url_hash) AS track
     FROM activities.upload_claims c WHERE url_hash = $1`,
    [urlHash],
  );
  const { hash, ...found } = row!;
  return { ...found, original: await app.app.get<BlobStore>(BLOB_STORE).has(hash) };
}
const HERE = { expired: false, track: true, original: true };
const AT_STRAVA = { expired: true, track: false, original: false };

async function run(tool: Tool, ...args: string[]): Promise<readonly string[]> {
  const said: string[] = [];
  await tool.run({
    app: app.app,
    args,
    say: (line) => void said.push(line),
    signal: new AbortController().signal,
  });
  return said;
}

describe('the recording of a session from Strava', () => {
  it('is removed after the days of STRAVA_KEEP_DAYS, and fetched once for all who open the session', async () => {
    const { urlHash, page } = await recorded();
    expect([await expire(), await stored(urlHash)]).toEqual([0, HERE]);
    await age(urlHash);
    expect([await expire(), await stored(urlHash)]).toEqual([1, AT_STRAVA]);
    strava.counts.reset();
    const pages = await Promise.all(Array.from({ length: 10 }, () => open(urlHash)));
    for (const shown of pages) expect(shown).toEqual(page);
    expect(strava.counts.all()).toEqual({ streams: 1 });
    expect(await stored(urlHash)).toEqual(HERE);
    await open(urlHash);
    expect(strava.counts.all()).toEqual({ streams: 1 });
    expect(await expire()).toBe(0);
  });

  it('comes back for downloads, maps, visitors and another profile', async () => {
    const { urlHash, page } = await recorded();
    const gpx = await (await kai.call('GET', `/activities/${urlHash}/gpx`)).text();
    const original = await (await kai.call('GET', `/activities/${urlHash}/original`)).text();
    await kai.json('PUT', `/activities/${urlHash}`, { is_public: true, strava_sharing_confirmed: true });
    const { map_file } = await kai.json<{ map_file: string }>('GET', `/activities/${urlHash}/generate-map`);
    const guest = visitor(app);
    const shown = await guest.json('GET', `/public/activities/${urlHash}`);
    const readers: readonly (() => Promise<void>)[] = [
      async () => expect(await (await kai.call('GET', `/activities/${urlHash}/gpx`)).text()).toBe(gpx),
      async () =>
        expect(await (await kai.call('GET', `/activities/${urlHash}/original`)).text()).toBe(original),
      async () => expect((await guest.call('GET', `/results/${map_file}`)).status).toBe(200),
      async () =>
        expect((await guest.call('GET', `/public/activities/${urlHash}/picture.png`)).status).toBe(200),
      async () => expect(await guest.json('GET', `/public/activities/${urlHash}`)).toEqual(shown),
      async () => {
        const applied = await kai.json<ActivityAnswer>(
          'PUT',
          `/activities/${urlHash}/surf-setting?setting_id=0`,
        );
        expect(applied.surf_rides).toEqual(page.surf_rides);
      },
    ];
    for (const read of readers) {
      await age(urlHash);
      expect(await expire()).toBe(1);
      strava.counts.reset();
      await read();
      expect(strava.counts.all()).toEqual({ streams: 1 });
    }
  });

  it('gives the same page after the activity was renamed and its device was corrected at Strava', async () => {
    const { urlHash, activity, page } = await expired();
    Object.assign(activity, { name: 'Renamed', deviceName: 'Another watch' });
    await syncStrava(kai);
    expect(await open(urlHash)).toEqual(page);
  });

  it('gives each session of an activity back after its device was corrected at Strava', async () => {
    await welcome();
    const [morning, evening] = [0, 9].map((hours) => surf(START + day * DAY_MS + hours * 3_600_000));
    const columns = ['time', 'latitude', 'longitude', 'recordedSpeed', 'recordedDistance'] as const;
    const joined = columns.map((column) => [
      column,
      Float64Array.from([...morning![column], ...evening![column]]),
    ]);
    const rows: TrackFileRows = {
      ...morning!,
      length: morning!.length + evening!.length,
      ...Object.fromEntries(joined),
    };
    const { activity } = await recorded(() => rows);
    const hashes = (await kai.json<{ url_hash: string }[]>('GET', '/activities')).map(
      ({ url_hash }) => url_hash,
    );
    expect(hashes).toHaveLength(2);
    const pages = await Promise.all(hashes.map(open));
    Object.assign(activity, { deviceName: 'Another watch' });
    await syncStrava(kai);
    await age(...hashes);
    expect(await expire()).toBe(2);
    for (const [index, urlHash] of hashes.entries()) expect(await open(urlHash)).toEqual(pages[index]);
  });

  it('of an upload does not expire', async () => {
    const { urlHash } = await recorded();
    const original = await originalOf(urlHash);
    await kai.call('DELETE', `/activities/${urlHash}`);
    const uploaded = (await (await kai.upload(original, 'own.tcx')).json()) as { url_hash: string };
    await age(uploaded.url_hash);
    expect(await expire()).toBe(0);
  });
});

describe('an expired recording that Strava does not hand over', () => {
  it('after it was changed there is not stored, and the session says what to do', async () => {
    await welcome();
    let rows = surf(START + day * DAY_MS);
    const { urlHash, page } = await expired(() => rows);
    const whole = rows;
    const columns = ['time', 'latitude', 'longitude', 'recordedSpeed', 'recordedDistance'] as const;
    rows = {
      ...whole,
      length: 300,
      ...Object.fromEntries(columns.map((column) => [column, whole[column].slice(0, 300)])),
    };
    const sentence =
      'The recording of this session was changed at Strava since it was analyzed, so its rides no longer fit. Delete the session and analyze the activity again.';
    expect(await refused(urlHash)).toEqual([409, sentence]);
    expect(await refused(urlHash)).toEqual([409, sentence]);
    expect(strava.counts.all()).toEqual({ streams: 1 });
    expect(await stored(urlHash)).toEqual(AT_STRAVA);
    expect((await kai.json<object[]>('GET', '/activities')).length).toBe(1);
    expect(page.surf_rides.length).toBeGreaterThan(0);
  });

  it('tells the owner to connect, and comes back once that is done', async () => {
    const { urlHash, page } = await expired();
    await kai.call('DELETE', '/connect/strava');
    strava.counts.reset();
    expect(await refused(urlHash)).toEqual([
      409,
      `${AGAIN} Please connect your Strava account in Settings first.`,
    ]);
    expect(strava.counts.all()).toEqual({});
    await connectStrava(kai, strava, { athlete });
    expect(await open(urlHash)).toEqual(page);
  });

  it('says that the activity is gone there, and asks once', async () => {
    const { urlHash, activity } = await expired();
    strava.world.deleteActivity(activity.id);
    for (const _ of [1, 2])
      expect(await refused(urlHash)).toEqual([
        409,
        `${AGAIN} This activity is no longer on Strava, or not visible to this site.`,
      ]);
    expect(strava.counts.all()).toEqual({ streams: 1 });
  });

  it('is an outage in a sentence, and the next opening tries again', async () => {
    const { urlHash, page } = await expired();
    strava.faults.next('streams', FAULTS.status(503));
    const answer = await kai.call('GET', `/activities/${urlHash}`);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await refusalOf(answer)).toEqual([
      503,
      `${AGAIN} Strava could not be reached. Please try again in a moment.`,
    ]);
    expect(await open(urlHash)).toEqual(page);
  });

  it('tells visitors no more than that it did not work', async () => {
    const { urlHash } = await recorded();
    await kai.json('PUT', `/activities/${urlHash}`, { is_public: true, strava_sharing_confirmed: true });
    const { map_file } = await kai.json<{ map_file: string }>('GET', `/activities/${urlHash}/generate-map`);
    await age(urlHash);
    await expire();
    await kai.call('DELETE', '/connect/strava');
    const map = await visitor(app).call('GET', `/results/${map_file}`, undefined, { accept: 'text/html' });
    expect([map.status, await map.text()]).toEqual([503, expect.stringContaining('which did not work')]);
    expect(await visitor(app).refusal('GET', `/public/activities/${urlHash}`)).toEqual([
      503,
      `${AGAIN.slice(0, -1)}, which did not work. Please try again later.`,
    ]);
    await share(kai, urlHash, false);
  });
});

describe('the same file of others', () => {
  it('stays with them, and the expired session is fetched all the same', async () => {
    const { urlHash, page } = await recorded();
    const original = await originalOf(urlHash);
    const lani = await join(app, `lani${people}@surf.example`);
    const theirs = (await (await lani.upload(original, 'shared.tcx')).json()) as { url_hash: string };
    await age(urlHash, theirs.url_hash);
    expect(await expire()).toBe(1);
    expect(await stored(urlHash)).toEqual({ ...AT_STRAVA, original: true });
    expect(await stored(theirs.url_hash)).toEqual(HERE);
    strava.counts.reset();
    expect(await open(urlHash)).toEqual(page);
    expect(strava.counts.all()).toEqual({ streams: 1 });
    await lani.call('DELETE', `/activities/${theirs.url_hash}`);
    expect(await open(urlHash)).toEqual(page);
  });
});

describe('work on many sessions', () => {
  it('lists expired originals in the personal archive without fetching them', async () => {
    await welcome();
    const { activity } = await expired();
    await recorded();
    strava.counts.reset();
    const zip = new Uint8Array(await (await kai.call('GET', '/users/me/export')).arrayBuffer());
    const files = unzipSync(zip);
    expect(strFromU8(files['originals/at-strava.txt']!)).toMatch(
      new RegExp(
        `originals/\\d+-strava-${activity.id}.tcx: https://www.strava.com/activities/${activity.id}\n$`,
      ),
    );
    expect(Object.keys(files).filter((name) => name.endsWith('.tcx'))).toHaveLength(1);
    expect(files['originals/unreadable.txt']).toBeUndefined();
    expect(strava.counts.all()).toEqual({});
  });

  it('leaves them out of a re-detection and of the bytes of the account, and verifies them', async () => {
    await welcome();
    const { urlHash } = await expired();
    const said = await run(redetect, '--all');
    expect(said.find((line) => line.startsWith('Left out'))).toMatch(
      /^Left out: \d+ from Strava whose recordings expired\. Opening such a session fetches its recording again\.$/,
    );
    const [claim] = await app.database.query<{ owner: string }>(
      'SELECT owner FROM activities.upload_claims WHERE url_hash = $1',
      [urlHash],
    );
    const owner = Number(claim!.owner);
    const key = { owner, contentHash: 'other', surfType: 'traveling_waves', part: 0 } as const;
    await app.app.get(AccountQuota).check(key, app.config.accountBytes);
    expect((await run(verify)).at(-1)).toMatch(
      /^Checked \d+ events, \d+ activities, \d+ originals and \d+ tracks: \d+ expired and at Strava only, no problems\.$/,
    );
    expect(strava.counts.all()).toEqual({});
  });
});

describe('a crash', () => {
  const died = () => Promise.reject(new Error('The process died'));
  const blobs = () => app.app.get<BlobStore>(BLOB_STORE);
  /** Fails the next transaction at its end, so that it rolls back. */
  function failNextCommit(): void {
    const database = app.app.get<Database>(DATABASE);
    const transaction = database.transaction.bind(database);
    jest.spyOn(database, 'transaction').mockImplementationOnce((work) =>
      transaction(async (client) => {
        await work(client);
        return died();
      }),
    );
  }

  it('between track and original leaves a file that the sweep removes', async () => {
    const { urlHash, page } = await recorded();
    await age(urlHash);
    jest.spyOn(blobs(), 'remove').mockImplementationOnce(died);
    await expect(expire()).rejects.toThrow('The process died');
    expect(await stored(urlHash)).toEqual({ ...AT_STRAVA, original: true });
    const list = blobs().list.bind(blobs());
    jest.spyOn(blobs(), 'list').mockImplementation(async function* () {
      for await (const blob of list()) yield { ...blob, storedAt: new Date(0) };
    });
    expect(await app.app.get(FileSweep).sweep()).toBe(1);
    expect(await stored(urlHash)).toEqual(AT_STRAVA);
    expect(await open(urlHash)).toEqual(page);
  });

  it('between the fetched file and its claim, or before the track, is repaired by the next opening', async () => {
    const { urlHash, page } = await expired();
    failNextCommit();
    expect((await kai.call('GET', `/activities/${urlHash}`)).status).toBe(500);
    expect(await stored(urlHash)).toEqual({ ...AT_STRAVA, original: true });
    expect(await open(urlHash)).toEqual(page);
    await app.database.query('DELETE FROM activities.tracks WHERE url_hash = $1', [urlHash]);
    strava.counts.reset();
    expect(await open(urlHash)).toEqual(page);
    expect(strava.counts.all()).toEqual({});
  });
});

describe('a recording that expires while it is read', () => {
  it.each(['before', 'after'] as const)('is shown all the same (%s its original is read)', async (moment) => {
    const { urlHash, page } = await recorded();
    await app.database.query('DELETE FROM activities.tracks WHERE url_hash = $1', [urlHash]);
    const blobs = app.app.get<BlobStore>(BLOB_STORE);
    const read = blobs.read.bind(blobs);
    jest.spyOn(blobs, 'read').mockImplementationOnce(async (hash) => {
      const original = moment === 'after' ? await read(hash) : undefined;
      await age(urlHash);
      expect(await expire()).toBe(1);
      return original ?? read(hash);
    });
    expect(await open(urlHash)).toEqual(page);
    expect(await stored(urlHash)).toEqual(moment === 'after' ? AT_STRAVA : HERE);
    expect(await open(urlHash)).toEqual(page);
  });
});
