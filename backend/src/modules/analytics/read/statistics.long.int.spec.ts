import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { startApp, type AppUnderTest } from '../../../../test/app-under-test.ts';
import { caughtUp } from '../../../../test/everything.ts';
import { join, type Person } from '../../../../test/person.ts';
import { joinAsAdmin, statistics, thisMonth } from '../../../../test/statistics.ts';
import { inDemoAccount } from '../../../../test/surf-community.ts';
import { uploadSession } from '../../../../test/uploaded-session.ts';
import { StockKeysCommand } from '../../video-editor/write/stock-keys.use-case.ts';
import type { EngagementRow } from '../engagement.schema.ts';

const password = 'correct horse';
const USER_DOORS = ['user-growth', 'new-user-registrations', 'monthly-users'];
const ACTIVITY_DOORS = ['activity-growth', 'new-activities', 'monthly-activities'];
const vessel = { brand: 'Mega', model: 'Maverick', nickname: 'Flash' };
let app: AppUnderTest;
let admin: Person;
let lani: Person;
let kai: Person;
let shared: string;
let foilId: number;

type Figures = Readonly<Record<string, number>>;

const ask = <Answer>(question: string) => statistics<Answer>(admin, question);
const rows = (query = '') => ask<EngagementRow[]>(`user-engagement${query}`);
const emails = async (query: string) => (await rows(query)).map(({ email }) => email);
/** Figures of users that are not 0, without percentages. */
const userFigures = async () =>
  Object.fromEntries(
    Object.entries(await ask<Figures>('user-stats')).filter(
      ([name, value]) => value !== 0 && !name.endsWith('_percentage'),
    ),
  );

async function addVessel(person: Person, type: string): Promise<number> {
  return (await person.json<{ id: number }>('POST', '/surf-vessels', { ...vessel, type })).id;
}
const rideWith = (person: Person, urlHash: string, vesselId: number) =>
  person.json('PUT', `/activities/${urlHash}`, { surf_vessel_id: vesselId });

beforeAll(async () => {
  app = await startApp();
  const demo = await inDemoAccount(app);
  admin = await joinAsAdmin(app);
  lani = await join(app, 'lani@surf.example', password);
  kai = await join(app, 'kai@surf.example', password);
  await kai.call('POST', '/register', { email: 'unproven@surf.example', password });
  await app.app.get(CommandBus).execute(new StockKeysCommand(['key-1']));
  await caughtUp(app);
  expect(await demo.json('GET', '/activities')).toHaveLength(2);
});
afterAll(() => app.stop());

describe('statistics before the first session', () => {
  it('count verified people, without the demo account and its sessions', async () => {
    expect(await ask('global')).toEqual({
      total_users: 3,
      total_activities: 0,
      total_public_activities: 0,
      total_manual_activities: 0,
      total_garmin_activities: 0,
      total_strava_activities: 0,
    });
    expect(await userFigures()).toEqual({ active_users: 3, users_meters_distance: 3, users_kmh_speed: 3 });
  });

  it.each(['activity-growth', 'surf-types', 'surf-vessels'])('are an empty list: %s', async (question) => {
    expect(await ask(question)).toEqual([]);
  });
});

