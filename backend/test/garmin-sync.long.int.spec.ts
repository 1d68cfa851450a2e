import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { GarminAction } from '../../scripts/stand-ins/garmin/actions.ts';
import {
  GARMIN_TYPES,
  type GarminAccount,
  type GarminOriginal,
} from '../../scripts/stand-ins/garmin/world.ts';
import { FAULTS, type Fault } from '../../scripts/stand-ins/http/faults.ts';
import { html } from '../../scripts/stand-ins/http/reply.ts';
import { recordingAt } from '../../scripts/stand-ins/sessions/recordings.ts';
import { GarminApp, JWT_HEADER, login, refusedSync, statusOf, syncGarmin } from './garmin-app.ts';
import { type Person, type Refusal, visitor } from './person.ts';

const START = Date.UTC(2026, 5, 14, 14, 30);
const DAY_MS = 86_400_000;

let under: GarminApp;
/** A person without sessions. */
let kai: Person;

beforeAll(async () => {
  under = await GarminApp.start();
  kai = await under.join();
});
afterAll(() => under.stop());
afterEach(() => under.calm());

/** An account with this many surf sessions, one a day. */
function surfer(sessions: number, original: GarminOriginal = 'fit'): GarminAccount {
  const account = under.garmin.world.addAccount();
  for (let index = 0; index < sessions; index++)
    surf(account, `Session ${index}`, START - index * DAY_MS, original);
  return account;
}

const surf = (
  account: GarminAccount,
  name: string | null,
  startTime: number,
  original: GarminOriginal = 'fit',
) =>
  under.garmin.world.addActivity({
    account,
    name,
    startTime,
    original,
    distance: 3_000,
    device: 'Forerunner 945',
    track: () => recordingAt({ seed: 3, surfType: 'traveling_waves', minutes: 15 }, startTime),
  });

/** A new person who is connected, with counts beginning after the login. */
async function connected(account: GarminAccount): Promise<Person> {
  const person = await under.connected(account);
  under.calm();
  return person;
}
/** Connects Kai to an account, in place of the one before. */
async function connect(account: GarminAccount): Promise<void> {
  await kai.json('POST', '/connect/garmin', login(account));
  under.calm();
}

const keys = async (person: Person, fields?: Record<string, string>) =>
  (await syncGarmin(person, fields)).map(({ activity_date }) => activity_date);
const analyze = (person: Person, key: string, suffix = '') =>
  person.json<{ activity_url_hash: string; message: string }>(
    'POST',
    `/analyze/garmin/${encodeURIComponent(key)}${suffix}`,
  );
const analysisRefused = (person: Person, key: string): Promise<Refusal> =>
  person.refusal('POST', `/analyze/garmin/${encodeURIComponent(key)}`);
const hide = (person: Person, key: string) =>
  person.call('DELETE', `/connect/garmin/activities/${encodeURIComponent(key)}`);
const sessionsOf = (person: Person) => person.json<unknown[]>('GET', '/activities');

const OUTAGE = [503, 'Garmin could not be reached. Please try again in a moment.'];
const RECONNECT = [401, 'Garmin authentication failed. Please reconnect your account in Settings.'];

