import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Fault, FAULTS } from '../../scripts/stand-ins/http/faults.ts';
import { json } from '../../scripts/stand-ins/http/reply.ts';
import type { StravaStandIn } from '../../scripts/stand-ins/strava/start-strava.ts';
import type { StravaAthlete } from '../../scripts/stand-ins/strava/world.ts';
import { CLOCK, type Clock } from '../src/platform/clock/clock.ts';
import { CredentialStore } from '../src/modules/connections/adapters/credential-store.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { dieAtConnectionEvent } from './dying-append.ts';
import { eventually } from './eventually.ts';
import { join, type Person, refusalOf } from './person.ts';
import {
  beginConnecting,
  connectStrava,
  listedAtStrava,
  startWithStrava,
  stravaStatus,
  surf,
  syncStrava,
} from './strava-person.ts';

const STARTED_ELSEWHERE =
  'This connection was started elsewhere or too long ago. Please connect to Strava again in Settings.';
const NOT_ALLOWED =
  'Strava was not allowed to share your activities. Please connect again and leave that box ticked.';
const FAILED = 'Failed to connect to Strava. Please try again.';
const UNAVAILABLE = 'Strava could not be reached. Please try again in a moment.';

const log: string[] = [];
let strava: StravaStandIn;
let app: AppUnderTest;
let athlete: StravaAthlete;
let kai: Person;
let lani: Person;

beforeAll(async () => {
  ({ strava, app } = await startWithStrava({ LOG_LEVEL: 'debug' }, { write: (line) => void log.push(line) }));
  athlete = strava.world.addAthlete({ firstname: 'Kai', lastname: 'Surfer' });
  [kai, lani] = await Promise.all([join(app, 'kai@surf.example'), join(app, 'lani@surf.example')]);
});
afterAll(async () => {
  await app.stop();
  await strava.stop();
});
beforeEach(() => strava.counts.reset());
afterEach(() => {
  jest.restoreAllMocks();
  strava.faults.clear();
  strava.state.inactive = false;
  strava.state.athleteLimit = 10;
});

const tokenAnswer = (athlete: object): Fault => ({
  kind: 'reply',
  reply: json(200, {
    token_type: 'Bearer',
    access_token: 'a',
    refresh_token: 'r',
    expires_in: 21_600,
    athlete,
  }),
});
async function onlyTokens() {
  const [row] = await app.database.query<{ owner: string }>('SELECT owner FROM connections.credentials');
  return (await app.app.get(CredentialStore).read({ service: 'strava', owner: Number(row!.owner) }))?.tokens;
}
const storedTokens = () =>
  app.database.query<{ sealed: string }>('SELECT sealed FROM connections.credentials');

