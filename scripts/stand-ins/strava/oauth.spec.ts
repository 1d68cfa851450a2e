import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  answerOf,
  authorizeUrl,
  connect,
  getApi,
  newCode,
  postRefresh,
  postToken,
  REDIRECT,
} from '../testing/strava-client.ts';
import { STRAVA_FAULTS } from './errors.ts';
import { startStravaStandIn, type StravaStandIn } from './start-strava.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 10, 22, 14);

describe('OAuth of the stand-in for Strava', () => {
  let strava: StravaStandIn;
  let now: number;

  const error = (resource: string, field: string, code: string) => [{ resource, field, code }];

  beforeEach(async () => {
    now = START;
    strava = await startStravaStandIn({ clock: () => now });
    strava.world.addAthlete({ firstname: 'Noa' });
  });
  afterEach(() => strava.stop());

  describe('authorization', () => {
    it.each([
      ['another client', { client_id: '1' }, error('Application', 'client_id', 'invalid')],
      [
        'another redirect',
        { redirect_uri: 'http://evil.example/' },
        error('Application', 'redirect_uri', 'invalid'),
      ],
      [
        'a longer redirect',
        { redirect_uri: `${REDIRECT}/` },
        error('Application', 'redirect_uri', 'invalid'),
      ],
      ['another response type', { response_type: 'token' }, error('Application', 'response_type', 'invalid')],
      ['scopes with spaces', { scope: 'read activity:read_all' }, error('Authorize', 'scope', 'invalid')],
      ['an unknown scope', { scope: 'read,everything' }, error('Authorize', 'scope', 'invalid')],
    ])('refuses %s', async (_, changes: Record<string, string>, errors) => {
      const { status, body } = await answerOf(await fetch(authorizeUrl(strava, changes)));
      expect([status, body.errors]).toEqual([400, errors]);
    });

    it('answers state, code and the scopes that stayed ticked', async () => {
      const target = await strava.authorize(authorizeUrl(strava), { scopes: ['read'] });
      expect(target.href.startsWith(`${REDIRECT}?state=some-state&code=`)).toBe(true);
      expect(target.searchParams.get('scope')).toBe('read');
    });

    it('answers access_denied when the athlete cancels', async () => {
      const target = await strava.authorize(authorizeUrl(strava), { deny: true });
      expect(target.search).toBe('?state=some-state&error=access_denied');
    });

    it('offers each scope on a page for people', async () => {
      const { status, body } = await answerOf(await fetch(authorizeUrl(strava)));
      expect(status).toBe(200);
      expect(body).toMatch(/name="scope" value="activity:read_all" checked/);
      expect(body).toMatch(/value="authorize".*value="cancel"/);
    });

    it('can refuse at once with the page of the athlete limit', async () => {
      strava.faults.next('authorizePage', STRAVA_FAULTS.athleteLimit);
      const { status, headers } = await answerOf(await fetch(authorizeUrl(strava)));
      expect([status, headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    });

    it('refuses an 11th athlete with a page, and lets a connected one in again', async () => {
      const athletes = Array.from({ length: 10 }, () => strava.world.addAthlete());
      for (const athlete of athletes) await connect(strava, { athlete });
      const eleventh = { athlete: strava.world.athletes[0] };
      await expect(newCode(strava, eleventh)).rejects.toThrow(/403.*Limit of connected athletes exceeded/s);
      await expect(newCode(strava, { athlete: athletes[0] })).resolves.not.toBe('');
      strava.state.grants.revokeAthlete(athletes[0].id);
      await expect(newCode(strava, eleventh)).resolves.not.toBe('');
    });
  });

  describe('the token endpoint', () => {
    const code = { grant_type: 'authorization_code' };

    it('answers tokens and the athlete', async () => {
      const { status, body } = await postToken(strava, { ...code, code: await newCode(strava) });
      expect(status).toBe(200);
      expect(body).toEqual({
        token_type: 'Bearer',
        expires_at: START / 1000 + 21_600,
        expires_in: 21_600,
        refresh_token: expect.stringMatching(/^[0-9a-f]{40}$/),
        access_token: expect.stringMatching(/^[0-9a-f]{40}$/),
        athlete: expect.objectContaining({
          id: strava.world.athletes[0]?.id,
          firstname: 'Noa',
          username: null,
        }),
      });
    });

    it.each([
      ['another client', { client_id: '1' }, 400, error('Application', 'client_id', 'invalid')],
      ['another secret', { client_secret: '1' }, 401, error('Application', '', 'invalid')],
      ['an unknown code', { ...code, code: '1' }, 400, error('AuthorizationCode', 'code', 'invalid')],
      ['no code', code, 400, error('AuthorizationCode', 'code', 'invalid')],
      ['another grant type', { grant_type: 'password' }, 400, error('OAuth', 'grant_type', 'invalid')],
      [
        'an unknown refresh token',
        { grant_type: 'refresh_token', refresh_token: '1' },
        400,
        error('RefreshToken', 'refresh_token', 'invalid'),
      ],
    ])('refuses %s', async (_, form: Record<string, string>, status, errors) => {
      const answer = await postToken(strava, form);
      expect([answer.status, answer.body.errors]).toEqual([status, errors]);
    });

    it('accepts a code once', async () => {
      const form = { ...code, code: await newCode(strava) };
      expect((await postToken(strava, form)).status).toBe(200);
      expect((await postToken(strava, form)).body.errors).toEqual(
        error('AuthorizationCode', 'code', 'invalid'),
      );
    });

    it('refuses an expired code', async () => {
      const form = { ...code, code: await newCode(strava) };
      now += 11 * 60_000;
      expect((await postToken(strava, form)).body.errors).toEqual(error('AuthorizationCode', '', 'expired'));
    });

    it('refuses a code for another redirect', async () => {
      const form = { ...code, code: await newCode(strava), redirect_uri: 'http://127.0.0.1:3000/' };
      expect((await postToken(strava, form)).body.errors).toEqual(
        error('Application', 'redirect_uri', 'invalid'),
      );
    });

    it.each([
      ['codeAsRequestToken', 400, error('RequestToken', 'code', 'invalid')],
      ['applicationInvalid', 401, error('Application', '', 'invalid')],
    ] as const)('can answer %s', async (fault, status, errors) => {
      strava.faults.next('exchange', STRAVA_FAULTS[fault]);
      const answer = await postToken(strava, { ...code, code: await newCode(strava) });
      expect([answer.status, answer.body.errors]).toEqual([status, errors]);
    });

    it.each([
      ['a JSON body', { 'content-type': 'application/json' }],
      [
        'credentials in Basic',
        { 'content-type': 'application/x-www-form-urlencoded', authorization: 'basic' },
      ],
    ])('refuses %s', async (_, headers: Record<string, string>) => {
      const { id, secret } = strava.state.client;
      const form = { ...code, code: await newCode(strava) };
      const isJson = headers['content-type'] === 'application/json';
      const answer = await answerOf(
        await fetch(`${strava.oauthBase}/oauth/token`, {
          method: 'POST',
          headers: isJson
            ? headers
            : { ...headers, authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
          body: isJson
            ? JSON.stringify({ client_id: id, client_secret: secret, ...form })
            : new URLSearchParams(form).toString(),
        }),
      );
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        error('Application', 'client_id', 'invalid'),
      ]);
    });
  });

  describe('refresh', () => {
    it('answers the same token with its remaining life while more than an hour is left', async () => {
      const first = await connect(strava);
      now += 4 * HOUR_MS;
      const { body } = await postRefresh(strava, first.refresh_token);
      const { athlete: _, ...tokens } = first;
      expect(body).toEqual({ ...tokens, expires_in: 2 * 3_600 });
    });

    it('rotates and rejects the old refresh token with less than an hour left', async () => {
      const first = await connect(strava);
      now += 5.5 * HOUR_MS;
      const { body: second } = await postRefresh(strava, first.refresh_token);
      expect(second.refresh_token).not.toBe(first.refresh_token);
      expect(second.access_token).not.toBe(first.access_token);
      expect(second).not.toHaveProperty('athlete');
      const again = await postRefresh(strava, first.refresh_token);
      expect([again.status, again.body.errors]).toEqual([
        400,
        error('RefreshToken', 'refresh_token', 'invalid'),
      ]);
      expect((await postRefresh(strava, second.refresh_token)).status).toBe(200);
    });

    it('can keep the refresh token', async () => {
      strava.state.grants.rotates = false;
      const first = await connect(strava);
      now += 7 * HOUR_MS;
      const { body: second } = await postRefresh(strava, first.refresh_token);
      expect(second.refresh_token).toBe(first.refresh_token);
      expect(second.access_token).not.toBe(first.access_token);
    });

    it('succeeds once of 20 at a time, and counts each', async () => {
      const first = await connect(strava);
      now += 7 * HOUR_MS;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => postRefresh(strava, first.refresh_token)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(strava.counts.of('refresh')).toBe(20);
    });
  });

  describe('revoke', () => {
    const revoke = async (
      token: string,
      headers: Record<string, string>,
      fields: Record<string, string> = {},
    ) =>
      answerOf(
        await fetch(`${strava.oauthBase}/oauth/revoke`, {
          method: 'POST',
          headers,
          body: new URLSearchParams({ token, ...fields }),
        }),
      );
    const basic = () => {
      const { id, secret } = strava.state.client;
      return { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` };
    };

    it.each(['access_token', 'refresh_token'])('of the %s revokes both, twice with 200', async (name) => {
      const tokens = await connect(strava);
      expect((await revoke(tokens[name], basic())).status).toBe(200);
      expect((await revoke(tokens[name], basic())).status).toBe(200);
      const list = await getApi(strava, '/athlete/activities', tokens.access_token);
      expect([list.status, list.body.errors]).toEqual([401, error('Athlete', 'access_token', 'invalid')]);
      expect((await postRefresh(strava, tokens.refresh_token)).body.errors).toEqual(
        error('RefreshToken', 'refresh_token', 'invalid'),
      );
    });

    it('refuses credentials outside of Basic', async () => {
      const tokens = await connect(strava);
      const { id, secret } = strava.state.client;
      const answer = await revoke(tokens.access_token, {}, { client_id: id, client_secret: secret });
      expect([answer.status, answer.body.errors]).toEqual([401, error('Application', '', 'invalid')]);
      expect((await getApi(strava, '/athlete/activities', tokens.access_token)).status).toBe(200);
    });

    it('refuses another secret', async () => {
      const wrong = { authorization: `Basic ${Buffer.from('100200:wrong').toString('base64')}` };
      expect((await revoke('1', wrong)).status).toBe(401);
    });
  });

  it('answers every call 403 while the application is inactive', async () => {
    const tokens = await connect(strava);
    strava.state.inactive = true;
    const answers = [
      await answerOf(await fetch(authorizeUrl(strava))),
      await postRefresh(strava, tokens.refresh_token),
      await getApi(strava, '/athlete/activities', tokens.access_token),
      await getApi(strava, '/activities/1/streams?keys=time&key_by_type=true', tokens.access_token),
    ];
    for (const { status, body } of answers)
      expect([status, body.errors]).toEqual([403, error('Application', 'Status', 'Inactive')]);
  });
});
