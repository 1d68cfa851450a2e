import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join } from './person.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ PROJECTION_WAIT_MS: '50000' });
});
afterAll(() => app.stop());

it('answers the edit of a vessel when sessions show it too', async () => {
  const kai = await join(app, 'kai@surf.example');
  const named = (nickname: string) => ({ brand: 'Mega', model: 'One', nickname, type: 'foil' });
  const { id } = await kai.json<{ id: number }>('POST', '/surf-vessels', named('Before'));
  const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 12 });
  const uploaded = await kai.upload(encodeTrackFile(recorded, 'fit'), 'session.fit');
  const { url_hash } = (await uploaded.json()) as { url_hash: string };
  await kai.json('PUT', `/activities/${url_hash}`, { surf_vessel_id: id });

  const client = await app.database.pool.connect();
  await client.query('BEGIN; LOCK TABLE read_activity_vessels.vessel IN EXCLUSIVE MODE');
  let answered = false;
  const edit = kai.json('PUT', `/surf-vessels/${id}`, named('After')).then(() => (answered = true));
  const isListed = async () =>
    (await kai.json<{ nickname: string }[]>('GET', '/surf-vessels')).some(
      ({ nickname }) => nickname === 'After',
    );
  await eventually(async () => ((await isListed()) ? true : undefined));
  // An answer that waited for the list of vessels only is there before these.
  for (let reads = 0; reads < 10; reads++) await isListed();
  expect(answered).toBe(false);
  await client.query('COMMIT');
  client.release();
  await edit;
  expect(await kai.json('GET', `/activities/${url_hash}`)).toMatchObject({
    surf_vessel: { nickname: 'After' },
  });
});
