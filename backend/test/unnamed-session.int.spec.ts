import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';
import { strFromU8, unzipSync } from 'fflate';
import { SharePage } from '../src/modules/activities/read/public/share-page.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person, visitor } from './person.ts';

const UNNAMED = 'Unnamed Activity';
let app: AppUnderTest;
let kai: Person;
let urlHash: string;
let other: string;

async function upload(seed: number, name?: string, day = 1): Promise<string> {
  const { recorded } = simulateSession({
    surfType: 'traveling_waves',
    seed,
    durationMinutes: 25,
    startTime: epochMillis(Date.UTC(2026, 4, day, 14, 30)),
  });
  const file = encodeTrackFile(recorded, 'gpx', name === undefined ? {} : { name });
  const answer = await kai.upload(file, 'ACTIVITY_8812.gpx');
  return ((await answer.json()) as { url_hash: string }).url_hash;
}

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
  [urlHash, other] = [await upload(2, 'Dawn'), await upload(3, 'Dawn', 2)];
});
afterAll(() => app.stop());

it('a session without a name is an Unnamed Activity in every answer, file and page', async () => {
  const named = { activity_name: UNNAMED };
  const rename = { activity_name: ' ' };
  expect(await kai.json('PUT', `/activities/${urlHash}`, rename)).toEqual(named);
  await kai.json('PUT', `/activities/${urlHash}`, { is_public: true });

  expect(await kai.json('GET', `/activities/${urlHash}`)).toMatchObject(named);
  const list = await kai.json<{ url_hash: string }[]>('GET', '/activities');
  expect(list.find(({ url_hash }) => url_hash === urlHash)).toMatchObject(named);
  const compared = await kai.json<unknown[]>(
    'GET',
    `/activities/compare?activity_hashes=${urlHash},${other}`,
  );
  expect(compared).toContainEqual(expect.objectContaining(named));
  expect(await visitor(app).json('GET', `/public/activities/${urlHash}`)).toMatchObject(named);

  const { map_file } = await kai.json<{ map_file: string }>('GET', `/activities/${urlHash}/generate-map`);
  const map = await (await visitor(app).call('GET', `/results/${map_file}`)).text();
  expect(map).toContain(`<title>${UNNAMED} - Rideline</title>`);

  const archive = await kai.call('GET', '/users/me/export');
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(strFromU8(files['activities.csv']!)).toContain(UNNAMED);
});

it('a session that nobody named has its part of the day everywhere, and its place for its owner', async () => {
  const unnamed = await upload(4, undefined, 3);
  const named = { activity_name: 'Morning surf near San Clemente' };
  const ofOwner = () => kai.json<{ is_named: boolean }>('GET', `/activities/${unnamed}`);
  const ofVisitor = () => visitor(app).json('GET', `/public/activities/${unnamed}`);
  const preview = async () => (await app.app.get(SharePage).describe(unnamed, 'en-US'))?.title;
  await kai.json('PUT', `/activities/${unnamed}`, { is_public: true });

  expect(await ofOwner()).toMatchObject({ ...named, is_named: false, spot: null });
  const list = await kai.json<{ url_hash: string }[]>('GET', '/activities');
  expect(list.find(({ url_hash }) => url_hash === unnamed)).toMatchObject(named);
  const hashes = `${unnamed},${other}`;
  expect(await kai.json('GET', `/activities/compare?activity_hashes=${hashes}`)).toMatchObject([named, {}]);
  const toVisitors = { activity_name: 'Morning surf' };
  expect(await ofVisitor()).toMatchObject(toVisitors);
  expect(await preview()).toBe('Morning surf - Rideline');
  expect(await (await kai.call('GET', `/activities/${unnamed}/gpx`)).text()).toContain('<name>Morning surf');
  const { map_file } = await kai.json<{ map_file: string }>('GET', `/activities/${unnamed}/generate-map`);
  const map = await (await visitor(app).call('GET', `/results/${map_file}`)).text();
  expect(map).toContain('<title>Morning surf - Rideline</title>');

  const { spot_id } = await kai.json<{ spot_id: number }>('GET', `/spots/of/${unnamed}`);
  await kai.json('PUT', `/spots/${spot_id}`, { name: "Ribeira d'Ilhas" });
  const atTheSpot = { activity_name: "Morning surf, Ribeira d'Ilhas" };
  expect(await ofOwner()).toMatchObject({ ...atTheSpot, spot: "Ribeira d'Ilhas" });
  expect(await kai.json<object[]>('GET', '/activities')).toContainEqual(expect.objectContaining(atTheSpot));
  expect(await ofVisitor()).toMatchObject(toVisitors);
  expect(await preview()).toBe('Morning surf - Rideline');

  await kai.json('PUT', `/activities/${unnamed}`, { activity_name: 'Dawn patrol' });
  expect(await ofOwner()).toMatchObject({ activity_name: 'Dawn patrol', is_named: true });
});
