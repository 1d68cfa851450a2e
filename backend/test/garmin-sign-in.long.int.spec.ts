import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { FAULTS, type Fault } from '../../scripts/stand-ins/http/faults.ts';
import type { GarminAction } from '../../scripts/stand-ins/garmin/actions.ts';
import { SSO_FAULTS } from '../../scripts/stand-ins/garmin/sso-answers.ts';
import { begin, GarminApp, JWT_HEADER, login, statusOf, syncGarmin } from './garmin-app.ts';
import { startBeside } from './app-under-test.ts';
import { Person, refusalOf } from './person.ts';

let under: GarminApp;
/** Connected in no test at its begin. */
let kai: Person;
let lani: Person;

beforeAll(async () => {
  under = await GarminApp.start();
  kai = await under.join();
  lani = await under.join();
});
afterAll(() => under.stop());
afterEach(async () => {
  jest.restoreAllMocks();
  await kai.call('DELETE', '/connect/garmin');
  under.calm();
  expect(under.garmin.throttle.violations).toEqual([]);
});

const BAD_CREDENTIALS = [401, 'Invalid Garmin credentials. Please check your username and password.'];
const NO_LOGIN = [
  503,
  'Garmin did not let this site log in. Please try again later, or export the session at Garmin and upload the file.',
];
const BLOCKED = [
  409,
  'Garmin asks for something on its own site first. Log in at connect.garmin.com, then try again.',
];
const WRONG_CODE = [400, 'The code is not correct. Please try again.'];
const EXPIRED = [400, 'This login has expired. Please enter your password again.'];

const connect = (person: Person, body: object) => person.call('POST', '/connect/garmin', body);
const refusal = (person: Person, body: object) => person.refusal('POST', '/connect/garmin', body);
const withCode = (
  mfa_state: string,
  mfa_code: string,
  account = { email: 'a@b.example', password: 'ignored' },
) => ({
  ...login(account),
  mfa_state,
  mfa_code,
});

describe('connecting Garmin', () => {
  it('logs in once and keeps the name of the account', async () => {
    const account = under.garmin.world.addAccount({ fullName: 'Noa Ōkalani' });
    await connect(kai, login(account));
    expect(await statusOf(kai)).toMatchObject({
      is_connected: true,
      needs_reconnect: false,
      garmin_username: 'Noa Ōkalani',
      last_sync: null,
    });
    expect(await kai.json('GET', '/connect/garmin/profile')).toEqual({ fullName: 'Noa Ōkalani' });
    expect(under.garmin.counts.all()).toEqual({ signInPage: 1, login: 1, ticketExchange: 1, profile: 1 });
  });

  it('works where Garmin insists on the cookies of the first page', async () => {
    under.garmin.state.needsFirstPage = true;
    await connect(kai, login(under.garmin.world.addAccount()));
    expect((await statusOf(kai)).is_connected).toBe(true);
    under.garmin.state.needsFirstPage = false;
  });

  it('refuses a wrong password with its sentence, and the own login goes on', async () => {
    const { email } = under.garmin.world.addAccount();
    expect(await refusal(kai, login({ email, password: 'wrong' }))).toEqual(BAD_CREDENTIALS);
    expect((await kai.call('GET', '/users/me')).status).toBe(200);
    expect(under.garmin.counts.of('login')).toBe(1);
  });

  it.each([
    [{ garmin_username: 'no email', garmin_password: 'x' }, 'Please enter the email of your Garmin account'],
    [{ garmin_username: 'a@b.example' }, 'Please enter the password of your Garmin account'],
  ])('asks Garmin nothing for %j', async (body, sentence) => {
    expect(await refusal(kai, body)).toEqual([400, sentence]);
    expect(under.garmin.counts.all()).toEqual({});
  });

  it('logs in once for 20 parallel attempts of a person', async () => {
    const account = under.garmin.world.addAccount();
    const { release } = under.garmin.faults.hold('login');
    const first = connect(kai, login(account));
    await under.garmin.counts.whenReached('login', 1);
    const others = await Promise.all(Array.from({ length: 19 }, () => refusal(kai, login(account))));
    expect(others).toEqual(
      Array.from({ length: 19 }, () => [409, 'You are already logging in to Garmin. Please wait a moment.']),
    );
    release();
    expect((await first).status).toBe(200);
    expect(under.garmin.counts.of('login')).toBe(1);
    expect(under.garmin.counts.of('ticketExchange')).toBe(1);
  });

  it('replaces the tokens when the same account is connected again', async () => {
    const account = under.garmin.world.addAccount();
    await connect(kai, login(account));
    await kai.json('POST', '/connect/garmin', login(account));
    expect((await statusOf(kai)).is_connected).toBe(true);
    const rows = await under.app.database.query('SELECT FROM connections.credentials WHERE owner = $1', [
      await idOf(kai),
    ]);
    expect(rows).toHaveLength(1);
  });

  it('forgets the tokens on disconnecting without a request', async () => {
    await connect(kai, login(under.garmin.world.addAccount()));
    under.calm();
    expect((await kai.call('DELETE', '/connect/garmin')).status).toBe(204);
    expect(await statusOf(kai)).toMatchObject({ is_connected: false, needs_reconnect: false });
    const rows = await under.app.database.query('SELECT FROM connections.credentials WHERE owner = $1', [
      await idOf(kai),
    ]);
    expect(rows).toEqual([]);
    expect(under.garmin.counts.all()).toEqual({});
  });
});