/** Kai has two ocean sessions and a standing one, the admin an ocean session, Lani none. */
describe('statistics of a small community', () => {
  beforeAll(async () => {
    await lani.json('POST', '/users/me/update-username', { username: 'lani' });
    await kai.json('POST', '/users/me/update-username', { username: 'Zeno' });
    shared = await uploadSession(kai, 1);
    await kai.json('PUT', `/activities/${shared}`, { is_public: true });
    foilId = await addVessel(kai, 'foil');
    await addVessel(kai, 'surfski');
    await rideWith(kai, shared, foilId);
    await rideWith(kai, await uploadSession(kai, 2), foilId);
    const { recorded } = simulateSession({ surfType: 'standing_waves', seed: 1, durationMinutes: 8 });
    await kai.upload(encodeTrackFile(recorded, 'gpx'), 'skook.gpx', { surf_type: 'skookumchuck' });
    await rideWith(admin, await uploadSession(admin, 3), await addVessel(admin, 'sup_board'));
    await kai.call('DELETE', `/activities/${await uploadSession(kai, 4)}`);
    await kai.json('POST', '/users/me/get-activation-key');
    const units = { preferred_distance_unit: 'feet', preferred_speed_unit: 'm/s' };
    await kai.json('POST', '/users/me/update-preferences', units);
  });

  it('count living activities, shared ones and each source', async () => {
    expect(await ask('global')).toEqual({
      total_users: 3,
      total_activities: 4,
      total_public_activities: 1,
      total_manual_activities: 4,
      total_garmin_activities: 0,
      total_strava_activities: 0,
    });
  });

  it.each(USER_DOORS)('count people in the current month: %s', async (door) => {
    expect(await ask(door)).toEqual([{ month: thisMonth(), total_users: 3, new_users: 3 }]);
  });

  it.each(ACTIVITY_DOORS)('count uploads in the month in which they arrived: %s', async (door) => {
    expect(await ask(door)).toEqual([{ month: thisMonth(), total_activities: 4, new_activities: 4 }]);
  });

  it('have activities by surf type and vessel in percent, the largest first', async () => {
    expect(await ask('surf-types')).toEqual([
      { surf_type: 'traveling_waves', count: 3, percentage: 75 },
      { surf_type: 'standing_waves', count: 1, percentage: 25 },
    ]);
    expect(await ask('surf-vessels')).toEqual([
      { vessel_type: 'foil', count: 2, percentage: 67 },
      { vessel_type: 'sup_board', count: 1, percentage: 33 },
    ]);
  });

  it('count what people have, share and prefer, with the percentage of all users', async () => {
    expect(await userFigures()).toEqual({
      active_users: 3,
      users_with_activities: 2,
      users_with_public_activities: 1,
      users_with_username: 2,
      users_with_activation_key: 1,
      users_with_manual_activities: 2,
      users_with_foil: 1,
      users_with_standup_paddleboard: 1,
      users_with_ocean_surfing: 2,
      users_with_standing_waves: 1,
      users_meters_distance: 2,
      users_feet_distance: 1,
      users_kmh_speed: 2,
      users_ms_speed: 1,
    });
    expect(await ask('user-stats')).toMatchObject({
      active_users_percentage: 100,
      inactive_users_percentage: 0,
      users_with_activities_percentage: 67,
      users_with_bodyboard_percentage: 0,
      users_feet_distance_percentage: 33,
    });
  });

  it('have the figures of users that the contract names, and the users of knots', async () => {
    const contract = [
      ...['active_users', 'inactive_users', 'users_with_activities', 'users_with_public_activities'],
      ...['users_with_username', 'users_with_activation_key', 'users_with_garmin_activities'],
      ...['users_with_strava_activities', 'users_with_manual_activities', 'users_with_surf_kayak'],
      ...['users_with_sea_kayak', 'users_with_whitewater_kayak', 'users_with_surfboard'],
      ...['users_with_standup_paddleboard', 'users_with_foil', 'users_with_bodyboard', 'users_with_surfski'],
      ...['users_with_other_vessel', 'users_with_ocean_surfing', 'users_with_standing_waves'],
      ...['users_meters_distance', 'users_yards_distance', 'users_feet_distance'],
      ...['users_kmh_speed', 'users_mph_speed', 'users_ms_speed'],
    ];
    expect(Object.keys(await ask<Figures>('user-stats')).toSorted()).toEqual(
      [...contract, 'users_kn_speed'].flatMap((name) => [name, `${name}_percentage`]).toSorted(),
    );
  });
});