describe('syncing from Garmin', () => {
  it.each([
    [{}, 10, 1],
    [{ sync_type: 'recent-10' }, 10, 1],
    [{ sync_type: 'recent-30' }, 30, 2],
    [{ sync_type: 'recent-100' }, 45, 4],
  ] as const)('with the form %j lists %i activities in %i requests', async (fields, count, requests) => {
    await connect(surfer(45));
    expect(await syncGarmin(kai, fields)).toHaveLength(count);
    expect(under.garmin.counts.all()).toEqual({ list: requests });
    expect((await statusOf(kai)).is_connected).toBe(true);
  });

  it('lists every type, without the version of its name', async () => {
    const account = under.garmin.world.addAccount();
    Object.values(GARMIN_TYPES).forEach((type, index) =>
      under.garmin.world.addActivity({
        account,
        name: null,
        type,
        startTime: START - index * DAY_MS,
        distance: null,
      }),
    );
    await connect(account);
    const listed = await syncGarmin(kai);
    expect(listed.map(({ activity_type }) => activity_type)).toEqual([
      'surfing',
      'stand_up_paddleboarding',
      'kayaking',
      'whitewater_rafting_kayaking',
      'open_water_swimming',
      'cycling',
      'other',
    ]);
    expect(listed[0]).toMatchObject({ activity_name: 'Unnamed Activity', has_track: false, distance: null });
  });

  it('of a day lists what was recorded on that day where it was recorded', async () => {
    const account = under.garmin.world.addAccount();
    // 23:59:59 and 00:00:00 in California.
    surf(account, 'late', Date.UTC(2026, 5, 15, 6, 59, 59));
    surf(account, 'early', Date.UTC(2026, 5, 15, 7, 0, 0));
    surf(account, 'next night', Date.UTC(2026, 5, 16, 6, 59, 59));
    surf(account, 'the day after', Date.UTC(2026, 5, 16, 7, 0, 0));
    await connect(account);
    const fields = { sync_type: 'select-date', date: '2026-06-15' };
    expect(await keys(kai, fields)).toEqual(['2026-06-15 23:59:59', '2026-06-15 00:00:00']);
    expect(under.garmin.counts.all()).toEqual({ list: 2 });
  });

  it.each([{}, { date: '' }, { date: 'yesterday' }, { date: '2026-02-30' }])(
    'of a day needs the day: %j',
    async (fields) => {
      await connect(surfer(1));
      const form = { sync_type: 'select-date', ...fields } as Record<string, string>;
      expect(await refusedSync(kai, form)).toEqual([400, 'Please select a date']);
      expect(under.garmin.counts.all()).toEqual({});
    },
  );

  it('asks to connect first', async () => {
    const noa = await under.join();
    expect(await refusedSync(noa)).toEqual([409, 'Please connect your Garmin account in Settings first']);
  });
});

describe('activities with the same start', () => {
  it('have keys of their own and are analyzed, hidden and kept apart', async () => {
    const account = under.garmin.world.addAccount();
    const first = surf(account, 'one', START);
    const second = surf(account, 'two', START);
    const kai = await connected(account);
    const [plain, marked, ...more] = (await keys(kai)).toSorted((a, b) => a.length - b.length);
    expect(more).toEqual([]);
    expect(plain).toBe('2026-06-14 07:30:00');
    expect([first.id, second.id].map((id) => `${plain}~${id}`)).toContain(marked);
    await analyze(kai, marked!);
    expect((await hide(kai, plain!)).status).toBe(204);
    const listed = await syncGarmin(kai);
    expect(listed).toEqual([expect.objectContaining({ activity_date: marked, is_analyzed: true })]);
    expect(await analysisRefused(kai, plain!)).toEqual([404, 'Activity not found']);
    expect((await hide(kai, marked!)).status).toBe(204);
    expect(await syncGarmin(kai)).toEqual([]);
  });
});

