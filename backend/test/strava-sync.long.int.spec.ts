import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { encodeTrackFile } from '@rideline/detection-engine';
import { FAULTS } from '../../scripts/stand-ins/http/faults.ts';
import { json } from '../../scripts/stand-ins/http/reply.ts';
import { summaryOf } from '../../scripts/stand-ins/strava/list-activities.ts';
import { REFUSALS } from '../../scripts/stand-ins/strava/errors.ts';
import type { StravaStandIn } from '../../scripts/stand-ins/strava/start-strava.ts';
import type { StravaAthlete } from '../../scripts/stand-ins/strava/world.ts';
import { CLOCK, type Clock } from '../src/platform/clock/clock.ts';
import { DATABASE, type Database } from '../src/platform/database/database.ts';
import { type AppUnderTest, startBeside } from './app-under-test.ts';
import { dieAtConnectionEvent } from './dying-append.ts';
import { join, Person, refusalOf } from './person.ts';
import {
  connectStrava,
  listedAtStrava,
  startWithStrava,
  type StravaAnswer,
  stravaStatus,
  surf,
  syncStrava,
} from './strava-person.ts';

const RECONNECT = [401, 'Strava authentication failed. Please reconnect your account in Settings.'];
const UNAVAILABLE = [503, 'Strava could not be reached. Please try again in a moment.'];
const DAY_MS = 86_400_000;
const JULY_4 = Date.UTC(2026, 6, 4, 15);

let strava: StravaStandIn;
let app: AppUnderTest;
let kai: Person;
/** Whom Kai connected for the test. */
let athlete: StravaAthlete;

beforeAll(async () => {
  ({ strava, app } = await startWithStrava());
  strava.state.athleteLimit = 1_000;
  kai = await join(app, 'kai@surf.example');
});
afterAll(async () => {
  await app.stop();
  await strava.stop();
});
beforeEach(async () => {
  athlete = strava.world.addAthlete();
  expect((await connectStrava(kai, strava, { athlete })).status).toBe(204);
  strava.counts.reset();
  strava.state.limits.use([0, 0]);
});
afterEach(() => {
  jest.restoreAllMocks();
  strava.faults.clear();
  strava.state.inactive = false;
});

const add = (name: string, over: object = {}) => strava.world.addActivity({ athlete, name, ...over });
/** The list as Strava answers it. */
const listOf = () => strava.world.activitiesOf(athlete.id).map(summaryOf);
const names = (activities: readonly StravaAnswer[]) => activities.map(({ activity_name }) => activity_name);
const synced = async (body?: object) =>
  (await (await syncStrava(kai, body)).json()) as { message: string; activities: StravaAnswer[] };

