import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { GarminAction } from '../../scripts/stand-ins/garmin/actions.ts';
import { SSO_FAULTS } from '../../scripts/stand-ins/garmin/sso-answers.ts';
import type { GarminOriginal } from '../../scripts/stand-ins/garmin/world.ts';
import { FAULTS, type Fault } from '../../scripts/stand-ins/http/faults.ts';
import { startBeside } from './app-under-test.ts';
import { begin, GarminApp, login, statusOf, syncGarmin } from './garmin-app.ts';
import { Person, refusalOf } from './person.ts';
import { surf } from './strava-person.ts';

const WRONG_CODE = [400, 'The code is not correct. Please try again.'];
const EXPIRED = [400, 'This login has expired. Please enter your password again.'];
const TOO_MANY = [429, expect.stringMatching(/^Garmin limits requests right now\. .* 1(20|19) minutes/)];

let under: GarminApp;
/** Connected in no test at its begin. */
let kai: Person;
let lani: Person;

beforeAll(async () => {
  under = await GarminApp.start();
  [kai, lani] = [await under.join(), await under.join()];
});
afterAll(() => under.stop());
afterEach(async () => {
  await kai.call('DELETE', '/connect/garmin');
  under.calm();
});

const connect = (person: Person, body: object) => person.call('POST', '/connect/garmin', body);
const refusal = (person: Person, body: object) => person.refusal('POST', '/connect/garmin', body);
const withMfa = () => under.garmin.world.addAccount({ mfa: { method: 'email' } });
const withCode = (mfa_state: string, mfa_code: string) => ({
  ...login({ email: 'a@b.example', password: 'ignored' }),
  mfa_state,
  mfa_code,
});

describe('a login at Garmin', () => {
  it('is tried as often as people may guess, by person and by account', async () => {
    const strict = await startBeside(under.app, { guessLimitFactor: 1, logLevel: 'error' });
    const { email } = under.garmin.world.addAccount();
    const attempt = async ({ token }: Person) =>
      (await connect(new Person(strict, token), login({ email, password: 'no' }))).status;
    const [moe, noa] = [await under.join(), await under.join()];
    for (let count = 0; count < 10; count++) expect(await attempt(moe)).toBe(401);
    expect([await attempt(moe), await attempt(noa)]).toEqual([429, 429]);
    expect(under.garmin.counts.of('login')).toBe(10);
    await strict.stop();
  });

  it('happens once, also for parallel attempts of a person', async () => {
    const account = under.garmin.world.addAccount({ fullName: 'Noa Ōkalani' });
    const { release } = under.garmin.faults.hold('login');
    const first = connect(kai, login(account));
    await under.garmin.counts.whenReached('login', 1);
    expect(await refusal(kai, login(account))).toEqual([
      409,
      'You are already logging in to Garmin. Please wait a moment.',
    ]);
    release();
    expect((await first).status).toBe(200);
    expect(await statusOf(kai)).toMatchObject({ is_connected: true, garmin_username: 'Noa Ōkalani' });
    expect(under.garmin.counts.all()).toEqual({ signInPage: 1, login: 1, ticketExchange: 1, profile: 1 });
  });

  it.each<[string, GarminAction, Fault, number]>([
    ['a challenge', 'signInPage', SSO_FAULTS.challengeWith403, 1],
    ['the client refused', 'login', SSO_FAULTS.code427AsJson, 2],
    ['no tokens', 'ticketExchange', FAULTS.page(), 1],
    ['a token that is not active', 'profile', FAULTS.status(401), 1],
  ])('that ends with %s stores nothing', async (_, action, fault, tries) => {
    under.garmin.faults.always(action, fault);
    expect((await connect(kai, login(under.garmin.world.addAccount()))).status).toBe(503);
    expect(under.garmin.counts.of(action)).toBe(tries);
    expect(await statusOf(kai)).toMatchObject({ is_connected: false, needs_reconnect: false });
  });

  it('finds the client id that the token endpoint knows, and refreshes with it', async () => {
    const { state, counts, world } = under.garmin;
    const known = state.diClients;
    state.diClients = new Set(['GARMIN_CONNECT_MOBILE_ANDROID_DI']);
    expect((await connect(kai, login(world.addAccount()))).status).toBe(200);
    expect(counts.of('ticketExchange')).toBe(3);
    state.tokens.expireAccessTokens();
    await Promise.all(Array.from({ length: 20 }, () => syncGarmin(kai)));
    expect([counts.of('refresh'), counts.of('login')]).toEqual([1, 1]);
    state.diClients = known;
  });

  it.each<GarminAction>(['login', 'profile'])(
    'that %s throttles pauses the account for everybody, and no other one',
    async (action) => {
      const { email, password } = under.garmin.world.addAccount();
      under.garmin.faults.next(action, SSO_FAULTS.tooManyAsStatus);
      const answer = await connect(kai, login({ email, password }));
      expect(Number(answer.headers.get('retry-after'))).toBe(7200);
      expect(await refusalOf(answer)).toEqual(TOO_MANY);
      const before = under.garmin.counts.all();
      expect(await refusal(lani, login({ email: ` ${email.toUpperCase()}`, password }))).toEqual(TOO_MANY);
      expect(under.garmin.counts.all()).toEqual(before);
      expect((await connect(lani, login(under.garmin.world.addAccount()))).status).toBe(200);
    },
  );
});