describe('connecting Strava', () => {
  it('shows that Strava is offered and not connected', async () => {
    expect(await stravaStatus(kai)).toEqual({
      is_connected: false,
      athlete_name: null,
      last_sync: null,
      offered: true,
      needs_reconnect: false,
    });
    expect(await kai.json('GET', '/site')).toMatchObject({ connections: ['strava'] });
    expect(await listedAtStrava(kai)).toEqual([]);
    expect(await refusalOf(await syncStrava(kai))).toEqual([
      409,
      'Please connect your Strava account in Settings first',
    ]);
  });

  it('leads to Strava with a state of its own, which the browser keeps in a cookie for this path', async () => {
    const answer = await kai.call('GET', '/connect/strava/auth-url');
    const { authorization_url } = (await answer.json()) as { authorization_url: string };
    const { searchParams } = new URL(authorization_url);
    const state = searchParams.get('state');
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: strava.state.client.id,
      redirect_uri: `${app.config.publicUrl}/connect/strava/callback`,
      response_type: 'code',
      approval_prompt: 'auto',
      scope: 'read,activity:read_all',
      state,
    });
    expect(answer.headers.get('set-cookie')).toBe(
      `strava_state=${state}; Max-Age=600; Path=/api/connect/strava; HttpOnly; SameSite=Lax`,
    );
  });

  it('refuses a callback without a code', async () => {
    const { cookie } = await beginConnecting(kai);
    for (const body of [{}, { code: '' }]) {
      const answer = await kai.call('POST', '/connect/strava', body, { cookie });
      expect(await refusalOf(answer)).toEqual([400, 'No authorization code received from Strava']);
    }
  });

  it('refuses a code without the state that this browser and person began with', async () => {
    const begun = await beginConnecting(kai);
    const other = await beginConnecting(lani);
    const { searchParams } = await strava.authorize(begun.authorizationUrl);
    const [code, state] = [searchParams.get('code'), searchParams.get('state')];
    const attempts: [Person, object, Record<string, string>][] = [
      [kai, { code, state }, {}],
      [kai, { code, state: 'made-up' }, { cookie: 'strava_state=made-up' }],
      [kai, { code, state }, { cookie: other.cookie }],
      [lani, { code, state }, { cookie: begun.cookie }],
      [kai, { code, state: 'another' }, { cookie: begun.cookie }],
    ];
    for (const [person, body, headers] of attempts) {
      const answer = await person.call('POST', '/connect/strava', body, headers);
      expect(await refusalOf(answer)).toEqual([400, STARTED_ELSEWHERE]);
    }
    for (const body of [{ code }, { code, state: '' }]) {
      const answer = await kai.call('POST', '/connect/strava', body, { cookie: begun.cookie });
      expect(await refusalOf(answer)).toEqual([
        400,
        'The state of this connection is missing, which Strava sends along with the code. Please connect to Strava again in Settings.',
      ]);
    }
    expect(strava.counts.of('exchange')).toBe(0);
  });

  it('refuses a state that is ten minutes old', async () => {
    const begun = await beginConnecting(kai);
    const body = Object.fromEntries((await strava.authorize(begun.authorizationUrl)).searchParams);
    const later = Date.now() + 601_000;
    jest.spyOn(app.app.get<Clock>(CLOCK), 'now').mockImplementation(() => new Date(later));
    const answer = await kai.call('POST', '/connect/strava', body, { cookie: begun.cookie });
    expect((await answer.json()) as object).toMatchObject({ detail: STARTED_ELSEWHERE });
  });

  it.each([[['read']], [[]]])('asks to leave the box ticked when Strava granted %j only', async (scopes) => {
    expect(await refusalOf(await connectStrava(kai, strava, { scopes }))).toEqual([400, NOT_ALLOWED]);
    expect(strava.counts.of('exchange')).toBe(0);
  });

  it('notices missing scopes also when the callback passes none on', async () => {
    const { authorizationUrl, cookie } = await beginConnecting(kai);
    const callback = await strava.authorize(authorizationUrl, { scopes: ['read'] });
    const { scope: _scope, ...body } = Object.fromEntries(callback.searchParams);
    expect(await refusalOf(await kai.call('POST', '/connect/strava', body, { cookie }))).toEqual([
      400,
      NOT_ALLOWED,
    ]);
    expect(await storedTokens()).toEqual([]);
  });

  it('refuses a code that is used, and any code a second time with the same state', async () => {
    const { authorizationUrl, cookie } = await beginConnecting(kai);
    const body = Object.fromEntries((await strava.authorize(authorizationUrl)).searchParams);
    strava.state.grants.takeCode(body['code']!);
    const connect = () => kai.call('POST', '/connect/strava', body, { cookie });
    expect(await refusalOf(await connect())).toEqual([400, FAILED]);
    expect(await refusalOf(await connect())).toEqual([400, STARTED_ELSEWHERE]);
  });

  it.each([
    ['an error of the server', FAULTS.status(500), 503, UNAVAILABLE],
    ['a page with status 200', FAULTS.page(), 503, UNAVAILABLE],
    ['a page that says the application has too many athletes', FAULTS.page(403), 503, UNAVAILABLE],
    ['a body cut in the middle', FAULTS.cut, 503, UNAVAILABLE],
    ['a lost answer', FAULTS.lost, 503, UNAVAILABLE],
    ['a closed connection', FAULTS.refused, 503, UNAVAILABLE],
  ])('answers %s in a sentence and stores nothing', async (_, fault, status, sentence) => {
    strava.faults.next('exchange', fault);
    expect(await refusalOf(await connectStrava(kai, strava))).toEqual([status, sentence]);
    expect(await storedTokens()).toEqual([]);
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: false, needs_reconnect: false });
  });

  it('tells that Strava refuses the whole application', async () => {
    const { authorizationUrl, cookie } = await beginConnecting(kai);
    const body = Object.fromEntries((await strava.authorize(authorizationUrl)).searchParams);
    strava.state.inactive = true;
    expect(await refusalOf(await kai.call('POST', '/connect/strava', body, { cookie }))).toEqual([
      409,
      'Strava does not accept requests from this site right now. Export the file and upload it instead.',
    ]);
  });

  it('stores nothing when the connection cannot be recorded, and can be connected again', async () => {
    dieAtConnectionEvent(app);
    expect((await connectStrava(kai, strava)).status).toBe(500);
    expect(await storedTokens()).toEqual([]);
    expect(strava.state.grants.connectedAthletes().size).toBe(0);
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: false });
    expect(await refusalOf(await syncStrava(kai))).toEqual([
      409,
      'Please connect your Strava account in Settings first',
    ]);
    expect((await connectStrava(kai, strava)).status).toBe(204);
    expect(await stravaStatus(kai)).toEqual({
      is_connected: true,
      athlete_name: 'Kai Surfer',
      last_sync: null,
      offered: true,
      needs_reconnect: false,
    });
  });

  it('goes on with the tokens it had when connecting again cannot be recorded', async () => {
    const before = await onlyTokens();
    dieAtConnectionEvent(app);
    expect((await connectStrava(kai, strava)).status).toBe(500);
    expect(await onlyTokens()).toEqual(before);
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: true });
  });

  it('takes a name that nothing can store, and no account without an id', async () => {
    const mele = await join(app, 'mele0@surf.example');
    const odd = strava.world.addAthlete({ firstname: 'Me\0le\ud83c', lastname: `\n${'x'.repeat(5_000)}` });
    expect((await connectStrava(mele, strava, { athlete: odd })).status).toBe(204);
    const { athlete_name } = await stravaStatus(mele);
    expect(athlete_name).toBe(`Me le\ufffd ${'x'.repeat(200)}`);
    await mele.call('DELETE', '/connect/strava');
    for (const id of ['1\0', 1e300, {}, null]) {
      strava.faults.next('exchange', tokenAnswer({ id }));
      expect(await refusalOf(await connectStrava(mele, strava, { athlete: odd }))).toEqual([
        503,
        UNAVAILABLE,
      ]);
      strava.state.grants.revokeAthlete(odd.id);
    }
    expect(await storedTokens()).toHaveLength(1);
  });

  it('stores tokens sealed, and nothing readable in events', async () => {
    const [{ sealed } = { sealed: '' }] = await storedTokens();
    expect(sealed).toMatch(/^1\|/);
    const events = await app.database.query<{ text: string }>(
      `SELECT e::text AS text FROM eventlog.events e WHERE stream_id LIKE 'connection-%'`,
    );
    expect(events.length).toBeGreaterThan(0);
    for (const { text } of events) expect(text).not.toMatch(/Kai|Surfer|31415926/);
  });
});

