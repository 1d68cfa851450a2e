import { describe, expect, it } from '@jest/globals';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { newPerson, sharedApp } from './shared-app.ts';

const TYPES = [
  ...['surfboard', 'sup_board', 'bodyboard', 'foil', 'surf_kayak'],
  ...['sea_kayak', 'whitewater_kayak', 'surfski', 'other'],
];

const kai = await newPerson(await sharedApp());

interface Listed {
  readonly url_hash: string;
  readonly surf_vessel_id: number | null;
  readonly surf_vessel: object | null;
}
const add = async (nickname: string, type = 'foil') =>
  (await kai.json<{ id: number }>('POST', '/surf-vessels', { brand: 'Mega', model: 'One', nickname, type }))
    .id;
const names = async (query = '') =>
  (await kai.json<{ nickname: string }[]>('GET', `/surf-vessels${query}`)).map(({ nickname }) => nickname);

const listedIn = async (query: string) =>
  (await names(query)).filter((name) => ['Board', 'Kayak', 'New'].includes(name));

async function ridden(surfType: 'traveling_waves' | 'standing_waves', vessel: number): Promise<string> {
  const { recorded } = simulateSession({ surfType, seed: 2, durationMinutes: 12 });
  const file = encodeTrackFile(recorded, 'gpx', { name: 'Session' });
  const form = surfType === 'standing_waves' ? 'skookumchuck' : 'ocean';
  const answer = await kai.upload(file, 'session.gpx', { surf_type: form });
  const { url_hash } = (await answer.json()) as { url_hash: string };
  await kai.json('PUT', `/activities/${url_hash}`, { surf_vessel_id: vessel });
  return url_hash;
}

describe('vessels', () => {
  it('can have every type', async () => {
    for (const type of TYPES) expect(await add(type, type)).toBeGreaterThan(0);
    expect((await names()).sort()).toEqual([...TYPES].sort());
  });

  it('are listed by the surf type they were ridden in, new ones in both, and removed from activities when deleted', async () => {
    const [board, kayak] = [await add('Board'), await add('Kayak')];
    const ocean = await ridden('traveling_waves', board);
    const standing = await ridden('standing_waves', kayak);
    expect(await listedIn('?surf_type=traveling_waves')).toEqual(['Board']);
    expect(await listedIn('?surf_type=standing_waves')).toEqual(['Kayak']);
    expect((await kai.call('GET', '/surf-vessels?surf_type=rivers')).status).toBe(400);

    const unused = await add('New');
    expect(await listedIn('?surf_type=traveling_waves')).toEqual(['Board', 'New']);
    expect(await listedIn('?surf_type=standing_waves')).toEqual(['Kayak', 'New']);
    await kai.call('DELETE', `/surf-vessels/${unused}`);

    expect((await kai.call('DELETE', `/surf-vessels/${board}`)).status).toBe(204);
    expect(await listedIn('?surf_type=traveling_waves')).toEqual([]);
    const listed = await kai.json<Listed[]>('GET', '/activities');
    const vesselOf = (urlHash: string) => listed.find(({ url_hash }) => url_hash === urlHash);
    expect(vesselOf(ocean)).toMatchObject({ surf_vessel_id: null, surf_vessel: null });
    expect(vesselOf(standing)).toMatchObject({ surf_vessel_id: kayak });
    expect(await kai.json('GET', `/activities/${ocean}`)).toMatchObject({
      surf_vessel_id: null,
      surf_vessel: null,
    });
  });
});
