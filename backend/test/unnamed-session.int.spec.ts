import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { strFromU8, unzipSync } from 'fflate';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person, visitor } from './person.ts';

const UNNAMED = 'Unnamed Activity';
let app: AppUnderTest;
let kai: Person;
let urlHash: string;
let other: string;

async function upload(seed: number): Promise<string> {
  const { recorded } = simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 12 });
  const answer = await kai.upload(encodeTrackFile(recorded, 'gpx', { name: 'Dawn' }), 'dawn.gpx');
  return ((await answer.json()) as { url_hash: string }).url_hash;
}

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
  [urlHash, other] = [await upload(2), await upload(3)];
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