describe('disconnecting Strava', () => {
  beforeAll(async () => {
    strava.world.addActivity({ athlete, name: 'Dawn patrol', track: surf() });
    await syncStrava(kai);
  });

  it('revokes the access at Strava, and empties the list', async () => {
    expect(await listedAtStrava(kai)).toHaveLength(1);
    expect((await kai.call('DELETE', '/connect/strava')).status).toBe(204);
    expect(strava.counts.all()).toEqual({ revoke: 1 });
    expect(strava.state.grants.connectedAthletes().size).toBe(0);
    expect(await storedTokens()).toEqual([]);
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: false, athlete_name: null });
    expect(await listedAtStrava(kai)).toEqual([]);
    expect((await kai.call('DELETE', '/connect/strava')).status).toBe(204);
  });

  it.each([
    ['an error', FAULTS.status(500)],
    ['no answer', FAULTS.lost],
  ])('removes the tokens also when Strava answers with %s', async (_, fault) => {
    await connectStrava(kai, strava);
    strava.faults.next('revoke', fault);
    expect((await kai.call('DELETE', '/connect/strava')).status).toBe(204);
    expect(await storedTokens()).toEqual([]);
  });

  it('can be repeated after a crash between tokens and event', async () => {
    await connectStrava(kai, strava);
    dieAtConnectionEvent(app);
    expect((await kai.call('DELETE', '/connect/strava')).status).toBe(500);
    expect(await refusalOf(await syncStrava(kai))).toEqual([
      401,
      'Strava authentication failed. Please reconnect your account in Settings.',
    ]);
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: false, needs_reconnect: true });
    expect((await kai.call('DELETE', '/connect/strava')).status).toBe(204);
    expect(await stravaStatus(kai)).toMatchObject({ needs_reconnect: false });
  });

  it('happens when the account is erased', async () => {
    const mele = await join(app, 'mele@surf.example');
    await connectStrava(mele, strava);
    await syncStrava(mele);
    const password = 'correct horse';
    expect((await mele.call('POST', '/users/me/delete-account', { password })).status).toBe(204);
    await strava.counts.whenReached('revoke', 1);
    await eventually(async () => {
      const rows = await app.database.query<{ text: string }>(
        'SELECT document::text AS text FROM read_connections.connections UNION ALL SELECT sealed FROM connections.credentials',
      );
      return rows.some(({ text }) => text.includes('Dawn patrol') || text.startsWith('1|'))
        ? undefined
        : true;
    });
  });
});

describe('the log of all of this', () => {
  it('contains no code, token, state or secret', () => {
    const text = log.join('');
    expect(text).toContain('/api/connect/strava');
    // Codes and tokens of the stand-in have 40 hexadecimal digits, states 43 characters.
    expect(text).not.toMatch(/\b[\da-f]{40}\b|strava_state=[\w-]{43}|state=[\w-]{43}/);
    expect(text).not.toContain(strava.state.client.secret);
  });
});