const idOf = async (person: Person) => {
  const { email } = await person.json<{ email: string }>('GET', '/users/me');
  const [row] = await under.app.database.query<{ user_id: string }>(
    'SELECT user_id FROM identity.email_claims WHERE email_key = $1',
    [email],
  );
  return row!.user_id;
};

describe('a login that needs a code', () => {
  const withMfa = (mfa: { method: 'email' | 'sms'; withoutInfo?: boolean } = { method: 'email' }) =>
    under.garmin.world.addAccount({ mfa });

  it.each([{ method: 'email' }, { method: 'sms' }, { method: 'email', withoutInfo: true }] as const)(
    'ends with the code, for %j',
    async (mfa) => {
      const account = withMfa(mfa);
      const state = await begin(kai, account);
      expect((await statusOf(kai)).is_connected).toBe(false);
      expect(await kai.json('POST', '/connect/garmin', withCode(state, under.codeOf(account)))).toEqual({});
      expect((await statusOf(kai)).is_connected).toBe(true);
      expect(under.garmin.counts.all()).toEqual({
        signInPage: 1,
        login: 1,
        mfa: 1,
        ticketExchange: 1,
        profile: 1,
      });
    },
  );

  it('allows another try after a wrong code, without another login', async () => {
    const account = withMfa();
    const state = await begin(kai, account);
    const right = under.codeOf(account);
    const wrong = right === '000000' ? '000001' : '000000';
    expect(await refusal(kai, withCode(state, wrong))).toEqual(WRONG_CODE);
    expect(await refusal(kai, withCode(state, `${right}0`))).toEqual(WRONG_CODE);
    expect((await connect(kai, withCode(state, ` ${right} `))).status).toBe(200);
    expect(under.garmin.counts.of('login')).toBe(1);
  });

  it('asks for the code when it is missing', async () => {
    const state = await begin(kai, withMfa());
    expect(await refusal(kai, withCode(state, ' '))).toEqual([
      400,
      'Please enter the code that Garmin sent you',
    ]);
    expect(under.garmin.counts.of('mfa')).toBe(0);
  });

  it('belongs to one person and one login, and is used once', async () => {
    const account = withMfa();
    const first = await begin(kai, account);
    const firstCode = under.codeOf(account);
    expect(await refusal(lani, withCode(first, firstCode))).toEqual(EXPIRED);
    const second = await begin(kai, account);
    expect(await refusal(kai, withCode(first, firstCode))).toEqual(EXPIRED);
    expect(await refusal(kai, withCode(second, firstCode))).toEqual(WRONG_CODE);
    const code = under.codeOf(account);
    expect((await connect(kai, withCode(second, code))).status).toBe(200);
    expect(await refusal(kai, withCode(second, code))).toEqual(EXPIRED);
    expect(await refusal(kai, withCode('made-up', code))).toEqual(EXPIRED);
    expect(under.garmin.counts.of('mfa')).toBe(2);
  });

  it('ends after 10 minutes', async () => {
    const account = withMfa();
    await under.app.database.query('DELETE FROM connections.pending_sign_ins');
    const state = await begin(kai, account);
    const rows = await under.app.database.query<{ seconds: number }>(
      `UPDATE connections.pending_sign_ins SET expires_at = expires_at - interval '10 minutes'
       RETURNING extract(epoch FROM expires_at - now())::float AS seconds`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.seconds).toBeLessThanOrEqual(0);
    expect(await refusal(kai, withCode(state, under.codeOf(account)))).toEqual(EXPIRED);
  });

  it.each([
    ['an error of the server', FAULTS.status(500)],
    ['a page', SSO_FAULTS.challengeWith200],
    ['a cut answer', FAULTS.cut],
    ['no answer', FAULTS.refused],
  ])('survives %s to the code', async (_, fault) => {
    const account = withMfa();
    const state = await begin(kai, account);
    const isUsedUp = fault.kind === 'cut';
    under.garmin.faults.next('mfa', fault);
    expect(await refusal(kai, withCode(state, under.codeOf(account)))).toEqual(NO_LOGIN);
    if (isUsedUp) return;
    expect((await connect(kai, withCode(state, under.codeOf(account)))).status).toBe(200);
    expect(under.garmin.counts.of('login')).toBe(1);
  });

  it('starts anew when Garmin accepted the code and gave no tokens', async () => {
    const account = withMfa();
    const state = await begin(kai, account);
    under.garmin.faults.next('ticketExchange', FAULTS.status(500));
    expect(await refusal(kai, withCode(state, under.codeOf(account)))).toEqual(NO_LOGIN);
    expect(await refusal(kai, withCode(state, under.codeOf(account)))).toEqual(EXPIRED);
    expect(under.garmin.counts.of('mfa')).toBe(1);
    expect((await statusOf(kai)).is_connected).toBe(false);
  });

  it('reports a CAPTCHA as something to do at Garmin', async () => {
    const account = withMfa();
    const state = await begin(kai, account);
    under.garmin.faults.next('mfa', SSO_FAULTS.captcha);
    expect(await refusal(kai, withCode(state, under.codeOf(account)))).toEqual(BLOCKED);
  });
});