describe('analyzing an activity of Garmin', () => {
  it.each(['fit', 'gpx', 'tcx'] as const)(
    'makes a session of its %s with source and device',
    async (original) => {
      const account = surfer(1, original);
      const kai = await connected(account);
      const [key] = await keys(kai);
      const { activity_url_hash: urlHash, message } = await analyze(kai, key!);
      expect(message).toBe('Activity analyzed successfully');
      const session = await kai.json<Record<string, unknown>>('GET', `/activities/${urlHash}`);
      const [recorded] = under.garmin.world.activitiesOf(account.id);
      expect(session).toMatchObject({ source: 'GARMIN', source_activity_id: String(recorded!.id) });
      expect((session['surf_rides'] as unknown[]).length).toBeGreaterThan(0);
      const [row] = await kai
        .json<{ activities: object[] }>('GET', '/connect/garmin/activities')
        .then((a) => a.activities);
      expect(row).toMatchObject({ is_analyzed: true, analyzed_activity_url_hash: urlHash });
      expect(under.garmin.counts.all()).toEqual({ list: 1, download: 1 });
    },
  );

  it('makes a session whose public page names the device', async () => {
    const kai = await connected(surfer(1));
    await kai.json('POST', '/users/me/update-username', { username: 'kai_shares' });
    const [key] = await keys(kai);
    const { activity_url_hash: urlHash } = await analyze(kai, key!);
    const own = await kai.json<Record<string, unknown>>('GET', `/activities/${urlHash}`);
    await kai.json('PUT', `/activities/${urlHash}`, { is_public: true });
    const shown = await visitor(under.app).json<object>('GET', `/public/activities/${urlHash}`);
    expect(own['device_name']).toEqual(expect.any(String));
    expect(shown).toMatchObject({ garmin_device: own['device_name'] });
  });

  it('takes texts that nothing can store', async () => {
    const odd = 'Da\0wn\ud83c';
    const account = under.garmin.world.addAccount({ fullName: odd });
    surf(account, odd, START);
    const kai = await connected(account);
    expect(await statusOf(kai)).toMatchObject({ garmin_username: 'Da wn\ufffd' });
    const [listed] = await syncGarmin(kai);
    expect(listed).toMatchObject({ activity_name: 'Da wn\ufffd' });
    const { activity_url_hash: urlHash } = await analyze(kai, listed!.activity_date);
    // The name in the file comes first, where FIT ends it at the NUL.
    expect(await kai.json('GET', `/activities/${urlHash}`)).toMatchObject({ activity_name: 'Da' });
  });

  it('downloads three recordings of a person at once', async () => {
    const kai = await connected(surfer(8));
    const listed = await keys(kai);
    const { release } = under.garmin.faults.hold('download', 3);
    const analyses = Promise.all(listed.map((key) => analyze(kai, key)));
    await under.garmin.counts.whenReached('download', 3);
    const lani = await connected(surfer(1));
    const [theirs] = await keys(lani);
    under.garmin.counts.reset();
    await analyze(lani, theirs!);
    expect(under.garmin.counts.of('download')).toBe(1);
    release();
    await analyses;
    expect(under.garmin.counts.of('download')).toBe(6);
  });

  it('makes another session for standing waves', async () => {
    const kai = await connected(surfer(1));
    const [key] = await keys(kai);
    const ocean = await analyze(kai, key!);
    const skook = await analyze(kai, key!, '/skook');
    expect(skook.activity_url_hash).not.toBe(ocean.activity_url_hash);
  });

  const UNREADABLE = [422, 'Garmin sent a recording that cannot be read. Export the file and upload it.'];
  const NO_TRACK = [422, 'This Garmin activity has no GPS track with times, so it cannot be analyzed'];
  it.each<[GarminOriginal, unknown[]]>([
    ['empty-zip', NO_TRACK],
    ['no-content', NO_TRACK],
    ['parent-folder', UNREADABLE],
    ['bomb', UNREADABLE],
    ['lying-bomb', UNREADABLE],
    ['broken-zip', UNREADABLE],
    ['page', OUTAGE],
    ['missing', [404, 'This activity is no longer on Garmin, or not visible to this site']],
  ])('refuses a download that is %s and leaves nothing behind', async (original, expected) => {
    await connect(surfer(1, original));
    const [key] = await keys(kai);
    const files = await under.app.blobFiles();
    expect(await analysisRefused(kai, key!)).toEqual(expected);
    expect(await sessionsOf(kai)).toEqual([]);
    expect(await under.app.blobFiles()).toEqual(files);
    expect((await statusOf(kai)).is_connected).toBe(true);
    expect(under.garmin.counts.of('download')).toBe(1);
  });

  it('says that an activity was deleted at Garmin since the list', async () => {
    const account = surfer(1);
    await connect(account);
    const [key] = await keys(kai);
    for (const { id } of under.garmin.world.activitiesOf(account.id)) under.garmin.world.deleteActivity(id);
    expect((await analysisRefused(kai, key!))[0]).toBe(404);
  });
});