describe('syncing with Strava', () => {
  it('lists the recent hundred with one request and no recording', async () => {
    for (let day = 0; day < 120; day++) add(String(day), { startTime: JULY_4 - day * DAY_MS });
    const { message, activities } = await synced();
    expect(message).toBe('Synced 100 activities, 100 new');
    expect(names(activities)).toEqual(Array.from({ length: 100 }, (_, day) => String(day)));
    expect(strava.counts.all()).toEqual({ list: 1 });
    expect((await synced()).message).toBe('Synced 100 activities, 0 new');
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: true, last_sync: expect.any(String) });
  });

  it('shows activities as the contract has them, in the local time of where they were recorded', async () => {
    const { id } = add('朝のサーフィン 🌊', {
      track: surf(Date.UTC(2026, 6, 4, 3, 30)),
      deviceName: 'Garmin Instinct',
    });
    expect((await synced()).activities).toEqual([
      {
        strava_activity_id: String(id),
        activity_name: '朝のサーフィン 🌊',
        activity_date: '2026-07-03 20:30:00',
        activity_type: 'Surfing',
        type: 'Surfing',
        start_date: '2026-07-04T03:30:00.000Z',
        time_hidden: false,
        has_track: true,
        distance: expect.any(Number),
        duration: expect.any(Number),
        device: 'Garmin Instinct',
        is_analyzed: false,
        analyzed_activity_url_hash: null,
        known_session: null,
      },
    ]);
  });

  it('names the session of the person that starts when an activity does', async () => {
    const file = encodeTrackFile(surf(JULY_4 + 60_000), 'gpx');
    const uploaded = (await (await kai.upload(file, 'watch.gpx')).json()) as { url_hash: string };
    const other = await join(app, 'other@surf.example');
    await other.upload(encodeTrackFile(surf(JULY_4 + DAY_MS), 'gpx'), 'watch.gpx');
    add('Here', { track: surf(JULY_4) });
    add('Elsewhere', { track: surf(JULY_4 + DAY_MS) });
    add('Hidden', { track: surf(JULY_4 + 30_000), hiddenStartTime: 'utc' });
    const { activities } = await synced();
    const known = Object.fromEntries(
      activities.map(({ activity_name, known_session }) => [activity_name, known_session]),
    );
    expect(known).toEqual({
      Here: { url_hash: uploaded.url_hash, source: 'MANUAL' },
      Elsewhere: null,
      Hidden: null,
    });
    const here = activities.find(({ activity_name }) => activity_name === 'Here')!;
    await kai.json('POST', `/analyze/strava/${here.strava_activity_id}`);
    const analyzed = (await listedAtStrava(kai)).find(({ activity_name }) => activity_name === 'Here');
    expect(analyzed).toMatchObject({ is_analyzed: true, known_session: null });
  });

  it('syncs the last activity, and says which', async () => {
    add('Earlier', { startTime: JULY_4 - DAY_MS });
    add('Later', { startTime: JULY_4, sportType: 'StandUpPaddling' });
    expect(await synced({ sync_type: 'last' })).toMatchObject({
      message: 'Synced the last activity: Later',
      activity_name: 'Later',
      start_date: new Date(JULY_4).toISOString(),
      type: 'StandUpPaddling',
      activities: [{ activity_name: 'Later' }],
    });
  });

  it('leaves out what has no id or time, and figures that nobody records', async () => {
    add('Whole', { distance: 1e300, elapsed: 1e300, moving: 1 });
    const [item] = listOf();
    const without = [
      { id: 1e300 },
      { id: 'a\0' },
      { start_date: { toString: 1 } },
      { start_date: '+200000-01-01' },
    ];
    const page = [null, 5, ...without.map((over) => ({ ...item, id: 7, ...over })), item];
    strava.faults.next('list', { kind: 'reply', reply: json(200, page) });
    const { message, activities } = await synced();
    expect(message).toBe('Synced 1 activity, 1 new');
    expect(activities).toMatchObject([{ activity_name: 'Whole', distance: null, duration: null }]);
    strava.faults.next('list', { kind: 'reply', reply: json(200, page.slice(0, -1)) });
    expect(await refusalOf(await syncStrava(kai))).toEqual(UNAVAILABLE);
  });

  it('says that nothing was found', async () => {
    const none = { activities: [], total: 0, full_at: null };
    expect(await synced({ sync_type: 'last' })).toEqual({ message: 'No activities found', ...none });
    expect(await synced({ sync_type: 'select-date', date: '2026-07-04' })).toEqual({
      message: 'No activities found on 2026-07-04',
      ...none,
    });
  });

  it('syncs the activities of a local day, in zones far from UTC', async () => {
    const at = (name: string, zone: string, startTime: number) => add(name, { zone, startTime });
    at('Kiritimati, 0:30', 'Pacific/Kiritimati', Date.UTC(2026, 6, 3, 10, 30));
    at('Kiritimati, the evening before', 'Pacific/Kiritimati', Date.UTC(2026, 6, 3, 9, 30));
    at('Hawaii, 23:30', 'Pacific/Honolulu', Date.UTC(2026, 6, 5, 9, 30));
    at('Hawaii, the next day', 'Pacific/Honolulu', Date.UTC(2026, 6, 5, 10, 30));
    const { activities } = await synced({ sync_type: 'select-date', date: '2026-07-04' });
    expect(names(activities).sort()).toEqual(['Hawaii, 23:30', 'Kiritimati, 0:30']);
  });

  it('reads further pages of a day until an empty one', async () => {
    for (let number = 0; number < 250; number++) add(String(number), { startTime: JULY_4 + number * 1_000 });
    const { activities } = await synced({ sync_type: 'select-date', date: '2026-07-04' });
    expect(activities).toHaveLength(250);
    expect(strava.counts.all()).toEqual({ list: 3 });
    const pageOf = (query: string) =>
      kai.json<{ activities: StravaAnswer[]; total: number }>('GET', `/connect/strava/activities?${query}`);
    const third = await pageOf('page=3&per_page=100');
    expect(names(third.activities)).toEqual(Array.from({ length: 50 }, (_, row) => String(49 - row)));
    expect([third.total, (await pageOf('page=4')).activities]).toEqual([250, []]);
    expect(await listedAtStrava(kai)).toHaveLength(250);
    expect(await kai.refusal('GET', '/connect/strava/activities?page=0')).toEqual([
      400,
      'page is a whole number from 1 to 1000',
    ]);
  });

  it.each([
    [{ sync_type: 'select-date' }, 'Please select a date'],
    [{ sync_type: 'select-date', date: '' }, 'Please select a date'],
    [{ sync_type: 'select-date', date: '2026-02-30' }, 'Please select a date'],
    [{ sync_type: 'everything' }, 'Please select what to sync'],
  ])('refuses %j', async (body, sentence) => {
    expect(await refusalOf(await syncStrava(kai, body))).toEqual([400, sentence]);
    expect(strava.counts.all()).toEqual({});
  });

  it('keeps a removed activity hidden, and follows changes of the others', async () => {
    const gone = add('Commute', { startTime: JULY_4 });
    add('Surf', { startTime: JULY_4 + DAY_MS });
    await synced();
    expect((await kai.call('DELETE', `/connect/strava/activities/${gone.id}`)).status).toBe(204);
    expect(names((await synced()).activities)).toEqual(['Surf']);
    expect(await kai.refusal('DELETE', `/connect/strava/activities/${gone.id}`)).toEqual([
      404,
      'Activity not found',
    ]);
  });

  it.each(['utc', 'local'] as const)('tells that a start time is hidden (%s)', async (hiddenStartTime) => {
    add('Hidden', { track: surf(), hiddenStartTime });
    expect((await synced()).activities).toMatchObject([{ time_hidden: true }]);
  });

  it('works with a base without /api/v3, where what was hidden before the move stays hidden', async () => {
    const { id } = add('Commute');
    add('Surf');
    await synced();
    await kai.call('DELETE', `/connect/strava/activities/${id}`);
    const beside = await startBeside(app, {
      strava: { ...app.config.strava, apiBase: strava.ownHostApiBase },
    });
    const there = new Person(beside, kai.token);
    expect((await syncStrava(there)).status).toBe(200);
    expect(names(await listedAtStrava(there))).toEqual(['Surf']);
    await beside.stop();
    expect(names((await synced()).activities)).toEqual(['Surf']);
  });
});

