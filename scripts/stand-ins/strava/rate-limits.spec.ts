import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { connect, getApi } from '../testing/strava-client.ts';
import { STRAVA_FAULTS } from './errors.ts';
import { startStravaStandIn, type StravaStandIn } from './start-strava.ts';

const START = Date.UTC(2026, 10, 22, 14, 3);
const MINUTE_MS = 60_000;
const NAMES = ['x-ratelimit-limit', 'x-ratelimit-usage', 'x-readratelimit-limit', 'x-readratelimit-usage'];

describe('the rate limits of the stand-in for Strava', () => {
  let strava: StravaStandIn;
  let now: number;
  let token: string;

  const list = () => getApi(strava, '/athlete/activities', token);
  const figures = async () => {
    const { headers } = await list();
    return NAMES.map((name) => headers.get(name));
  };

  beforeEach(async () => {
    now = START;
    strava = await startStravaStandIn({ clock: () => now });
    ({ access_token: token } = await connect(strava, { athlete: strava.world.addAthlete() }));
  });
  afterEach(() => strava.stop());

  it('are told with each answer', async () => {
    expect(await figures()).toEqual(['200,2000', '1,1', '100,1000', '1,1']);
    expect(await figures()).toEqual(['200,2000', '2,2', '100,1000', '2,2']);
  });

  it('count refused requests too', async () => {
    await getApi(strava, '/athlete/activities', 'wrong');
    await getApi(strava, '/athlete/activities?page=0', token);
    await getApi(strava, '/activities/1/streams?keys=time&key_by_type=true', token);
    expect((await figures())[1]).toBe('4,4');
  });

  it('refuse with the recorded body, whose errors is a string, and go on counting', async () => {
    strava.state.limits.use([99, 99]);
    expect((await list()).status).toBe(200);
    const { status, body, headers } = await list();
    expect([status, body]).toEqual([
      429,
      { errors: 'Rate Limit Exceeded', status: 429, message: 'Too Many Requests' },
    ]);
    expect(headers.get('x-readratelimit-usage')).toBe('101,101');
    expect((await figures())[3]).toBe('102,102');
  });

  it('end on the quarter hour and at midnight UTC', async () => {
    strava.state.limits.use([100, 100], [100, 100]);
    expect((await list()).status).toBe(429);
    now = Date.UTC(2026, 10, 22, 14, 14, 59);
    expect((await list()).status).toBe(429);
    now = Date.UTC(2026, 10, 22, 14, 15);
    expect((await figures())[1]).toBe('1,103');
    strava.state.limits.use([1, 2000], [1, 1000]);
    now += 8 * 60 * MINUTE_MS;
    expect((await list()).status).toBe(429);
    now = Date.UTC(2026, 10, 23);
    expect((await figures())[1]).toBe('1,1');
  });

  it.each([
    ['overall, 15 minutes', [200, 0], [0, 0]],
    ['overall, day', [0, 2000], [0, 0]],
    ['read, 15 minutes', [0, 0], [100, 0]],
    ['read, day', [0, 0], [0, 1000]],
  ] as const)('refuse when one is used up: %s', async (_, usage, readUsage) => {
    strava.state.limits.use(usage, readUsage);
    expect((await list()).status).toBe(429);
  });

  it('can be exceeded by a switch, with the headers', async () => {
    strava.faults.next('list', STRAVA_FAULTS.rateLimited);
    const { status, headers } = await list();
    expect([status, headers.get('x-ratelimit-usage')]).toEqual([429, '1,1']);
    expect((await list()).status).toBe(200);
  });

  it('can be larger', async () => {
    strava.state.limits.limit = [600, 30_000];
    strava.state.limits.readLimit = [300, 15_000];
    expect(await figures()).toEqual(['600,30000', '1,1', '300,15000', '1,1']);
  });

  it('can have the recorded spelling, or lack the read pair', async () => {
    strava.state.limits.headers = 'recorded';
    const named = strava.state.limits.onto({ status: 200 }).headers ?? {};
    expect(Object.keys(named)).toContain('X-Readratelimit-Usage');
    strava.state.limits.headers = 'without-read';
    expect((await figures()).slice(2)).toEqual([null, null]);
  });
});
