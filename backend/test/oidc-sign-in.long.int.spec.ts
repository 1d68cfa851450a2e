import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { FAULTS } from '../../scripts/stand-ins/http/faults.ts';
import { json } from '../../scripts/stand-ins/http/reply.ts';
import type { OidcPerson } from '../../scripts/stand-ins/oidc/issuer.ts';
import { type OidcStandIn, startOidcStandIn } from '../../scripts/stand-ins/oidc/start-oidc.ts';
import { createAccount } from '../src/command-line/admin.ts';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { join, Person, type Refusal, refusalOf, visitor } from './person.ts';

let house: OidcStandIn;
let app: AppUnderTest;
const log: string[] = [];
const password = 'correct horse';
const FAILED: Refusal = [401, 'Failed to log in with House. Please try again.'];
const TAKEN: Refusal = [409, 'An account with this email already exists. Please log in with your password.'];
const UNREACHABLE: Refusal = [503, 'House could not be reached. Please try again.'];

beforeAll(async () => {
  house = await startOidcStandIn();
  const settings = { ...house.settings, OIDC_NAME: 'House', OIDC_ADMIN_GROUP: 'admins' };
  app = await startApp({ ...settings, PUBLIC_URL: 'http://127.0.0.1:3000', LOG_LEVEL: 'debug' }, undefined, {
    write: (line) => void log.push(line),
  });
});
afterAll(async () => {
  await app.stop();
  await house.stop();
});
afterEach(() => {
  house.faults.clear();
  house.issuer.skewSeconds = 0;
  house.issuer.claimsInIdToken = true;
  house.issuer.tamper = (claims) => claims;
  house.issuer.forgedKey = undefined;
});

interface Begun {
  readonly loginUrl: string;
  readonly cookie: string;
}