describe('the engagement table', () => {
  it('lists verified people without the demo account, with the most activities first', async () => {
    expect(await rows()).toEqual([
      {
        user_id: expect.any(Number),
        email: 'kai@surf.example',
        username: 'Zeno',
        total_activities: 3,
        manual_activities: 3,
        garmin_activities: 0,
        strava_activities: 0,
        public_activities: 1,
        is_active: true,
        created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      },
      expect.objectContaining({ email: 'admin@surf.example', username: null, total_activities: 1 }),
      expect.objectContaining({ email: 'lani@surf.example', username: 'lani', total_activities: 0 }),
    ]);
  });

  it.each([
    ['user_id', ['admin', 'lani', 'kai']],
    ['email', ['admin', 'kai', 'lani']],
    ['total_activities', ['lani', 'admin', 'kai']],
    ['created_at', ['admin', 'lani', 'kai']],
  ])('is sorted by %s in both directions', async (column, names) => {
    const expected = names.map((name) => `${name}@surf.example`);
    expect(await emails(`?sort=${column}&order=asc`)).toEqual(expected);
    expect(await emails(`?sort=${column}&order=desc`)).toEqual(expected.reverse());
  });

  it.each(['manual_activities', 'garmin_activities', 'strava_activities', 'public_activities', 'is_active'])(
    'is sorted by %s, and by id among equals',
    async (column) => {
      for (const order of ['asc', 'desc']) {
        const sorted = await rows(`?sort=${column}&order=${order}`);
        const values = sorted.map((row) => Number(row[column as 'is_active']));
        expect(values).toEqual([...values].sort((a, b) => (order === 'asc' ? a - b : b - a)));
        for (const [index, row] of sorted.entries()) {
          const previous = sorted[index - 1];
          if (previous === undefined || values[index] !== values[index - 1]) continue;
          expect(row.user_id).toBeGreaterThan(previous.user_id);
        }
      }
    },
  );

  it('ignores case, and has people without a username at the end in both directions', async () => {
    const named = async (order: string) =>
      (await rows(`?sort=username&order=${order}`)).map(({ username }) => username);
    expect(await named('asc')).toEqual(['lani', 'Zeno', null]);
    expect(await named('desc')).toEqual(['Zeno', 'lani', null]);
  });

  it.each(['total_activities', 'email'])('is cut to the limit, sorted by %s', async (column) => {
    expect(await emails(`?sort=${column}&order=asc&limit=1`)).toHaveLength(1);
  });

  it.each([
    ['sort=password', 'sort is a column of the table'],
    ['order=up', 'order is asc or desc'],
    ['limit=0', 'limit is a whole number from 1 to 500'],
    ['limit=501', 'limit is a whole number from 1 to 500'],
  ])('refuses %s', async (query, sentence) => {
    expect(await admin.refusal('GET', `/admin/stats/user-engagement?${query}`)).toEqual([400, sentence]);
  });

  it('records each look with the id of the admin and the number of people shown', async () => {
    const looks = () =>
      app.database.query<{ actor: string; data: unknown; stream: string }>(
        `SELECT meta->>'actor' AS actor, data, stream_id AS stream FROM eventlog.events
         WHERE type = 'UserEngagementViewed' ORDER BY position`,
      );
    const before = (await looks()).length;
    const [{ user_id }] = (await rows('?sort=email&order=asc&limit=2')) as [EngagementRow];
    const after = await looks();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toEqual({
      actor: String(user_id),
      data: { people: 2 },
      stream: `engagement-views-${user_id}`,
    });
  });

  it('records no look of a surfer or visitor, who see nothing', async () => {
    expect(await lani.refusal('GET', '/admin/stats/user-engagement')).toEqual([
      403,
      'You do not have permission to access this page.',
    ]);
    const looks = await app.database.query(
      `SELECT FROM eventlog.events WHERE type = 'UserEngagementViewed' AND meta->>'actor' =
       (SELECT user_id::text FROM read_accounts.account WHERE document->>'email' = 'lani@surf.example')`,
    );
    expect(looks).toEqual([]);
  });
});

describe('statistics after a change', () => {
  it('follow the type that a vessel has now, and forget a deleted vessel', async () => {
    await kai.json('PUT', `/surf-vessels/${foilId}`, { ...vessel, type: 'surf_kayak' });
    expect(await ask('surf-vessels')).toEqual([
      { vessel_type: 'surf_kayak', count: 2, percentage: 67 },
      { vessel_type: 'sup_board', count: 1, percentage: 33 },
    ]);
    await kai.call('DELETE', `/surf-vessels/${foilId}`);
    expect(await ask('surf-vessels')).toEqual([{ vessel_type: 'sup_board', count: 1, percentage: 100 }]);
  });

  it('count a session that is no longer shared as private', async () => {
    await kai.json('PUT', `/activities/${shared}`, { is_public: false });
    expect(await ask('global')).toMatchObject({ total_activities: 4, total_public_activities: 0 });
  });

  it('lose an erased person with sessions and vessels', async () => {
    await rideWith(kai, shared, await addVessel(kai, 'other'));
    expect(await ask('surf-vessels')).toContainEqual({ vessel_type: 'other', count: 1, percentage: 50 });
    await kai.call('POST', '/users/me/delete-account', { password });
    expect(await ask('global')).toMatchObject({
      total_users: 2,
      total_activities: 1,
      total_manual_activities: 1,
    });
    expect(await ask('user-growth')).toMatchObject([{ total_users: 2 }]);
    expect(await ask('activity-growth')).toMatchObject([{ total_activities: 1 }]);
    expect(await ask('surf-types')).toEqual([{ surf_type: 'traveling_waves', count: 1, percentage: 100 }]);
    expect(await ask('surf-vessels')).toEqual([{ vessel_type: 'sup_board', count: 1, percentage: 100 }]);
    expect(await userFigures()).toMatchObject({ active_users: 2, users_meters_distance: 2 });
    for (const column of ['total_activities', 'email']) {
      expect(await emails(`?sort=${column}&order=asc`)).not.toContain('kai@surf.example');
    }
  });
});
