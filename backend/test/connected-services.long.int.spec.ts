import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeTrackFile, SERVICES } from '@rideline/detection-engine';
import { FAULTS, type Fault } from '../../scripts/stand-ins/http/faults.ts';
import { lapsAt } from '../../scripts/stand-ins/sessions/recordings.ts';
import { type AppUnderTest, startApp, startBeside } from './app-under-test.ts';
import { join, type Person, refusalOf, visitor } from './person.ts';
import { type AccountUnderTest, SERVICES_UNDER_TEST, type ServiceUnderTest } from './services-under-test.ts';
import { storedCounts } from './stored-counts.ts';
import { surf } from './strava-person.ts';
import { inDemoAccount } from './surf-community.ts';

interface Listed {
  readonly activity_name: string;
  readonly activity_type: string;
  readonly has_track: boolean;
  readonly is_analyzed: boolean;
  readonly known_session: { readonly url_hash: string; readonly source: string } | null;
}

/** The day of the recordings, of which each test has its own hour. */
const DAY_MS = 86_400_000;
const START = Math.floor(Date.now() / DAY_MS) * DAY_MS - 20 * DAY_MS + 15 * 3_600_000;

const under = {} as Record<string, ServiceUnderTest>;
const log: string[] = [];
let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  for (const service of SERVICES) under[service] = await SERVICES_UNDER_TEST[service]();
  const settings = Object.assign({}, ...Object.values(under).map(({ settings }) => settings)) as object;
  app = await startApp({ ...settings, LOG_LEVEL: 'debug' }, undefined, {
    write: (line) => void log.push(line),
  });
  kai = await join(app, 'kai@surf.example');
});
afterAll(async () => {
  await app.stop();
  await Promise.all(Object.values(under).map((service) => service.stop()));
});