describe('a 429 of Garmin', () => {
  const TOO_MANY = [429, expect.stringMatching(/^Garmin limits requests right now\. .* 1(20|19) minutes/)];

  it.each<[string, GarminAction, Fault]>([
    ['the first page', 'signInPage', SSO_FAULTS.tooManyAsStatus],
    ['the login, by status', 'login', SSO_FAULTS.tooManyAsStatus],
    ['the login, in the body', 'login', SSO_FAULTS.tooManyAsJson],
    ['the tokens', 'ticketExchange', SSO_FAULTS.tooManyAsStatus],
    ['the profile', 'profile', SSO_FAULTS.tooManyAsStatus],
  ])('to %s pauses the account for two hours without a further request', async (_, action, fault) => {
    const account = under.garmin.world.addAccount();
    under.garmin.faults.next(action, fault);
    const answer = await connect(kai, login(account));
    expect(Number(answer.headers.get('retry-after'))).toBe(7200);
    expect(await refusalOf(answer)).toEqual(TOO_MANY);
    expect(under.garmin.counts.of(action)).toBe(1);
    const before = under.garmin.counts.all();
    const spelled = { email: ` ${account.email.toUpperCase()}`, password: account.password };
    expect(await refusal(kai, login(account))).toEqual(TOO_MANY);
    expect(await refusal(lani, login(spelled))).toEqual(TOO_MANY);
    expect(under.garmin.counts.all()).toEqual(before);
    expect((await connect(lani, login(under.garmin.world.addAccount()))).status).toBe(200);
  });

  it('to the code pauses the account and keeps the login', async () => {
    const account = under.garmin.world.addAccount({ mfa: { method: 'email' } });
    const state = await begin(kai, account);
    under.garmin.faults.next('mfa', SSO_FAULTS.tooManyAsJson);
    const code = withCode(state, under.codeOf(account));
    expect(await refusal(kai, code)).toEqual(TOO_MANY);
    expect(await refusal(kai, code)).toEqual(TOO_MANY);
    expect(under.garmin.counts.of('mfa')).toBe(1);
    await under.app.database.query('DELETE FROM connections.pauses');
    expect((await connect(kai, code)).status).toBe(200);
  });

  it('that asks for a longer pause gets it', async () => {
    const account = under.garmin.world.addAccount();
    under.garmin.faults.next('login', FAULTS.status(429, { 'retry-after': '90000' }));
    const answer = await connect(kai, login(account));
    expect(answer.headers.get('retry-after')).toBe('90000');
  });

  it('ends with the pause', async () => {
    const account = under.garmin.world.addAccount();
    under.garmin.faults.next('login', SSO_FAULTS.tooManyAsStatus);
    expect(await refusal(kai, login(account))).toEqual(TOO_MANY);
    await under.app.database.query("UPDATE connections.pauses SET until = now() - interval '1 second'");
    expect((await connect(kai, login(account))).status).toBe(200);
  });

  it('of a real throttle is met once', async () => {
    const account = under.garmin.world.addAccount();
    under.garmin.throttle.exhaust('GCM_IOS_DARK', account.email);
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await refusal(kai, login(account))).toEqual(TOO_MANY);
    }
    expect(under.garmin.counts.of('login')).toBe(1);
  });
});