describe('bad weather at Strava', () => {
  it.each([
    ['an error of the server', FAULTS.status(502)],
    ['a lost answer', FAULTS.lost],
    ['an empty answer', FAULTS.empty(204)],
  ])('%s keeps the connection', async (_, fault) => {
    add('Surf');
    strava.faults.next('list', fault);
    const answer = await syncStrava(kai);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await refusalOf(answer)).toEqual(UNAVAILABLE);
    expect(strava.counts.all()).toEqual({ list: 1 });
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: true });
    expect((await synced()).activities).toHaveLength(1);
  });

  it.each([
    ['an error of the server', FAULTS.status(500)],
    ['a page', FAULTS.page()],
    ['a closed connection', FAULTS.refused],
  ])('%s during a refresh keeps the connection', async (_, fault) => {
    strava.state.grants.expireAccessTokens();
    strava.faults.next('refresh', fault);
    expect(await refusalOf(await syncStrava(kai))).toEqual(UNAVAILABLE);
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: true });
    expect((await syncStrava(kai)).status).toBe(200);
  });

  it.each([
    ['401', 401, [{ resource: 'Application', field: '', code: 'invalid' }]],
    ['401 without a reason', 401, []],
    ['401 with a text', 401, 'Application invalid'],
    ['401 with a reason that is none', 401, [null]],
    ['400', 400, [{ resource: 'Application', field: 'client_id', code: 'invalid' }]],
    ['400 that names the token', 400, [{ resource: 'Application', field: 'refresh_token', code: 'invalid' }]],
  ])('that refuses the application once with %s keeps the connection', async (_, status, errors) => {
    strava.state.grants.expireAccessTokens();
    strava.faults.next('refresh', { kind: 'reply', reply: json(status, { message: 'Refused', errors }) });
    expect(await refusalOf(await syncStrava(kai))).toEqual([
      409,
      'Strava does not accept requests from this site right now. Export the file and upload it instead.',
    ]);
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: true, needs_reconnect: false });
    expect((await syncStrava(kai)).status).toBe(200);
    expect(strava.counts.of('refresh')).toBe(2);
  });

  it('that refuses the application once for a list or a recording keeps the connection', async () => {
    const { id } = add('Surf', { track: surf() });
    const refused = { kind: 'reply', reply: REFUSALS.clientSecret } as const;
    strava.faults.next('list', refused);
    expect((await syncStrava(kai)).status).toBe(409);
    expect((await syncStrava(kai)).status).toBe(200);
    strava.faults.next('streams', refused);
    expect((await kai.call('POST', `/analyze/strava/${id}`)).status).toBe(409);
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: true });
    expect((await kai.call('POST', `/analyze/strava/${id}`)).status).toBe(200);
    expect(strava.counts.of('refresh')).toBe(0);
  });

  it('is inactive for the whole application, which keeps the connection', async () => {
    strava.state.inactive = true;
    expect(await refusalOf(await syncStrava(kai))).toEqual([
      409,
      'Strava does not accept requests from this site right now. Export the file and upload it instead.',
    ]);
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: true });
  });

  it('loses a connection that was revoked at Strava, once, and connects it again with its list', async () => {
    add('Surf');
    await synced();
    strava.state.grants.revokeAthlete(athlete.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => syncStrava(kai)));
    for (const answer of answers) expect(await refusalOf(answer)).toEqual(RECONNECT);
    expect((await kai.call('GET', '/users/me')).status).toBe(200);
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: false, needs_reconnect: true });
    const lost = await app.database.query(
      `SELECT FROM eventlog.events WHERE type = 'ConnectionLost' AND stream_id = (
         SELECT 'connection-strava-' || max(owner) FROM read_connections.connections)`,
    );
    expect(lost).toHaveLength(1);
    strava.counts.reset();
    expect(await refusalOf(await syncStrava(kai))).toEqual(RECONNECT);
    expect(strava.counts.all()).toEqual({});
    expect((await connectStrava(kai, strava, { athlete })).status).toBe(204);
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: true, needs_reconnect: false });
    expect(await listedAtStrava(kai)).toHaveLength(1);
  });

  it('asks to reconnect after a refresh whose answer was lost in a crash', async () => {
    strava.state.grants.expireAccessTokens();
    const database = app.app.get<Database>(DATABASE);
    const query = database.query.bind(database);
    jest.spyOn(database, 'query').mockImplementation((sql, ...rest) => {
      if (sql.includes('UPDATE connections.credentials')) throw new Error('The process died');
      return query(sql, ...rest);
    });
    expect((await syncStrava(kai)).status).toBe(500);
    jest.restoreAllMocks();
    expect(await refusalOf(await syncStrava(kai))).toEqual(RECONNECT);
    expect(await stravaStatus(kai)).toMatchObject({ needs_reconnect: true });
  });

  it('lists again after a crash between list and event', async () => {
    add('Surf');
    dieAtConnectionEvent(app);
    expect((await syncStrava(kai)).status).toBe(500);
    expect(await listedAtStrava(kai)).toEqual([]);
    expect((await synced()).message).toBe('Synced 1 activity, 1 new');
  });
});

