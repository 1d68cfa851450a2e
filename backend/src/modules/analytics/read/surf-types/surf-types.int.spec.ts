import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { startApp, type AppUnderTest } from '../../../../../test/app-under-test.ts';
import { join, type Person } from '../../../../../test/person.ts';
import { joinAsAdmin, statistics } from '../../../../../test/statistics.ts';
import { uploadSession } from '../../../../../test/uploaded-session.ts';

const password = 'correct horse';
let app: AppUnderTest;
let admin: Person;
let kai: Person;

beforeAll(async () => {
  app = await startApp();
  admin = await joinAsAdmin(app);
  kai = await join(app, 'kai@surf.example', password);
});
afterAll(() => app.stop());

const bySurfType = () => statistics(admin, 'surf-types');

describe('activities by surf type', () => {
  it('are an empty list without activities', async () => {
    expect(await bySurfType()).toEqual([]);
  });

  it('have the percentage of all activities, the largest first', async () => {
    const { recorded } = simulateSession({ surfType: 'standing_waves', seed: 1, durationMinutes: 8 });
    const file = encodeTrackFile(recorded, 'gpx', { name: 'Skookumchuck' });
    await kai.upload(file, 'skook.gpx', { surf_type: 'skookumchuck' });
    await uploadSession(admin, 2);
    await uploadSession(admin, 3);
    expect(await bySurfType()).toEqual([
      { surf_type: 'traveling_waves', count: 2, percentage: 67 },
      { surf_type: 'standing_waves', count: 1, percentage: 33 },
    ]);
  });

  it('leave out those of an erased person', async () => {
    await kai.call('POST', '/users/me/delete-account', { password });
    expect(await bySurfType()).toEqual([{ surf_type: 'traveling_waves', count: 2, percentage: 100 }]);
  });
});