describe('refreshing the tokens of Garmin', () => {
  it('happens once for 20 parallel calls, without a login', async () => {
    await connect(surfer(1));
    under.garmin.state.tokens.expireAccessTokens();
    const lists = await Promise.all(Array.from({ length: 20 }, () => syncGarmin(kai)));
    expect(lists.every(({ length }) => length === 1)).toBe(true);
    expect(under.garmin.counts.of('refresh')).toBe(1);
    expect(under.garmin.counts.of('login')).toBe(0);
    under.garmin.state.tokens.expireAccessTokens();
    await syncGarmin(kai);
    expect(under.garmin.counts.of('refresh')).toBe(2);
  });

  it('that Garmin refuses ends the connection once, and not the own login', async () => {
    const account = surfer(1);
    await connect(account);
    const [key] = await keys(kai);
    under.garmin.state.tokens.revokeAccount(account.id);
    const refusals = await Promise.all(Array.from({ length: 20 }, () => refusedSync(kai)));
    expect(refusals).toEqual(Array.from({ length: 20 }, () => RECONNECT));
    expect(under.garmin.counts.of('refresh')).toBe(1);
    expect(await statusOf(kai)).toMatchObject({ is_connected: false, needs_reconnect: true });
    expect((await kai.call('GET', '/users/me')).status).toBe(200);
    under.calm();
    expect(await refusedSync(kai)).toEqual(RECONNECT);
    expect(await analysisRefused(kai, key!)).toEqual([409, RECONNECT[1]]);
    expect(under.garmin.counts.all()).toEqual({});
    await kai.json('POST', '/connect/garmin', login(account));
    expect(await syncGarmin(kai)).toHaveLength(1);
  });

  it.each<[string, Fault]>([
    ['an error', FAULTS.status(500)],
    ['a page', FAULTS.page()],
    ['a page with 400', FAULTS.page(400)],
    ['another error of OAuth', FAULTS.status(401)],
    ['plain text', FAULTS.notJson],
    ['no answer', FAULTS.refused],
  ])('that is answered with %s keeps the connection', async (_, fault) => {
    await connect(surfer(1));
    under.garmin.state.tokens.expireAccessTokens();
    under.garmin.faults.next('refresh', fault);
    expect(await refusedSync(kai)).toEqual(OUTAGE);
    expect(await statusOf(kai)).toMatchObject({ is_connected: true, needs_reconnect: false });
    expect(await syncGarmin(kai)).toHaveLength(1);
    expect(under.garmin.counts.of('refresh')).toBe(2);
    expect(under.garmin.counts.of('login')).toBe(0);
  });

  it('whose answer was lost asks to reconnect', async () => {
    await connect(surfer(1));
    under.garmin.state.tokens.expireAccessTokens();
    under.garmin.faults.next('refresh', FAULTS.lost);
    expect(await refusedSync(kai)).toEqual(OUTAGE);
    expect((await statusOf(kai)).is_connected).toBe(true);
    expect(await refusedSync(kai)).toEqual(RECONNECT);
    expect(await statusOf(kai)).toMatchObject({ is_connected: false, needs_reconnect: true });
  });

  it('that is throttled is not tried again', async () => {
    await connect(surfer(1));
    under.garmin.state.tokens.expireAccessTokens();
    under.garmin.faults.next('refresh', FAULTS.status(429));
    for (let attempt = 0; attempt < 3; attempt++) expect((await refusedSync(kai))[0]).toBe(429);
    expect(under.garmin.counts.of('refresh')).toBe(1);
    expect((await statusOf(kai)).is_connected).toBe(true);
  });
});

