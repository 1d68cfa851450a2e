import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from '../../../../../test/app-under-test.ts';
import { join, type Person } from '../../../../../test/person.ts';
import { joinAsAdmin, statistics } from '../../../../../test/statistics.ts';
import { uploadSession } from '../../../../../test/uploaded-session.ts';

const password = 'correct horse';
const foil = { brand: 'Mega', model: 'Maverick', nickname: 'Flash', type: 'foil' };
let app: AppUnderTest;
let admin: Person;
let kai: Person;
let foilId: number;

beforeAll(async () => {
  app = await startApp();
  admin = await joinAsAdmin(app);
  kai = await join(app, 'kai@surf.example', password);
});
afterAll(() => app.stop());

const byVessel = () => statistics(admin, 'surf-vessels');

async function rideWith(person: Person, seed: number, vesselId: number): Promise<void> {
  const urlHash = await uploadSession(person, seed);
  await person.json('PUT', `/activities/${urlHash}`, { surf_vessel_id: vesselId });
}
const addVessel = async (person: Person, type: string) =>
  (await person.json<{ id: number }>('POST', '/surf-vessels', { ...foil, type })).id;

describe('activities by vessel', () => {
  it('are an empty list while no activity has one', async () => {
    await uploadSession(kai, 1);
    await addVessel(kai, 'surfski');
    expect(await byVessel()).toEqual([]);
  });

  it('have the percentage of the activities with a vessel, the largest first', async () => {
    foilId = await addVessel(kai, 'foil');
    await rideWith(kai, 2, foilId);
    await rideWith(kai, 3, foilId);
    await rideWith(admin, 4, await addVessel(admin, 'sup_board'));
    expect(await byVessel()).toEqual([
      { vessel_type: 'foil', count: 2, percentage: 67 },
      { vessel_type: 'sup_board', count: 1, percentage: 33 },
    ]);
  });

  it('follow the type that the vessel has now', async () => {
    await kai.json('PUT', `/surf-vessels/${foilId}`, { ...foil, type: 'surf_kayak' });
    expect(await byVessel()).toEqual([
      { vessel_type: 'surf_kayak', count: 2, percentage: 67 },
      { vessel_type: 'sup_board', count: 1, percentage: 33 },
    ]);
  });

  it('leave out those of a deleted vessel', async () => {
    await kai.call('DELETE', `/surf-vessels/${foilId}`);
    expect(await byVessel()).toEqual([{ vessel_type: 'sup_board', count: 1, percentage: 100 }]);
  });

  it('leave out those of an erased person', async () => {
    const urlHashes = await kai.json<{ url_hash: string }[]>('GET', '/activities');
    const vesselId = await addVessel(kai, 'other');
    await kai.json('PUT', `/activities/${urlHashes[0]!.url_hash}`, { surf_vessel_id: vesselId });
    expect(await byVessel()).toContainEqual({ vessel_type: 'other', count: 1, percentage: 50 });
    await kai.call('POST', '/users/me/delete-account', { password });
    expect(await byVessel()).toEqual([{ vessel_type: 'sup_board', count: 1, percentage: 100 }]);
  });
});