describe('Garmin in other moods', () => {
  it.each([SSO_FAULTS.code427AsStatus, SSO_FAULTS.code427AsJson])(
    'gets the other client id after a 427, once',
    async (fault) => {
      under.garmin.faults.next('login', fault);
      expect((await connect(kai, login(under.garmin.world.addAccount()))).status).toBe(200);
      expect(under.garmin.counts.of('login')).toBe(2);
      under.garmin.counts.reset();
      under.garmin.faults.always('login', fault);
      expect(await refusal(kai, login(under.garmin.world.addAccount()))).toEqual(NO_LOGIN);
      expect(under.garmin.counts.of('login')).toBe(2);
    },
  );

  it.each([
    { type: 'CAPTCHA_REQUIRED' },
    { type: 'ACCOUNT_LOCKED', status: 403 },
    { type: 'PASSWORD_RESET_REQUIRED' },
    { type: 'CONSENT_REQUIRED' },
    { type: 'MAX_LOGINS_REACHED', status: 401 },
    { type: 'NEVER_SEEN_BEFORE' },
  ])('asks for something on its own site: $type', async (trouble) => {
    const account = under.garmin.world.addAccount({ trouble });
    expect(await refusal(kai, login(account))).toEqual(BLOCKED);
    expect(under.garmin.counts.all()).toEqual({ signInPage: 1, login: 1 });
  });

  it.each<[string, GarminAction, Fault]>([
    ['a challenge with 200 for the login', 'login', SSO_FAULTS.challengeWith200],
    ['a challenge with 403 for the login', 'login', SSO_FAULTS.challengeWith403],
    ['a challenge with 403 for the first page', 'signInPage', SSO_FAULTS.challengeWith403],
    ['an error for the login', 'login', FAULTS.status(503)],
    ['plain text for the login', 'login', FAULTS.notJson],
    ['a cut answer to the login', 'login', FAULTS.cut],
    ['no answer to the login', 'login', FAULTS.lost],
    ['an error for the tokens', 'ticketExchange', FAULTS.status(500)],
    ['a page for the tokens', 'ticketExchange', FAULTS.page()],
    ['a cut answer with tokens', 'ticketExchange', FAULTS.cut],
    ['an error for the profile', 'profile', FAULTS.status(502)],
    ['a page for the profile', 'profile', FAULTS.page()],
  ])('answers with %s: one try, nothing stored', async (_, action, fault) => {
    under.garmin.faults.always(action, fault);
    const answer = await connect(kai, login(under.garmin.world.addAccount()));
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(await refusalOf(answer)).toEqual(NO_LOGIN);
    expect(under.garmin.counts.of(action)).toBe(1);
    expect(under.garmin.counts.of('login')).toBeLessThanOrEqual(1);
    expect(await statusOf(kai)).toMatchObject({ is_connected: false, needs_reconnect: false });
  });

  it.each([400, 401] as const)(
    'knows only an older client id for tokens, and answers %i to others',
    async (status) => {
      const { state, counts, world } = under.garmin;
      const known = state.diClients;
      state.diClients = new Set(['GARMIN_CONNECT_MOBILE_ANDROID_DI']);
      state.unknownDiClientStatus = status;
      await connect(kai, login(world.addAccount()));
      expect(counts.of('ticketExchange')).toBe(3);
      state.tokens.expireAccessTokens();
      await syncGarmin(kai);
      expect(counts.of('refresh')).toBe(1);
      state.diClients = new Set();
      counts.reset();
      expect(await refusal(kai, login(world.addAccount()))).toEqual(NO_LOGIN);
      expect(counts.of('ticketExchange')).toBe(4);
      state.diClients = known;
    },
  );

  it('issues a token that is not active, which is not stored', async () => {
    under.garmin.state.tokens.nextNotActive = 1;
    expect(await refusal(kai, login(under.garmin.world.addAccount()))).toEqual(NO_LOGIN);
    expect(await statusOf(kai)).toMatchObject({ is_connected: false, needs_reconnect: false });
  });
});