async function begin(served: AppUnderTest = app): Promise<Begun> {
  const answer = await visitor(served).call('POST', '/login/oidc/start');
  const { login_url } = (await answer.json()) as { login_url: string };
  return { loginUrl: login_url, cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
}

/** Logs the person in at the provider; the app gets what their browser comes back with. */
async function comeBack({ loginUrl }: Begun, person: OidcPerson) {
  house.issuer.people = [person];
  return Object.fromEntries((await house.login(loginUrl, person.sub)).searchParams);
}

const finish = ({ cookie }: Begun, answer: object, served: AppUnderTest = app) =>
  visitor(served).call('POST', '/login/oidc', answer, { cookie });

async function logIn(person: OidcPerson, served: AppUnderTest = app): Promise<Response> {
  const begun = await begin(served);
  return finish(begun, await comeBack(begun, person), served);
}

async function loggedIn(person: OidcPerson): Promise<Person> {
  const answer = await logIn(person);
  const { access_token } = (await answer.json()) as { access_token: string };
  expect(answer.status).toBe(200);
  return new Person(app, access_token);
}
const refused = async (person: OidcPerson) => refusalOf(await logIn(person));
const person = (sub: string, more: Partial<OidcPerson> = {}): OidcPerson => ({
  sub,
  email: `${sub}@house.example`,
  email_verified: true,
  ...more,
});

describe('a login with the identity provider', () => {
  const kai = person('kai', { groups: ['surfers'] });

  it('opens an account once, and finds it by issuer and subject when the email changes', async () => {
    const first = await loggedIn(kai);
    expect(await first.json('GET', '/users/me')).toMatchObject({
      email: 'kai@house.example',
      email_verified: true,
      auth_provider: 'oidc',
      identity_providers: ['oidc'],
      is_admin: false,
    });
    await first.json('POST', '/users/me/update-username', { username: 'kai_h' });
    const moved = await loggedIn({ ...kai, email: 'kai.moved@house.example' });
    expect(await moved.json('GET', '/users/me')).toMatchObject({ username: 'kai_h' });
  });

  it('asks the provider with state, nonce and PKCE, and keeps them in a cookie of this browser', async () => {
    const answer = await visitor(app).call('POST', '/login/oidc/start');
    const { login_url } = (await answer.json()) as { login_url: string };
    const query = new URL(login_url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: 'rideline',
      redirect_uri: 'http://127.0.0.1:3000/login/oidc',
      response_type: 'code',
      scope: 'openid email profile groups',
      code_challenge_method: 'S256',
    });
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(answer.headers.get('set-cookie')).toMatch(
      new RegExp(
        `^oidc_login=${query.get('state')}\\.${query.get('nonce')}\\.[\\w-]{43}; Max-Age=600; Path=/api/login/oidc; HttpOnly; SameSite=Lax$`,
      ),
    );
  });

  it('takes the email and the groups from the userinfo endpoint where the ID token has none', async () => {
    house.issuer.claimsInIdToken = false;
    const lani = await loggedIn(person('lani', { groups: ['admins'] }));
    expect(await lani.json('GET', '/users/me')).toMatchObject({
      email: 'lani@house.example',
      is_admin: true,
    });
  });

  it('is recorded with a sealed subject', async () => {
    const moana = await loggedIn(person('moana'));
    const [row] = await app.database.query<{ user_id: string }>(
      "SELECT user_id FROM identity.provider_claims WHERE subject = 'moana'",
    );
    const stream = `account-${row!.user_id}`;
    const events = await app.app.get<EventStore>(EVENT_STORE).readStream(stream);
    const linked = events.find(({ type }) => type === 'OidcLinked');
    expect(linked).toMatchObject({ data: { issuer: house.settings.OIDC_ISSUER, emailVerified: true } });
    expect(JSON.stringify(events.map(({ data }) => data))).not.toContain('moana');
    expect((await moana.call('POST', '/users/me/delete-account', {})).status).toBe(204);
    const rows = await app.database.query('SELECT FROM identity.provider_claims WHERE user_id = $1', [
      row!.user_id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('the email of the provider', () => {
  it('joins an existing account only when the provider has verified it', async () => {
    const email = 'tama@surf.example';
    const tama = await join(app, email, password);
    for (const email_verified of [undefined, false]) {
      expect(await refused(person('tama', { email, email_verified }))).toEqual(TAKEN);
    }
    expect(await tama.json('GET', '/users/me')).toMatchObject({ auth_provider: 'email' });
    const joined = await loggedIn(person('tama', { email }));
    expect(await joined.json('GET', '/users/me')).toMatchObject({ auth_provider: 'both' });
  });

  it('is not taken from its owner by an account that opens without a verified one', async () => {
    const email = 'hoku@surf.example';
    const stranger = await loggedIn(person('stranger', { email, email_verified: false }));
    expect(await stranger.json('GET', '/users/me')).toMatchObject({ email, email_verified: false });
    expect(await stranger.refusal('POST', '/users/me/setup-password', { new_password: password })).toEqual([
      409,
      'A password needs a verified email',
    ]);
    const owner = await join(app, email, password);
    await owner.json('POST', '/users/me/update-username', { username: 'hoku' });
    const again = await loggedIn(person('stranger', { email, email_verified: false }));
    expect(await again.json('GET', '/users/me')).toMatchObject({ username: null });
    expect(await stranger.json('GET', '/users/me')).toMatchObject({ email_verified: false });
  });

  it('is needed', async () => {
    expect(await refused({ sub: 'nameless' })).toEqual([
      401,
      'House did not send an email address, which an account here needs.',
    ]);
  });
});

describe('a login that is refused', () => {
  const eve = person('eve');

  it('of a browser that began none, or another one', async () => {
    const elsewhere = [
      400,
      'This login was started in another browser or too long ago. Please log in again.',
    ];
    const begun = await begin();
    const answer = await comeBack(begun, eve);
    const other = await begin();
    expect(await visitor(app).refusal('POST', '/login/oidc', answer)).toEqual(elsewhere);
    expect(await refusalOf(await finish(other, answer))).toEqual(elsewhere);
  });

  it('of a used code, of one for another login, and of another issuer', async () => {
    const begun = await begin();
    const answer = await comeBack(begun, eve);
    expect((await finish(begun, answer)).status).toBe(200);
    expect(await refusalOf(await finish(begun, answer))).toEqual(FAILED);

    const mine = await begin();
    const { code } = await comeBack(await begin(), eve);
    expect(await refusalOf(await finish(mine, { ...(await comeBack(mine, eve)), code }))).toEqual(FAILED);
    const mixed = { ...(await comeBack(mine, eve)), iss: 'https://other.example' };
    expect(await refusalOf(await finish(mine, mixed))).toEqual(FAILED);
  });

  it('of an ID token that is not for this login', async () => {
    const past = house.issuer.now() - 3_600;
    const tampered: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      'other nonce': { nonce: 'another' },
      'no nonce': { nonce: undefined },
      'other audience': { aud: 'another-client' },
      'other issuer': { iss: 'https://other.example' },
      'no subject': { sub: undefined },
      expired: { iat: past, exp: past + 60 },
    };
    for (const [name, claims] of Object.entries(tampered)) {
      house.issuer.tamper = (genuine) => ({ ...genuine, ...claims });
      expect([name, ...(await refused(eve))]).toEqual([name, ...FAILED]);
    }
    house.issuer.tamper = (claims) => claims;
    house.issuer.forgedKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    expect(await refused(eve)).toEqual(FAILED);
  });

  it('of an answer of the userinfo endpoint about somebody else', async () => {
    house.issuer.claimsInIdToken = false;
    const email = 'kai@house.example';
    house.faults.next('userinfo', {
      kind: 'reply',
      reply: json(200, { sub: 'kai', email, email_verified: true }),
    });
    expect(await refused(eve)).toEqual(FAILED);
  });
});

describe('the provider', () => {
  const kai = person('kai');

  it('can replace its key between two logins', async () => {
    await loggedIn(kai);
    house.issuer.rotateKey();
    await loggedIn(kai);
  });

  it('can have a clock that is 25 seconds off, and not a minute', async () => {
    const shift = (seconds: number) => {
      house.issuer.tamper = ({ iat, ...claims }) => {
        const now = Number(iat) + seconds;
        return { ...claims, iat: now, nbf: now, exp: now + 1 };
      };
    };
    for (const seconds of [25, -25]) {
      shift(seconds);
      await loggedIn(kai);
    }
    for (const seconds of [60, -60]) {
      shift(seconds);
      expect(await refused(kai)).toEqual(FAILED);
    }
  });

  it('is missed with a sentence, and asked again at the next login', async () => {
    for (const action of ['keys', 'token'] as const) {
      house.faults.next(action, FAULTS.status(503));
      expect(await refused(kai)).toEqual(UNREACHABLE);
    }
    house.faults.next('token', FAULTS.refused);
    expect(await refused(kai)).toEqual(UNREACHABLE);
    await loggedIn(kai);
  });

  it('finds no secret of a login in the log', () => {
    const text = log.join('');
    expect(text).toContain('A login with House failed: invalid_grant');
    expect(text).not.toContain(house.issuer.client.secret);
    expect(text).not.toMatch(/oidc_login=[\w-]{43}|eyJ[\w-]+\.eyJ/);
  });
});

describe('settings', () => {
  const served = async (settings: Record<string, string>, use: (other: AppUnderTest) => Promise<void>) => {
    const other = await startApp({ ...house.settings, PUBLIC_URL: 'http://127.0.0.1:3000', ...settings });
    try {
      await use(other);
    } finally {
      await other.stop();
    }
  };

  it('with another secret start the app, log nobody in and say why in the log only', () =>
    served({ OIDC_CLIENT_SECRET: 'another' }, async (other) => {
      expect(await visitor(other).json('GET', '/site')).toMatchObject({ oidc_name: 'single sign-on' });
      expect(await refusalOf(await logIn(person('kai'), other))).toEqual([
        401,
        'Failed to log in with single sign-on. Please try again.',
      ]);
    }));

  it('with an issuer that is away start the app, whose other doors are open', () =>
    served({ OIDC_ISSUER: 'http://127.0.0.1:9/' }, async (other) => {
      await join(other, 'kai@surf.example', password);
      expect(await visitor(other).refusal('POST', '/login/oidc/start')).toEqual([
        503,
        'single sign-on could not be reached. Please try again.',
      ]);
    }));

  it('of a closed site let in who has an account, and nobody else', () =>
    served({ REGISTRATION: 'closed', OIDC_ISSUER: `${house.settings.OIDC_ISSUER}/` }, async (other) => {
      expect(await refusalOf(await logIn(person('kai'), other))).toEqual([
        403,
        'This site does not take new accounts.',
      ]);
      expect(await other.database.query('SELECT FROM identity.provider_claims')).toHaveLength(0);
      const { signal } = new AbortController();
      await createAccount.run({ app: other.app, args: ['kai@house.example'], say: () => undefined, signal });
      expect((await logIn(person('kai'), other)).status).toBe(200);
    }));
});
