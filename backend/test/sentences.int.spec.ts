import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person, refusalOf, signIn, visitor } from './person.ts';

const PUBLIC_URL = 'https://surf.example';
const password = 'correct horse';
let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  app = await startApp({ PUBLIC_URL });
  kai = await join(app, 'kai@surf.example', password);
});
afterAll(() => app.stop());

describe('messages about accounts', () => {
  it.each([
    [{ email: 'not an address', password }, 'Please enter a valid email address'],
    [{ password }, 'Please enter a valid email address'],
    [{ email: 'a@surf.example' }, 'New password must be at least 8 characters long'],
    [{ email: 'a@surf.example', password: 'seven77' }, 'New password must be at least 8 characters long'],
  ])('registering: %j', async (body, sentence) => {
    expect(await visitor(app).refusal('POST', '/register', body)).toEqual([400, sentence]);
  });

  it('logging in', async () => {
    expect(await refusalOf(await signIn(app, '', password))).toEqual([400, 'Email is required']);
    expect(await refusalOf(await signIn(app, 'kai@surf.example', ''))).toEqual([400, 'Password is required']);
  });

  it.each([
    ['   ', 'Username cannot be empty'],
    ['\0\ud800\u200b', 'Username can only contain letters, numbers, and underscores'],
  ])('choosing the username "%s"', async (username, sentence) => {
    expect(await kai.refusal('POST', '/users/me/update-username', { username })).toEqual([400, sentence]);
  });

  it.each([undefined, null, 7, ['kai'], { name: 'kai' }])(
    'choosing %j, which is no text',
    async (username) => {
      expect(await kai.refusal('POST', '/users/me/update-username', { username })).toEqual([
        400,
        'Username cannot be empty',
      ]);
    },
  );

  it('choosing a valid, padded, maximum-length or taken username', async () => {
    const lani = await join(app, 'lani@surf.example');
    const twenty = 'a'.repeat(20);
    expect(await kai.json('POST', '/users/me/update-username', { username: ` ${twenty} ` })).toEqual({
      username: twenty,
    });
    expect(
      await lani.refusal('POST', '/users/me/update-username', { username: twenty.toUpperCase() }),
    ).toEqual([409, 'This username is already taken']);
    await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
    await lani.json('POST', '/users/me/update-username', { username: twenty });
  });

  it('changing, setting and resetting the password', async () => {
    const change = (current_password: string, new_password: string) =>
      kai.refusal('POST', '/users/me/change-password', { current_password, new_password });
    const short = [400, 'New password must be at least 8 characters long'];
    expect(await change(password, 'seven77')).toEqual(short);
    expect(await change('wrong', 'long enough')).toEqual([400, 'Current password is incorrect']);
    expect(await kai.refusal('POST', '/users/me/setup-password', { new_password: 'seven77' })).toEqual(short);
    expect(await kai.refusal('POST', '/users/me/setup-password', { new_password: 'long enough' })).toEqual([
      409,
      'This account already has a password',
    ]);
    expect(await change(password, 'x'.repeat(201))).toEqual([
      400,
      'New password is at most 200 characters long',
    ]);
    const reset = (token: string, new_password: string) =>
      visitor(app).refusal('POST', '/reset-password', { token, new_password });
    const invalidLink = [400, 'Invalid reset link. Please request a new password reset.'];
    expect(await reset('', 'long enough')).toEqual(invalidLink);
    expect(await reset('made up', 'long enough')).toEqual(invalidLink);
    expect(await reset('made up', 'seven77')).toEqual(short);
  });

  it('invalid preferences and missing login', async () => {
    const choose = (body: unknown) => kai.refusal('POST', '/users/me/update-preferences', body);
    expect(await choose({ preferred_distance_unit: 'miles', preferred_speed_unit: 'mph' })).toEqual([
      400,
      'The distance unit is meters, yards or feet',
    ]);
    expect(await choose({ preferred_distance_unit: 'feet', preferred_speed_unit: 'knots' })).toEqual([
      400,
      'The speed unit is km/h, mph, m/s or kn',
    ]);
    expect(await choose({ preferred_clock: 'UTC' })).toEqual([400, 'The clock is pacific or spot']);
    expect(await choose({ preferred_hour_format: '12' })).toEqual([400, 'The hour format is 12h or 24h']);
    expect(await visitor(app).refusal('GET', '/users/me')).toEqual([401, 'Please log in to continue']);
  });

  it('requesting an activation key when none is left', async () => {
    expect(await kai.refusal('GET', '/users/me/activation-key')).toEqual([
      404,
      'No activation key is assigned to this account',
    ]);
    expect(await kai.refusal('POST', '/users/me/get-activation-key')).toEqual([
      404,
      'No activation keys available. Please try again later.',
    ]);
  });
});