describe('a list or download of Garmin', () => {
  const blank401: Fault = { kind: 'reply', reply: html(401, '<title>Sign in</title>') };
  it.each<[string, Fault]>([
    ['a page with 401', blank401],
    ['a page with 403', FAULTS.page(403)],
    ['no answer', FAULTS.lost],
    ['an empty answer', { kind: 'reply', reply: { status: 204 } }],
    ['an object instead of a list', { kind: 'reply', reply: { status: 200, body: '{}' } }],
    ['a redirect', { kind: 'reply', reply: { status: 302, headers: { location: '/elsewhere' } } }],
  ])('that is answered with %s keeps the connection and works the next time', async (_, fault) => {
    await connect(surfer(1));
    under.garmin.faults.next('list', fault);
    expect(await refusedSync(kai)).toEqual(OUTAGE);
    expect(await statusOf(kai)).toMatchObject({ is_connected: true, needs_reconnect: false });
    expect(under.garmin.counts.all()).toEqual({ list: 1 });
    expect(await syncGarmin(kai)).toHaveLength(1);
    expect((await kai.call('GET', '/users/me')).status).toBe(200);
  });

  it.each<GarminAction>(['list', 'download'])('that is throttled pauses the account: %s', async (action) => {
    await connect(surfer(2));
    const [key] = await keys(kai);
    under.garmin.counts.reset();
    under.garmin.faults.next(action, FAULTS.status(429));
    const attempt = () => (action === 'list' ? refusedSync(kai) : analysisRefused(kai, key!));
    const [status, sentence] = await attempt();
    expect(status).toBe(429);
    expect(sentence).toMatch(/120 minutes/);
    expect((await attempt())[0]).toBe(429);
    expect((await refusedSync(kai))[0]).toBe(429);
    expect(under.garmin.counts.all()).toEqual({ [action]: 1 });
    expect((await statusOf(kai)).is_connected).toBe(true);
  });

  it('that is throttled for longer than there is time pauses the account', async () => {
    await connect(surfer(1));
    under.garmin.faults.next('list', FAULTS.status(429, { 'retry-after': '1e300' }));
    const [status, sentence] = await refusedSync(kai);
    expect([status, sentence]).toEqual([429, expect.stringContaining('10080 minutes')]);
  });

  it('that takes too long is an outage', async () => {
    await connect(surfer(1));
    const slow = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => slow.signal);
    const { release } = under.garmin.faults.hold('list');
    const refused = refusedSync(kai);
    await under.garmin.counts.whenReached('list', 1);
    slow.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    expect(await refused).toEqual(OUTAGE);
    timeout.mockRestore();
    release();
    expect(await syncGarmin(kai)).toHaveLength(1);
  });
});

describe('the log', () => {
  it('holds no token, password, email or name of an account', async () => {
    const account = under.garmin.world.addAccount({ password: 'SecretWax-88', fullName: 'Secret Surfer' });
    surf(account, 'SecretSpot', START);
    await connect(account);
    const [key] = await keys(kai);
    for (const action of ['refresh', 'list', 'download'] as const) {
      under.garmin.state.tokens.expireAccessTokens();
      under.garmin.faults.next(action, FAULTS.status(500));
      await refusedSync(kai).catch(() => undefined);
      await analysisRefused(kai, key!).catch(() => undefined);
    }
    under.garmin.state.tokens.revokeAccount(account.id);
    await refusedSync(kai);
    const log = under.log.join('');
    expect(log).toContain('answered 500');
    for (const secret of [
      account.password,
      account.email,
      'Secret Surfer',
      'SecretSpot',
      JWT_HEADER,
      'Bearer ',
    ]) {
      expect([secret, log.includes(secret)]).toEqual([secret, false]);
    }
  });
});
