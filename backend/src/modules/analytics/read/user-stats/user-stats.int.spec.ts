import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { startApp, type AppUnderTest } from '../../../../../test/app-under-test.ts';
import { join, type Person } from '../../../../../test/person.ts';
import { joinAsAdmin, statistics } from '../../../../../test/statistics.ts';
import { uploadSession } from '../../../../../test/uploaded-session.ts';
import { StockKeysCommand } from '../../../video-editor/write/stock-keys/stock-keys.use-case.ts';

const password = 'correct horse';
let app: AppUnderTest;
let admin: Person;
let kai: Person;

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  admin = await joinAsAdmin(app);
  kai = await join(app, 'kai@surf.example', password);
  await app.app.get(CommandBus).execute(new StockKeysCommand(['key-1']));
});
afterAll(() => app.stop());

type Answer = Readonly<Record<string, number>>;

/** Figures that are not 0, without percentages. */
async function figures(): Promise<Answer> {
  const answer = await statistics<Answer>(admin, 'user-stats');
  return Object.fromEntries(
    Object.entries(answer).filter(([name, value]) => value !== 0 && !name.endsWith('_percentage')),
  );
}

describe('user statistics', () => {
  it('count verified people, who are active on the day they sign in, in the default units', async () => {
    await kai.call('POST', '/register', { email: 'unproven@surf.example', password });
    expect(await figures()).toEqual({ active_users: 2, users_meters_distance: 2, users_kmh_speed: 2 });
  });

  it('count what a person has, shares and prefers', async () => {
    const urlHash = await uploadSession(kai, 1);
    const vessel = { brand: 'Mega', model: 'Maverick', nickname: 'Flash', type: 'sup_board' };
    const { id } = await kai.json<{ id: number }>('POST', '/surf-vessels', vessel);
    await kai.json('PUT', `/activities/${urlHash}`, { surf_vessel_id: id });
    await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
    await kai.json('PUT', `/activities/${urlHash}`, { is_public: true });
    await kai.json('POST', '/users/me/get-activation-key');
    await kai.json('POST', '/users/me/update-preferences', {
      preferred_distance_unit: 'feet',
      preferred_speed_unit: 'm/s',
    });
    expect(await figures()).toEqual({
      active_users: 2,
      users_with_activities: 1,
      users_with_public_activities: 1,
      users_with_username: 1,
      users_with_activation_key: 1,
      users_with_manual_activities: 1,
      users_with_standup_paddleboard: 1,
      users_with_ocean_surfing: 1,
      users_meters_distance: 1,
      users_feet_distance: 1,
      users_kmh_speed: 1,
      users_ms_speed: 1,
    });
  });

  it('are the figures of the contract and the users of knots, each with a percentage', async () => {
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
    const named = Object.keys(await statistics<Answer>(admin, 'user-stats')).toSorted();
    expect(named).toEqual(
      [...contract, 'users_kn_speed'].flatMap((name) => [name, `${name}_percentage`]).toSorted(),
    );
  });

  it('have the percentage of all users beside each figure', async () => {
    expect(await statistics(admin, 'user-stats')).toMatchObject({
      active_users_percentage: 100,
      inactive_users_percentage: 0,
      users_with_activities_percentage: 50,
      users_with_foil_percentage: 0,
      users_feet_distance_percentage: 50,
    });
  });

  it('lose an erased person', async () => {
    await kai.call('POST', '/users/me/delete-account', { password });
    expect(await figures()).toEqual({ active_users: 1, users_meters_distance: 1, users_kmh_speed: 1 });
  });
});
