import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, mailedLink, Person, signIn, visitor } from './person.ts';

const lines: string[] = [];
let app: AppUnderTest;
const email = 'kai.secret@surf.example';
const passwords = ['correct-horse-1', 'correct-horse-2', 'correct-horse-3', 'wrong-horse-4'] as const;
const words = [
  'SecretSpotName',
  'SecretNote',
  'secret_surfer',
  'SecretBrand',
  'secret-file-name',
  'SecretSetting',
];

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'debug' }, undefined, { write: (line) => void lines.push(line) });
});
afterAll(() => app.stop());

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 12 });

/** Uses all features of an account, with errors; returns all secrets that occurred. */
async function live(): Promise<readonly string[]> {
  const kai = await join(app, email, passwords[0]);
  const links = [(await mailedLink(app, email, '/verify-email')).searchParams.get('token')!];
  await signIn(app, email, passwords[3]);
  await visitor(app).call('POST', '/login/google', { credential: 'secret.google.credential' });
  await visitor(app).call('POST', '/register', { email, password: passwords[3] });
  await visitor(app).call('GET', '/users/me', undefined, {
    authorization: 'Bearer secretsecretsecretsecret',
  });
  await visitor(app).call('GET', '/users/me?access_token=secretsecretsecretsecret');
  await visitor(app).call('POST', '/token', { username: email, password: passwords[3], [email]: 1 });

  const file = encodeTrackFile(recorded, 'gpx', { name: words[0]! });
  const uploaded = (await (await kai.upload(file, `${words[4]}.gpx`)).json()) as { url_hash: string };
  await kai.upload(file.subarray(0, 4_000), `${words[4]}.gpx`);
  const path = `/activities/${uploaded.url_hash}`;
  await kai.call('POST', '/users/me/update-username', { username: words[2] });
  await kai.call('PUT', `${path}/note`, { note: words[1] });
  await kai.call('PUT', path, { activity_name: `${words[0]} again`, nonsense: words[1] });
  await kai.call('PUT', path, { is_public: true });
  await kai.call('PUT', `${path}/privacy`, {
    rides_only: false,
    hidden_circle: { latitude: recorded.latitude[5], longitude: recorded.longitude[5], radius_meters: 100 },
  });
  await visitor(app).call('GET', `/public${path}`);
  await kai.call('GET', `${path}/generate-map`);
  await kai.call('GET', `${path}/gpx`);
  await kai.call('GET', '/users/me/export');
  await kai.call('POST', '/surf-vessels', { brand: words[3], model: words[3], type: 'foil' });
  await kai.call('POST', '/surf-settings', { setting_name: words[5] });

  const changed = await kai.json<{ access_token: string }>('POST', '/users/me/change-password', {
    current_password: passwords[0],
    new_password: passwords[1],
  });
  await visitor(app).call('POST', '/request-password-reset', email);
  links.push((await mailedLink(app, email, '/reset-password')).searchParams.get('token')!);
  await visitor(app).call('POST', '/reset-password', { token: links[1], new_password: passwords[2] });
  const signedIn = (await (await signIn(app, email, passwords[2])).json()) as { access_token: string };
  const last = new Person(app, signedIn.access_token);
  await last.call('DELETE', path);
  await last.call('POST', '/users/me/delete-account', { password: passwords[2] });
  await eventually(async () => ((await app.blobFiles()).length === 0 ? true : undefined));

  await app.database.query('ALTER TABLE identity.sessions RENAME TO sessions_gone');
  expect((await last.call('GET', '/users/me')).status).toBe(500);
  expect(
    (await visitor(app).call('POST', '/register', { email: `\ud800${email}`, password: 'x' })).status,
  ).toBe(400);
  return [kai.token!, changed.access_token, last.token!, ...links, uploaded.url_hash];
}

describe('the log of a complete session at debug level', () => {
  it('contains no token, password, email, name, coordinate or URL', async () => {
    const tokens = await live();
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(30);
    expect(log).toContain('"msg":"request"');
    expect(log).toContain('Something went wrong on our side');

    const places = [...recorded.latitude, ...recorded.longitude]
      .filter((degrees) => !Number.isNaN(degrees))
      .map((degrees) => degrees.toFixed(5));
    const secrets = [
      ...tokens,
      ...passwords,
      email,
      'kai.secret',
      ...words,
      'secretsecret',
      'secret.google',
      ...places,
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