describe('refreshing tokens', () => {
  it('happens once for twenty calls in two processes', async () => {
    const beside = await startBeside(app);
    const there = new Person(beside, kai.token);
    strava.state.grants.expireAccessTokens();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, call) => syncStrava(call % 2 === 0 ? kai : there)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(strava.counts.of('refresh')).toBe(1);
    await beside.stop();
  });

  it('happens before the tokens expire, and keeps the newest refresh token', async () => {
    const clock = jest.spyOn(app.app.get<Clock>(CLOCK), 'now');
    for (const round of [1, 2]) {
      const later = Date.now() + round * 6 * 3_600_000 - 600_000;
      clock.mockImplementation(() => new Date(later));
      // A refresh with more than an hour left answers the same token.
      strava.state.grants.expireAccessTokens();
      const answers = await Promise.all(Array.from({ length: 20 }, () => syncStrava(kai)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(strava.counts.of('refresh')).toBe(round);
    }
  });

  it('seals the new tokens with the newest key of the installation', async () => {
    const beside = await startBeside(app, { secretKeys: [randomBytes(32), ...app.config.secretKeys] });
    const keyOf = async () => {
      const [row] = await app.database.query<{ key: string }>(
        `SELECT split_part(sealed, '|', 2) AS key FROM connections.credentials ORDER BY owner DESC LIMIT 1`,
      );
      return row!.key;
    };
    const before = await keyOf();
    strava.state.grants.expireAccessTokens();
    expect((await syncStrava(new Person(beside, kai.token))).status).toBe(200);
    expect(await keyOf()).not.toBe(before);
    await beside.stop();
  });
});