/** A whole ticket, as the stand-in writes it: its end alone occurs in sealed text by chance. */
const SERVICE_TICKET = /(ST-\d+|TGT)-[\w-]{20,}-sso/;

describe('what is kept of a login', () => {
  it('contains neither password, email, code, cookie nor token in plain text', async () => {
    const account = under.garmin.world.addAccount({ mfa: { method: 'email' }, password: 'SecretWax-77' });
    const state = await begin(kai, account);
    const everything = async () =>
      JSON.stringify(
        await Promise.all(
          [
            'connections.credentials',
            'connections.pending_sign_ins',
            'connections.pauses',
            'eventlog.events',
          ].map(async (table) => under.app.database.query(`SELECT t::text FROM ${table} t`)),
        ),
      );
    const pending = await everything();
    under.garmin.faults.next('mfa', FAULTS.status(500));
    await connect(kai, withCode(state, under.codeOf(account), account));
    const code = under.codeOf(account);
    await kai.json('POST', '/connect/garmin', withCode(state, code, account));
    const kept = pending + (await everything());
    const written = under.log.join('');
    for (const secret of [account.password, account.email, state, 'SESSION', JWT_HEADER]) {
      expect([secret, kept.includes(secret)]).toEqual([secret, false]);
      expect([secret, written.includes(secret)]).toEqual([secret, false]);
    }
    expect(kept).not.toMatch(SERVICE_TICKET);
    expect(written).not.toMatch(SERVICE_TICKET);
    expect(written).toContain('answered 500');
    expect(written).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});

describe('an installation', () => {
  it('limits attempts by person and by Garmin account', async () => {
    const strict = await startBeside(under.app, { guessLimitFactor: 1, logLevel: 'error' });
    try {
      under.garmin.throttle.triesPerHour = 1_000;
      const { email } = under.garmin.world.addAccount();
      const [moe, noa] = [await under.join(), await under.join()];
      const attempt = ({ token }: Person) =>
        refusal(new Person(strict, token), login({ email, password: 'guess' }));
      for (let count = 0; count < 10; count++) expect(await attempt(moe)).toEqual(BAD_CREDENTIALS);
      const tooMany = [429, 'Too many attempts. Please try again later.'];
      expect(await attempt(moe)).toEqual(tooMany);
      expect(await attempt(noa)).toEqual(tooMany);
      expect(under.garmin.counts.of('login')).toBe(10);
    } finally {
      await strict.stop();
    }
  });

  it('that does not offer Garmin connects nobody', async () => {
    jest.replaceProperty(under.app.config, 'connections', []);
    expect(await refusal(kai, login(under.garmin.world.addAccount()))).toEqual([
      404,
      'Garmin sync is not available on this site',
    ]);
    expect(await statusOf(kai)).toMatchObject({ is_connected: false, offered: false });
    expect(under.garmin.counts.all()).toEqual({});
  });

  it('presents the client that GARMIN_CLIENT names', async () => {
    const { config } = under.app;
    jest.replaceProperty(config, 'garmin', { ...config.garmin, client: 'android' });
    jest.replaceProperty(
      under.garmin.state,
      'services',
      new Map([['GCM_ANDROID_DARK', 'https://mobile.integration.garmin.com/gcm/android']]),
    );
    expect((await connect(kai, login(under.garmin.world.addAccount()))).status).toBe(200);
    expect(under.garmin.counts.of('login')).toBe(1);
  });
});