/** What every adapter promises, with the code that all services share. */
describe.each(SERVICES)('a connection to %s', (name) => {
  const service = () => under[name]!;
  const sync = () => kai.call('POST', `/connect/${name}/sync`, { sync_type: 'recent-100' });
  const status = () => kai.json<object>('GET', `/connect/${name}/status`);
  const list = async () =>
    (await kai.json<{ activities: Listed[] }>('GET', `/connect/${name}/activities`)).activities;
  const keyOf = (listed: Listed) =>
    encodeURIComponent((listed as unknown as Record<string, string>)[service().keyField]!);
  const analyze = (listed: Listed) => kai.call('POST', `/analyze/${name}/${keyOf(listed)}`);
  const analyzed = async (listed: Listed) =>
    ((await (await analyze(listed)).json()) as { activity_url_hash: string }).activity_url_hash;

  /** Connects Kai to a new account. */
  async function connected(...sessions: readonly string[]): Promise<AccountUnderTest> {
    const account = service().addAccount();
    sessions.forEach((session, index) => account.add(session, surf(START - index * DAY_MS)));
    expect((await account.connect(kai)).ok).toBe(true);
    service().counts.reset();
    return account;
  }
  const synced = async () => {
    expect((await sync()).status).toBe(200);
    return list();
  };

  afterEach(async () => {
    service().faults.clear();
    await app.database.query('DELETE FROM connections.pauses');
    for (const { url_hash } of await kai.json<{ url_hash: string }[]>('GET', '/activities'))
      await kai.call('DELETE', `/activities/${url_hash}`);
  });

  it('is not made for the demo account, which everybody can see', async () => {
    const demo = await inDemoAccount(app);
    service().counts.reset();
    expect(await refusalOf(await service().addAccount().connect(demo))).toEqual([
      403,
      'Everybody can see the demo account, so it cannot be connected. Please create an account of your own.',
    ]);
    expect(service().counts.all()).toEqual({});
  });

  it('lists the newest first, and keeps what was removed from the list hidden', async () => {
    const account = await connected('Later', 'Earlier');
    account.add('By hand', null);
    const listed = await synced();
    expect(listed.filter(({ has_track }) => has_track).map(({ activity_name }) => activity_name)).toEqual([
      'Later',
      'Earlier',
    ]);
    expect(await status()).toMatchObject({
      is_connected: true,
      offered: true,
      last_sync: expect.any(String),
    });
    expect((await kai.call('DELETE', `/connect/${name}/activities/${keyOf(listed[0]!)}`)).status).toBe(204);
    expect(await synced()).toHaveLength(listed.length - 1);
  });

  it('makes one session of an activity, which the list names', async () => {
    await connected('Dawn patrol');
    const [dawn] = await synced();
    const [hash, ...again] = await Promise.all(Array.from({ length: 5 }, () => analyzed(dawn!)));
    expect(again).toEqual(again.map(() => hash));
    expect(await analyzed(dawn!)).toBe(hash);
    expect(await list()).toMatchObject([{ is_analyzed: true, analyzed_activity_url_hash: hash }]);
    const session = await kai.json<object>('GET', `/activities/${hash}`);
    expect(session).toMatchObject({ source: name.toUpperCase() });
  });

  it('names the session that came another way', async () => {
    await connected('Dawn patrol');
    const file = encodeTrackFile(surf(START + 60_000), 'gpx');
    const { url_hash } = (await (await kai.upload(file, 'watch.gpx')).json()) as { url_hash: string };
    expect(await synced()).toMatchObject([{ known_session: { url_hash, source: 'MANUAL' } }]);
  });

  it('keeps the sport that the list names and the file does not', async () => {
    const account = await connected();
    const sport = account.addRide('Commute', () => lapsAt({ speed: 7, minutes: 75 }, START));
    const [ride] = await synced();
    expect(ride).toMatchObject({ activity_type: sport });
    const hash = await analyzed(ride!);
    const session = await kai.json<{ sport: string; surf_rides: unknown[] }>('GET', `/activities/${hash}`);
    expect([session.sport.toLowerCase(), session.surf_rides]).toEqual([sport.toLowerCase(), []]);
  });

  it('leaves nothing of a recording that arrives by half', async () => {
    await connected('Dawn patrol');
    const [dawn] = await synced();
    const before = await storedCounts(app);
    service().faults.next(service().fetches, FAULTS.cut);
    expect((await analyze(dawn!)).status).toBe(503);
    expect({ ...(await storedCounts(app)), events: before.events }).toEqual(before);
    expect((await analyze(dawn!)).status).toBe(200);
  });

  it('fetches three recordings of a person at once', async () => {
    await connected('One', 'Two', 'Three', 'Four');
    const listed = await synced();
    const { release } = service().faults.hold(service().fetches, 3);
    const analyses = Promise.all(listed.map((each) => analyze(each)));
    await service().counts.whenReached(service().fetches, 3);
    expect((await kai.call('GET', '/users/me')).status).toBe(200);
    expect(service().counts.of(service().fetches)).toBe(3);
    release();
    expect((await analyses).map(({ status: code }) => code)).toEqual([200, 200, 200, 200]);
  });

  it('refuses what was entered by hand with a sentence', async () => {
    const account = await connected();
    account.add('By hand', null);
    const [entry] = await synced();
    expect(entry).toMatchObject({ has_track: false });
    expect((await analyze(entry!)).status).toBe(422);
  });

  it('pauses after a 429 as long as the service says, and asks nothing until then', async () => {
    await connected('Dawn patrol');
    const [dawn] = await synced();
    service().counts.reset();
    service().faults.next('list', FAULTS.status(429, { 'retry-after': '9000' }));
    const refused = await sync();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '9000']);
    expect((await sync()).status).toBe(429);
    expect((await analyze(dawn!)).status).toBe(429);
    expect(service().counts.all()).toEqual({ list: 1 });
    expect(await status()).toMatchObject({ is_connected: true });
  });

  it.each<[string, Fault]>([
    ['an error', FAULTS.status(500)],
    ['a page', FAULTS.page()],
    ['a page with 401', FAULTS.page(401)],
    ['plain text', FAULTS.notJson],
    ['a cut body', FAULTS.cut],
    ['no answer', FAULTS.refused],
  ])('outlasts %s', async (_, fault) => {
    await connected('Dawn patrol');
    service().faults.next('list', fault);
    expect((await sync()).status).toBe(503);
    expect(await status()).toMatchObject({ is_connected: true, needs_reconnect: false });
    expect(await synced()).toHaveLength(1);
  });

  it('is lost when the service refuses it, and comes back with its list', async () => {
    const account = await connected('Dawn patrol');
    await synced();
    account.revoke();
    const refusals = await Promise.all(Array.from({ length: 3 }, () => sync()));
    expect(refusals.map(({ status: code }) => code)).toEqual([401, 401, 401]);
    expect(await status()).toMatchObject({ is_connected: false, needs_reconnect: true });
    expect((await kai.call('GET', '/users/me')).status).toBe(200);
    service().counts.reset();
    expect(await refusalOf(await sync())).toEqual([
      401,
      `${service().title} authentication failed. Please reconnect your account in Settings.`,
    ]);
    expect(service().counts.all()).toEqual({});
    expect((await account.connect(kai)).ok).toBe(true);
    expect(await list()).toHaveLength(1);
  });

  it('is lost, and nothing else, when its tokens cannot be opened', async () => {
    const account = await connected('Dawn patrol');
    await app.database.query(
      `UPDATE connections.credentials SET sealed = '1|facade00|AA|AA|AA' WHERE service = $1`,
      [name],
    );
    const beside = await startBeside(app);
    expect((await visitor(beside).call('GET', '/health')).status).toBe(200);
    await beside.stop();
    expect((await sync()).status).toBe(401);
    expect(await status()).toMatchObject({ is_connected: false, needs_reconnect: true });
    expect(service().counts.all()).toEqual({});
    expect((await account.connect(kai)).ok).toBe(true);
    expect(await synced()).toHaveLength(1);
  });

  it('is gone after disconnecting, with its list and its tokens', async () => {
    await connected('Dawn patrol');
    await synced();
    const tokens = () => app.database.query('SELECT FROM connections.credentials WHERE service = $1', [name]);
    const before = (await tokens()).length;
    expect((await kai.call('DELETE', `/connect/${name}`)).status).toBe(204);
    expect(await tokens()).toHaveLength(before - 1);
    expect(await list()).toEqual([]);
    expect((await sync()).status).toBe(409);
  });

  it('leaves no secret in rows, events and log', async () => {
    const account = await connected('Dawn patrol');
    const [dawn] = await synced();
    await analyze(dawn!);
    service().faults.next('list', FAULTS.status(500));
    await sync();
    const rows = await Promise.all(
      ['connections.credentials', 'connections.pauses', 'eventlog.events'].map((table) =>
        app.database.query(`SELECT t::text FROM ${table} t`),
      ),
    );
    expect(JSON.stringify(rows).includes(account.secret)).toBe(false);
    expect(log.join('').includes(account.secret)).toBe(false);
    const encoded = Buffer.from(`API_KEY:${account.secret}`).toString('base64');
    expect(log.join('').includes(encoded)).toBe(false);
  });
});
