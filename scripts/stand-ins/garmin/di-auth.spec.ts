import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ANDROID,
  DI_CLIENT,
  exchangeTicket,
  getConnect,
  LIST,
  newTicket,
  postDiRefresh,
  postDiToken,
  signIn,
  TICKET_GRANT,
} from '../testing/garmin-client.ts';
import { SSO_FAULTS } from './sso-answers.ts';
import { type GarminStandIn, startGarminStandIn } from './start-garmin.ts';
import { type GarminAccount } from './world.ts';

const START = Date.UTC(2026, 10, 22, 14);
const DAY_MS = 86_400_000;
const OLD_CLIENT = 'GARMIN_CONNECT_MOBILE_ANDROID_DI';

/** The claims of a JWT. */
const decodeJwt = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

describe('the token endpoint of the stand-in for Garmin', () => {
  let garmin: GarminStandIn;
  let account: GarminAccount;
  let now: number;

  const ticket = () => newTicket(garmin, account.email, account.password);
  const connect = () => signIn(garmin, account.email, account.password);

  beforeEach(async () => {
    now = START;
    garmin = await startGarminStandIn({ clock: () => now });
    account = garmin.world.addAccount();
  });
  afterEach(() => garmin.stop());

  it('answers a decodable JWT with its client id, and a refresh token', async () => {
    const { status, body } = await exchangeTicket(garmin, await ticket());
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 86_400,
      refresh_token_expires_in: 2_592_000,
      scope: expect.any(String),
      jti: expect.any(String),
    });
    expect(decodeJwt(body.access_token)).toMatchObject({
      client_id: DI_CLIENT,
      exp: START / 1000 + 86_400,
      jti: body.jti,
    });
  });

  it('accepts a ticket once', async () => {
    const given = await ticket();
    expect((await exchangeTicket(garmin, given)).status).toBe(200);
    const again = await exchangeTicket(garmin, given);
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
  });

  it.each([400, 401] as const)(
    'refuses an unknown client id with %i and leaves the ticket',
    async (status) => {
      garmin.state.unknownDiClientStatus = status;
      garmin.state.diClients = new Set([OLD_CLIENT]);
      const given = await ticket();
      const refused = await exchangeTicket(garmin, given);
      expect([refused.status, refused.body.error]).toEqual([status, 'invalid_client']);
      const { body } = await exchangeTicket(garmin, given, OLD_CLIENT);
      expect(decodeJwt(body.access_token)).toMatchObject({ client_id: OLD_CLIENT });
      expect(garmin.counts.all()).toMatchObject({ login: 1, ticketExchange: 2 });
    },
  );

  it.each([
    ['another service', { service_url: 'https://mobile.integration.garmin.com/gcm/ios' }, 'invalid_grant'],
    ['an unknown ticket', { service_ticket: 'ST-1-sso' }, 'invalid_grant'],
    [
      'the grant type below another host',
      { grant_type: TICKET_GRANT.replace('connectapi.garmin.com', 'localhost') },
      'unsupported_grant_type',
    ],
  ])('refuses %s', async (_, changes: Record<string, string>, error) => {
    const { status, body } = await postDiToken(garmin, {
      grant_type: TICKET_GRANT,
      service_ticket: await ticket(),
      service_url: ANDROID.service,
      ...changes,
    });
    expect([status, body.error]).toEqual([400, error]);
  });

  it.each([
    ['another client in Basic', `${OLD_CLIENT}:`],
    ['a secret in Basic', `${DI_CLIENT}:secret`],
  ])('refuses %s', async (_, basic) => {
    const form = { grant_type: TICKET_GRANT, service_ticket: await ticket(), service_url: ANDROID.service };
    const { status, body } = await postDiToken(garmin, form, DI_CLIENT, basic);
    expect([status, body.error]).toEqual([401, 'invalid_client']);
  });

  it('can refuse too many requests', async () => {
    garmin.faults.next('ticketExchange', SSO_FAULTS.tooManyAsStatus);
    const given = await ticket();
    expect((await exchangeTicket(garmin, given)).status).toBe(429);
    expect((await exchangeTicket(garmin, given)).status).toBe(200);
  });

  describe('refresh', () => {
    it('rotates on each use, and refuses a used token in a body that repeats it', async () => {
      const first = await connect();
      const { body: second } = await postDiRefresh(garmin, first.refresh_token);
      expect(second.refresh_token).not.toBe(first.refresh_token);
      const again = await postDiRefresh(garmin, first.refresh_token);
      expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
      expect(JSON.stringify(again.body)).toContain(first.refresh_token);
      expect((await postDiRefresh(garmin, second.refresh_token)).status).toBe(200);
    });

    it('refuses another client id than the one that got the token', async () => {
      const { refresh_token: token } = await connect();
      expect((await postDiRefresh(garmin, token, OLD_CLIENT)).body.error).toBe('invalid_grant');
      expect((await postDiRefresh(garmin, token)).status).toBe(200);
    });

    it('refuses a token after 30 days', async () => {
      const { refresh_token: token } = await connect();
      now += 30 * DAY_MS;
      expect((await postDiRefresh(garmin, token)).body.error).toBe('invalid_grant');
    });

    it('succeeds once of 20 at a time, and counts each', async () => {
      const { refresh_token: token } = await connect();
      const answers = await Promise.all(Array.from({ length: 20 }, () => postDiRefresh(garmin, token)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(garmin.counts.of('refresh')).toBe(20);
    });

    it('is refused after the account revoked its tokens', async () => {
      const tokens = await connect();
      garmin.state.tokens.revokeAccount(account.id);
      expect((await postDiRefresh(garmin, tokens.refresh_token)).body.error).toBe('invalid_grant');
      expect((await getConnect(garmin, LIST, tokens.access_token)).status).toBe(401);
    });
  });
});