describe('the code of a login', () => {
  it('belongs to one person and one login, may be mistyped, and is used once', async () => {
    const account = withMfa();
    const first = await begin(kai, account);
    const firstCode = under.codeOf(account);
    expect(await refusal(lani, withCode(first, firstCode))).toEqual(EXPIRED);
    const second = await begin(kai, account);
    expect(await refusal(kai, withCode(first, firstCode))).toEqual(EXPIRED);
    const code = under.codeOf(account);
    expect(await refusal(kai, withCode(second, `${code}0`))).toEqual(WRONG_CODE);
    expect((await statusOf(kai)).is_connected).toBe(false);
    expect((await connect(kai, withCode(second, ` ${code} `))).status).toBe(200);
    expect(await refusal(kai, withCode(second, code))).toEqual(EXPIRED);
    expect(under.garmin.counts.of('login')).toBe(2);
  });

  it('ends after 10 minutes, and with a ticket that gave no tokens', async () => {
    const account = withMfa();
    const late = await begin(kai, account);
    await under.app.database.query(
      `UPDATE connections.pending_sign_ins SET expires_at = expires_at - interval '10 minutes'`,
    );
    expect(await refusal(kai, withCode(late, under.codeOf(account)))).toEqual(EXPIRED);
    const state = await begin(kai, account);
    under.garmin.faults.next('ticketExchange', FAULTS.status(500));
    expect((await connect(kai, withCode(state, under.codeOf(account)))).status).toBe(503);
    expect(await refusal(kai, withCode(state, under.codeOf(account)))).toEqual(EXPIRED);
  });

  it('outlasts an error, and a pause', async () => {
    const account = withMfa();
    const state = await begin(kai, account);
    const code = withCode(state, under.codeOf(account));
    under.garmin.faults.next('mfa', FAULTS.status(500));
    expect((await connect(kai, code)).status).toBe(503);
    under.garmin.faults.next('mfa', SSO_FAULTS.tooManyAsJson);
    expect(await refusal(kai, code)).toEqual(TOO_MANY);
    await under.app.database.query('DELETE FROM connections.pauses');
    expect((await connect(kai, code)).status).toBe(200);
  });
});

describe('the activities of Garmin', () => {
  it('with the same start have keys of their own', async () => {
    const account = under.garmin.world.addAccount();
    for (const name of ['one', 'two']) under.garmin.world.addActivity({ account, name, track: surf() });
    await connect(kai, login(account));
    const keys = (await syncGarmin(kai)).map(({ activity_date }) => activity_date);
    expect(keys.toSorted()).toEqual([
      '2026-07-04 08:00:00',
      expect.stringMatching(/^2026-07-04 08:00:00~\d+$/),
    ]);
  });

  it.each<[GarminOriginal, number]>([
    ['tcx', 200],
    ['no-content', 422],
    ['page', 503],
    ['missing', 404],
  ])('with a download that is %s are answered with %i', async (original, status) => {
    const account = under.garmin.world.addAccount();
    under.garmin.world.addActivity({ account, name: 'Dawn', track: surf(), original });
    await connect(kai, login(account));
    const [listed] = await syncGarmin(kai);
    const key = encodeURIComponent(listed!.activity_date);
    expect((await kai.call('POST', `/analyze/garmin/${key}`)).status).toBe(status);
  });
});
