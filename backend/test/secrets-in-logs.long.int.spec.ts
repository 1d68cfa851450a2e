import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { type GarminStandIn, startGarminStandIn } from '../../scripts/stand-ins/garmin/start-garmin.ts';
import { FAULTS, type FaultSwitches } from '../../scripts/stand-ins/http/faults.ts';
import { recordingAt } from '../../scripts/stand-ins/sessions/recordings.ts';
import { startStravaStandIn, type StravaStandIn } from '../../scripts/stand-ins/strava/start-strava.ts';
import { RecordingExpiry } from '../src/modules/activities/adapters/files/recording-expiry.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { login } from './garmin-app.ts';
import { join, mailedLink, Person, signIn, visitor } from './person.ts';
import { connectStrava, syncStrava } from './strava-person.ts';

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

/** Credentials that pass between the application and a service, in either direction. */
function overheard(): ReadonlySet<string> {
  const credentials = new Set<string>();
  const NAMES =
    /access_token|refresh_token|service_?ticket|^code$|^token$|client_secret|password|username|verificationcode|guid/i;
  const note = (name: string, value: unknown) => {
    if (typeof value === 'object' && value !== null) {
      for (const [inner, each] of Object.entries(value)) note(inner, each);
    } else if (typeof value === 'string' && value.length > 15 && NAMES.test(name)) credentials.add(value);
  };
  const noteJson = (text: string) => {
    try {
      note('', JSON.parse(text));
    } catch {
      // A page.
    }
  };
  const send = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const [, bearer] = (new Headers(init?.headers).get('authorization') ?? '').split(' ');
    if (bearer !== undefined) credentials.add(bearer);
    if (init?.body instanceof URLSearchParams) note('', Object.fromEntries(init.body));
    else if (typeof init?.body === 'string') noteJson(init.body);
    const answer = await send(input, init);
    noteJson(
      await answer
        .clone()
        .text()
        .catch(() => ''),
    );
    return answer;
  });
  return credentials;
}

describe('the log of connections at debug level', () => {
  const connectionLog: string[] = [];
  const SPOT = 'SecretSpot';
  let strava: StravaStandIn;
  let garmin: GarminStandIn;
  let site: AppUnderTest;

  beforeAll(async () => {
    [strava, garmin] = await Promise.all([startStravaStandIn(), startGarminStandIn()]);
    const settings = { ...strava.settings, ...garmin.settings, STRAVA_KEEP_DAYS: '7', LOG_LEVEL: 'debug' };
    site = await startApp(settings, undefined, { write: (line) => void connectionLog.push(line) });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await site.stop();
    await Promise.all([strava.stop(), garmin.stop()]);
  });

  /** Lists and analyzes in good and bad weather, down to a refused refresh. */
  async function sync<Action extends string>(
    kai: Person,
    service: { readonly name: 'strava' | 'garmin'; readonly faults: FaultSwitches<Action>; expire(): void },
    keys: readonly string[],
    actions: readonly Action[],
  ): Promise<readonly string[]> {
    const list = () => kai.call('POST', `/connect/${service.name}/sync`, { sync_type: 'recent-100' });
    const analyze = (key: string) =>
      kai.call('POST', `/analyze/${service.name}/${encodeURIComponent(key)}`).then((answer) => answer.json());
    const faults = [
      FAULTS.status(503),
      FAULTS.page(),
      FAULTS.cut,
      FAULTS.lost,
      FAULTS.notJson,
      FAULTS.empty(404),
    ];
    expect((await list()).status).toBe(200);
    for (const fault of faults)
      for (const action of actions) {
        service.expire();
        service.faults.next(action, fault);
        await list();
        await analyze(keys[0]!);
      }
    service.faults.clear();
    const urlHashes: string[] = [];
    for (const key of keys) {
      const { activity_url_hash } = (await analyze(key)) as { activity_url_hash?: string };
      if (activity_url_hash !== undefined) urlHashes.push(activity_url_hash);
    }
    return urlHashes;
  }

  it('contains no credential, name, place, time or id of an activity', async () => {
    const credentials = overheard();
    const kai = await join(site, email, passwords[0]);
    const start = Date.UTC(2026, 5, 14, 14, 30);
    const track = recordingAt({ seed: 3, surfType: 'traveling_waves', minutes: 15 }, start);

    const athlete = strava.world.addAthlete({ firstname: 'Secretfirst', lastname: 'Secretlast' });
    const { id } = strava.world.addActivity({ athlete, name: SPOT, track, deviceName: 'SecretWatch' });
    await connectStrava(kai, strava, { athlete });
    const expire = () => strava.state.grants.expireAccessTokens();
    const actions = ['list', 'streams'] as const;
    const [urlHash] = await sync(
      kai,
      { name: 'strava', faults: strava.faults, expire },
      [String(id)],
      actions,
    );
    await site.database.query(
      `UPDATE activities.upload_claims SET claimed_at = claimed_at - interval '8 days'`,
    );
    await site.app.get(RecordingExpiry).expire();
    strava.faults.next('streams', FAULTS.lost);
    expect((await kai.call('GET', `/activities/${urlHash}`)).status).toBe(503);
    expect((await kai.call('GET', `/activities/${urlHash}`)).status).toBe(200);
    expire();
    strava.faults.next('refresh', FAULTS.lost);
    await syncStrava(kai);
    expect((await syncStrava(kai)).status).toBe(401);

    const account = garmin.world.addAccount({ fullName: 'Secret Surfer' });
    const other = recordingAt({ seed: 4, surfType: 'traveling_waves', minutes: 15 }, start + 86_400_000);
    const recording = garmin.world.addActivity({
      account,
      name: SPOT,
      startTime: start + 86_400_000,
      track: other,
    });
    account.mfa = { method: 'email' };
    const { mfa_state } = await kai.json<{ mfa_state: string }>('POST', '/connect/garmin', login(account));
    const { code } = garmin.signIns.sentCodes.at(-1)!;
    expect(
      (await kai.call('POST', '/connect/garmin', { ...login(account), mfa_state, mfa_code: code })).status,
    ).toBe(200);
    const key = '2026-06-15 07:30:00';
    const expireGarmin = () => garmin.state.tokens.expireAccessTokens();
    const found = await sync(
      kai,
      { name: 'garmin', faults: garmin.faults, expire: expireGarmin },
      [key],
      ['list', 'download'],
    );
    expect(found).toHaveLength(1);
    garmin.state.tokens.revokeAccount(account.id);
    expect((await kai.call('POST', '/connect/garmin/sync', {})).status).toBe(401);
    for (const service of ['strava', 'garmin']) await kai.call('DELETE', `/connect/${service}`);

    const log = connectionLog.join('');
    expect(log).toContain('/api/connect/strava/sync');
    expect(log).toContain('/api/analyze/garmin/:activity_date');
    expect(log).toContain('Strava: 503');
    expect(log).toContain('Garmin answered 503');
    expect(credentials.size).toBeGreaterThan(10);
    const places = [...track.latitude, ...other.longitude]
      .filter((degrees) => !Number.isNaN(degrees))
      .map((degrees) => degrees.toFixed(5));
    const secrets = [
      ...credentials,
      ...[account.email, account.password, account.fullName, account.garminGuid, mfa_state, kai.token!],
      ...[SPOT, 'SecretWatch', 'Secretfirst', 'Secretlast', email, key, urlHash!, ...found],
      ...[String(id), String(recording.id), String(athlete.id), ...places],
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});