describe('messages about detection settings', () => {
  const setting = { setting_name: 'Mornings', ...DEFAULT_DETECTION_PARAMETERS };
  const sentences: [Partial<Record<keyof typeof setting, unknown>>, string][] = [
    [{ setting_name: ' ' }, 'Setting name must be between 1 and 60 characters long'],
    [{ setting_name: 'x'.repeat(61) }, 'Setting name must be between 1 and 60 characters long'],
    [{ min_speed_kmh: 0 }, 'Minimum speed must be a number between 0.5 and 60 km/h in steps of 0.1'],
    [
      { min_max_speed_kmh: 101 },
      'Minimum top speed must be a number between 0.5 and 100 km/h in steps of 0.1',
    ],
    [{ separate_time_threshold: 0 }, 'Time between rides must be a whole number between 1 and 600 s'],
    [{ connect_time_threshold: -1 }, 'Longest slow moment must be a whole number between 0 and 120 s'],
    [{ min_ride_distance: 5001 }, 'Minimum distance must be a whole number between 0 and 5000 m'],
    [{ min_ride_duration: null }, 'Minimum duration must be a whole number between 0 and 600 s'],
  ];

  it.each(sentences)('name the allowed range: %j', async (change, sentence) => {
    expect(await kai.refusal('POST', '/surf-settings', { ...setting, ...change })).toEqual([400, sentence]);
  });

  it('require all eight fields and unique names', async () => {
    for (const field of Object.keys(setting)) {
      const { [field as keyof typeof setting]: _, ...rest } = setting;
      expect([field, (await kai.refusal('POST', '/surf-settings', rest))[0]]).toEqual([field, 400]);
    }
    const { id } = await kai.json<{ id: number }>('POST', '/surf-settings', setting);
    expect(await kai.refusal('POST', '/surf-settings', { ...setting, setting_name: ' mornings ' })).toEqual([
      409,
      'A setting with this name already exists',
    ]);
    expect(await kai.json('PUT', '/users/me/default-setting/-1')).toEqual({ id: -1 });
    await kai.json('PUT', `/users/me/default-setting/${id}`);
    expect((await kai.call('DELETE', `/surf-settings/${id}`)).status).toBe(204);
    expect(await kai.json('GET', '/users/me/default-setting')).toEqual({ id: null });
    expect(await kai.refusal('DELETE', `/surf-settings/${id}`)).toEqual([404, 'Surf setting not found']);
  });
});

describe('messages about vessels', () => {
  const vessel = { brand: 'Mega', model: 'Maverick', nickname: '', type: 'foil' };
  it.each([
    [{ brand: ' ' }, 'Brand is required and at most 80 characters long'],
    [{ model: '' }, 'Model is required and at most 80 characters long'],
    [{ model: 'x'.repeat(81) }, 'Model is required and at most 80 characters long'],
    [{ nickname: 'x'.repeat(81) }, 'Nickname is at most 80 characters long'],
    [{ type: 'submarine' }, 'Please select a vessel type'],
    [{ brand: 'a\u0000b' }, 'The text holds a character that cannot be kept'],
    [{ brand: 'a\ud800b' }, 'The text holds a character that cannot be kept'],
  ])('name the invalid field: %j', async (change, sentence) => {
    expect(await kai.refusal('POST', '/surf-vessels', { ...vessel, ...change })).toEqual([400, sentence]);
  });

  it('are absent for a valid vessel with any name', async () => {
    const brand = `<script>alert(1)</script> 🏄 ' OR 1=1 -- \${x}`;
    const added = await kai.json<{ id: number }>('POST', '/surf-vessels', { ...vessel, brand });
    expect(await kai.json('GET', '/surf-vessels')).toEqual([
      { id: added.id, brand, model: 'Maverick', nickname: null, type: 'foil' },
    ]);
    expect((await kai.call('DELETE', `/surf-vessels/${added.id}`)).status).toBe(204);
    expect(await kai.refusal('DELETE', `/surf-vessels/${added.id}`)).toEqual([404, 'Surf vessel not found']);
  });
});
