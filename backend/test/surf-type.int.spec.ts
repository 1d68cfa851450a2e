import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeTrackFile, epochMillis, RECEIVERS, simulateSession } from '@rideline/detection-engine';
import { FileSweep } from '../src/modules/activities/adapters/files/file-sweep.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { logOf } from './log-of.ts';
import { eventually } from './eventually.ts';
import { join, type Person } from './person.ts';

interface Answer {
  url_hash: string;
  surf_type: string;
  copy_of: string | null;
  same_session: { url_hash: string }[];
  counted_as_other_surf_type: { url_hash: string } | null;
  surf_rides: { id: number }[];
  surf_attempts: { id: number }[];
}

let app: AppUnderTest;
let kai: Person;
let day = 0;

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
});
afterAll(() => app.stop());

/** A standing-wave session of a new day. */
function standingFile(format: 'fit' | 'gpx' = 'fit', receiver = RECEIVERS[0]!) {
  const { recorded } = simulateSession({
    surfType: 'standing_waves',
    seed: day,
    durationMinutes: 30,
    receiver,
    startTime: epochMillis(Date.UTC(2026, 1, day, 16)),
  });
  return encodeTrackFile(recorded, format);
}
async function upload(file: Uint8Array, surf_type: 'ocean' | 'skookumchuck', name = 'session.fit') {
  const answer = await kai.upload(file, name, { surf_type });
  return (await answer.json()) as {
    url_hash: string;
    duplicate?: boolean;
    far_from_standing_wave: string | null;
  };
}
const read = (urlHash: string) => kai.json<Answer>('GET', `/activities/${urlHash}`);
const change = (urlHash: string, surf_type: string) =>
  kai.call('PUT', `/activities/${urlHash}/surf-type`, { surf_type });
const listed = async (surfType: string) =>
  (await kai.json<Answer[]>('GET', `/activities?surf_type=${surfType}`)).map(({ url_hash }) => url_hash);

describe('the same recording as both surf types', () => {
  it('says on both sessions that it counts in both lists, until one is deleted', async () => {
    day += 1;
    const file = standingFile();
    const [ocean, skook] = [await upload(file, 'ocean'), await upload(file, 'skookumchuck')];
    day += 1;
    const alone = await upload(standingFile(), 'ocean');
    const also = async ({ url_hash }: { url_hash: string }) =>
      (await read(url_hash)).counted_as_other_surf_type;
    expect(await also(ocean)).toMatchObject({ url_hash: skook.url_hash });
    expect(await also(skook)).toMatchObject({ url_hash: ocean.url_hash });
    expect(await also(alone)).toBeNull();
    await kai.call('DELETE', `/activities/${ocean.url_hash}`);
    expect(await also(skook)).toBeNull();
  });
});

describe('an upload as a standing wave', () => {
  it('names the nearest one where the session is far from all that are known', async () => {
    day += 1;
    const near = await upload(standingFile(), 'skookumchuck');
    expect(near.far_from_standing_wave).toBeNull();
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 3, durationMinutes: 15 });
    const file = encodeTrackFile(recorded, 'fit');
    const ocean = await upload(file, 'ocean');
    expect(ocean.far_from_standing_wave).toBeNull();
    const far = await upload(file, 'skookumchuck');
    expect(far.far_from_standing_wave).toBe('Skookumchuck Narrows, British Columbia');
  });
});

describe('changing the surf type', () => {
  it('finds attempts in place of rides, and moves the session to the other list', async () => {
    day += 1;
    const { url_hash: urlHash } = await upload(standingFile(), 'ocean');
    const changed = (await (await change(urlHash, 'standing_waves')).json()) as Answer;
    expect(changed).toMatchObject({ url_hash: urlHash, surf_type: 'standing_waves', surf_rides: [] });
    expect(changed.surf_attempts.length).toBeGreaterThan(0);
    expect(await read(urlHash)).toEqual(changed);
    expect(await listed('standing_waves')).toContain(urlHash);
    expect(await listed('traveling_waves')).not.toContain(urlHash);

    const direct = await upload(standingFile('gpx'), 'skookumchuck', 'session.gpx');
    const compared = await kai.json<Answer[]>(
      'GET',
      `/activities/compare/skook?activity_hashes=${urlHash},${direct.url_hash}`,
    );
    expect(compared.map(({ url_hash }) => url_hash)).toEqual([urlHash, direct.url_hash]);
  });

  it('takes the file along: uploads of it lead to the session under its new surf type only', async () => {
    day += 1;
    const file = standingFile();
    const { url_hash: urlHash } = await upload(file, 'ocean');
    await change(urlHash, 'standing_waves');
    expect(await upload(file, 'skookumchuck')).toMatchObject({ url_hash: urlHash, duplicate: true });
    const ocean = await upload(file, 'ocean');
    expect(ocean.url_hash).not.toBe(urlHash);

    const sentence = 'The same file already is an ocean session of yours. Delete that one first.';
    const path = `/activities/${urlHash}/surf-type`;
    expect(await kai.refusal('PUT', path, { surf_type: 'traveling_waves' })).toEqual([409, sentence]);
    expect(await read(urlHash)).toMatchObject({ surf_type: 'standing_waves' });

    await kai.call('DELETE', `/activities/${ocean.url_hash}`);
    expect((await change(urlHash, 'traveling_waves')).status).toBe(200);
    expect(await upload(file, 'ocean')).toMatchObject({ url_hash: urlHash, duplicate: true });
  });

  it('is one fact however often it is sent at once, and another file of the person keeps its claim', async () => {
    day += 1;
    const { url_hash: urlHash } = await upload(standingFile(), 'ocean');
    const answers = await Promise.all(Array.from({ length: 4 }, () => change(urlHash, 'standing_waves')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const claims = await app.database.query(
      'SELECT surf_type FROM activities.upload_claims WHERE url_hash = $1',
      [urlHash],
    );
    expect(claims).toEqual([{ surf_type: 'standing_waves' }]);
    const facts = await logOf(app, 'SurfTypeChanged');
    expect(facts.filter(({ stream }) => stream === `activity-${urlHash}`)).toHaveLength(1);
  });

  it('separates recordings of one session, and brings them together again', async () => {
    day += 1;
    const { url_hash: one } = await upload(standingFile('fit'), 'ocean');
    const { url_hash: other } = await upload(standingFile('gpx'), 'ocean', 'session.gpx');
    const copies = async () =>
      (await Promise.all([read(one), read(other)])).filter(({ copy_of }) => copy_of !== null);
    expect(await copies()).toHaveLength(1);
    await change(one, 'standing_waves');
    await eventually(async () => ((await copies()).length === 0 ? true : undefined));
    expect((await read(one)).same_session).toEqual([]);
    expect(await kai.refusal('PUT', `/activities/${one}/same-session`, { other, counts: 'both' })).toEqual([
      409,
      'These are not recordings of one session',
    ]);
    await change(other, 'standing_waves');
    await eventually(async () => ((await copies()).length === 1 ? true : undefined));
  });

  it('that a crash cut off is undone by the sweep of files', async () => {
    day += 1;
    const file = standingFile();
    const { url_hash: urlHash } = await upload(file, 'ocean');
    await app.database.query(
      `UPDATE activities.upload_claims SET surf_type = 'standing_waves' WHERE url_hash = $1`,
      [urlHash],
    );
    await app.app.get(FileSweep).sweep();
    expect(await upload(file, 'ocean')).toMatchObject({ url_hash: urlHash, duplicate: true });
  });
});
