import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from '../../../../../test/app-under-test.ts';
import { join, type Person } from '../../../../../test/person.ts';
import { joinAsAdmin, statistics } from '../../../../../test/statistics.ts';
import { uploadSession } from '../../../../../test/uploaded-session.ts';

const password = 'correct horse';
let app: AppUnderTest;
let admin: Person;
let kai: Person;

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  admin = await joinAsAdmin(app);
  kai = await join(app, 'kai@surf.example', password);
});
afterAll(() => app.stop());

const totals = () => statistics(admin, 'global');

describe('the totals', () => {
  it('leave out the demo account, its sessions, and registrations whose email is not verified', async () => {
    await kai.call('POST', '/register', { email: 'unproven@surf.example', password });
    expect(await totals()).toEqual({
      total_users: 2,
      total_activities: 0,
      total_public_activities: 0,
      total_manual_activities: 0,
      total_garmin_activities: 0,
      total_strava_activities: 0,
    });
  });

  it('count living activities, shared ones and each source', async () => {
    const deleted = await uploadSession(kai, 1);
    const shared = await uploadSession(kai, 2);
    await uploadSession(admin, 3);
    await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
    await kai.json('PUT', `/activities/${shared}`, { is_public: true });
    await kai.call('DELETE', `/activities/${deleted}`);
    expect(await totals()).toEqual({
      total_users: 2,
      total_activities: 2,
      total_public_activities: 1,
      total_manual_activities: 2,
      total_garmin_activities: 0,
      total_strava_activities: 0,
    });
  });

  it('count a session that is no longer shared as private', async () => {
    const [{ url_hash }] = await kai.json<[{ url_hash: string }]>('GET', '/activities');
    await kai.json('PUT', `/activities/${url_hash}`, { is_public: false });
    expect(await totals()).toMatchObject({ total_activities: 2, total_public_activities: 0 });
  });

  it('lose an erased person and their activities', async () => {
    await kai.call('POST', '/users/me/delete-account', { password });
    expect(await totals()).toMatchObject({ total_users: 1, total_activities: 1, total_manual_activities: 1 });
  });
});
