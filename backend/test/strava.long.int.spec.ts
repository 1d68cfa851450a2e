import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FAULTS } from '../../scripts/stand-ins/http/faults.ts';
import type { StravaStandIn } from '../../scripts/stand-ins/strava/start-strava.ts';
import type { StravaAthlete } from '../../scripts/stand-ins/strava/world.ts';
import { CLOCK, type Clock } from '../src/platform/clock/clock.ts';
import { type AppUnderTest, startBeside } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, Person, refusalOf } from './person.ts';
import {
  beginConnecting,
  connectStrava,
  listedAtStrava,
  startWithStrava,
  surf,
  syncStrava,
} from './strava-person.ts';

const STARTED_ELSEWHERE =
  'This connection was started elsewhere or too long ago. Please connect to Strava again in Settings.';
const JULY_4 = Date.UTC(2026, 6, 4, 15);

let strava: StravaStandIn;
let app: AppUnderTest;
let kai: Person;
/** Whom Kai connected for the test. */
let athlete: StravaAthlete;

beforeAll(async () => {
  ({ strava, app } = await startWithStrava());
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
});
afterEach(() => {
  jest.restoreAllMocks();
  strava.faults.clear();
});

const add = (name: string, over: object = {}) => strava.world.addActivity({ athlete, name, ...over });
const names = async () => (await listedAtStrava(kai)).map(({ activity_name }) => activity_name);
const finish = (person: Person, body: object, cookie: string) =>
  person.call('POST', '/connect/strava', body, { cookie });
const storedTokens = () => app.database.query('SELECT FROM connections.credentials');

/** What Strava puts into the address, and the cookie of the browser that began. */
async function returned(scopes?: readonly string[]) {
  const { authorizationUrl, cookie } = await beginConnecting(kai);
  const callback = await strava.authorize(authorizationUrl, { athlete, ...(scopes && { scopes }) });
  return { body: Object.fromEntries(callback.searchParams), cookie };
}

describe('connecting Strava', () => {
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

  it('takes a code once, with the state that this browser and person began with in the last ten minutes', async () => {
    const lani = await join(app, 'lani@surf.example');
    const { body, cookie } = await returned();
    const attempts: [Person, object, string][] = [
      [kai, { ...body, state: 'made-up' }, 'strava_state=made-up'],
      [kai, body, (await beginConnecting(lani)).cookie],
      [lani, body, cookie],
    ];
    for (const [person, sent, held] of attempts)
      expect(await refusalOf(await finish(person, sent, held))).toEqual([400, STARTED_ELSEWHERE]);
    expect(strava.counts.of('exchange')).toBe(0);
    expect((await finish(kai, body, cookie)).status).toBe(204);
    expect(await refusalOf(await finish(kai, body, cookie))).toEqual([400, STARTED_ELSEWHERE]);
    const late = await returned();
    const later = Date.now() + 601_000;
    jest.spyOn(app.app.get<Clock>(CLOCK), 'now').mockImplementation(() => new Date(later));
    expect((await finish(kai, late.body, late.cookie)).status).toBe(400);
  });

  it('asks to leave the box ticked', async () => {
    const { body, cookie } = await returned(['read']);
    expect(await refusalOf(await finish(kai, body, cookie))).toEqual([
      400,
      'Strava was not allowed to share your activities. Please connect again and leave that box ticked.',
    ]);
  });

  it('is undone there too, and when the account is erased', async () => {
    expect((await kai.call('DELETE', '/connect/strava')).status).toBe(204);
    expect(strava.counts.all()).toEqual({ revoke: 1 });
    const mele = await join(app, 'mele@surf.example');
    await connectStrava(mele, strava);
    await mele.call('POST', '/users/me/delete-account', { password: 'correct horse' });
    await eventually(async () => ((await storedTokens()).length === 0 ? true : undefined));
    expect(strava.counts.of('revoke')).toBe(2);
  });
});

describe('the tokens of Strava', () => {
  it('are refreshed once for twenty calls in two processes', async () => {
    const beside = await startBeside(app);
    const there = new Person(beside, kai.token);
    strava.state.grants.expireAccessTokens();
    const calls = Array.from({ length: 20 }, (_, call) => syncStrava(call % 2 === 0 ? kai : there));
    expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
    expect(strava.counts.of('refresh')).toBe(1);
    await beside.stop();
  });

  it('are gone after a refresh whose answer was lost, and stay after one that failed', async () => {
    strava.state.grants.expireAccessTokens();
    strava.faults.next('refresh', FAULTS.status(500));
    expect((await syncStrava(kai)).status).toBe(503);
    expect((await syncStrava(kai)).status).toBe(200);
    strava.state.grants.expireAccessTokens();
    strava.faults.next('refresh', FAULTS.lost);
    expect((await syncStrava(kai)).status).toBe(503);
    expect((await syncStrava(kai)).status).toBe(401);
  });
});

describe('a session from Strava', () => {
  it('has the heart rate of its stream', async () => {
    const { id } = add('Pulse', { track: surf() });
    await syncStrava(kai);
    const analyzed = await kai.json<{ activity_url_hash: string }>('POST', `/analyze/strava/${id}`);
    const { heart_rate } = await kai.json<{ heart_rate: { max: number } | null }>(
      'GET',
      `/activities/${analyzed.activity_url_hash}`,
    );
    // The stand-in's streams have 95 bpm at rest and at most 185.
    expect(heart_rate).toMatchObject({ average: expect.any(Number), zones: null });
    expect(heart_rate!.max).toBeGreaterThan(95);
    expect(heart_rate!.max).toBeLessThanOrEqual(185);
  });
});

describe('the list of Strava', () => {
  it('has the activities of a local day, in zones far from UTC, from all pages', async () => {
    const at = (name: string, zone: string, startTime: number) => add(name, { zone, startTime });
    at('Kiritimati, 0:30', 'Pacific/Kiritimati', Date.UTC(2026, 6, 3, 10, 30));
    at('Kiritimati, the evening before', 'Pacific/Kiritimati', Date.UTC(2026, 6, 3, 9, 30));
    at('Hawaii, 23:30', 'Pacific/Honolulu', Date.UTC(2026, 6, 5, 9, 30));
    at('Hawaii, the next day', 'Pacific/Honolulu', Date.UTC(2026, 6, 5, 10, 30));
    for (let number = 0; number < 200; number++) add('Noon', { startTime: JULY_4 + number * 1_000 });
    await syncStrava(kai, { sync_type: 'select-date', date: '2026-07-04' });
    expect(strava.counts.all()).toEqual({ list: 3 });
    expect((await names()).filter((name) => name !== 'Noon').toSorted()).toEqual([
      'Hawaii, 23:30',
      'Kiritimati, 0:30',
    ]);
  });

  it('tells hidden starts, whose sessions stay apart although all begin at the same time', async () => {
    for (const hour of [0, 9]) {
      const { id } = add('Hidden', { track: surf(JULY_4 + hour * 3_600_000), hiddenStartTime: 'local' });
      await syncStrava(kai);
      expect((await listedAtStrava(kai))[0]).toMatchObject({ time_hidden: true });
      const analyzed = await kai.json<{ activity_url_hash: string }>('POST', `/analyze/strava/${id}`);
      const session = await kai.json('GET', `/activities/${analyzed.activity_url_hash}`);
      expect(session).toMatchObject({ time_hidden: true, same_session: [] });
    }
  });
});
