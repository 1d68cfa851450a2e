import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { GOOGLE_CLIENT_ID, GoogleStandIn } from './google-stand-in.ts';
import { join, mailedLink, Person, refusalOf, signIn, visitor } from './person.ts';

let google: GoogleStandIn;
let app: AppUnderTest;
const password = 'correct horse';

beforeAll(async () => {
  google = await GoogleStandIn.start();
  app = await startApp({ GOOGLE_CLIENT_ID, GOOGLE_JWKS_URL: google.keysUrl });
});
afterAll(async () => {
  await app.stop();
  await google.stop();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const signInWithGoogle = (credential: string) => visitor(app).call('POST', '/login/google', { credential });
async function signedInWithGoogle(claims: Readonly<Record<string, unknown>>): Promise<Person> {
  const answer = await signInWithGoogle(await google.credential(claims));
  const { access_token } = (await answer.json()) as { access_token: string };
  expect(answer.status).toBe(200);
  return new Person(app, access_token);
}
const refused = [401, 'Failed to log in with Google. Please try again.'];

describe('Google sign-in', () => {
  const claims = { sub: 'g-kai', email: 'kai@gmail.com' };

  it('creates an account once, and finds it by subject when the email changes', async () => {
    const first = await signedInWithGoogle(claims);
    expect(await first.json('GET', '/users/me')).toMatchObject({
      email: 'kai@gmail.com',
      auth_provider: 'google',
      email_verified: true,
    });
    await first.json('POST', '/users/me/update-username', { username: 'kai_g' });
    const moved = await signedInWithGoogle({ ...claims, email: 'kai.moved@gmail.com' });
    expect(await moved.json('GET', '/users/me')).toMatchObject({ username: 'kai_g' });
  });

  it('accepts the credential as a bare JSON string', async () => {
    const credential = await google.credential(claims);
    expect((await visitor(app).call('POST', '/login/google', credential)).status).toBe(200);
  });

  it('gives a new account in Portugal the time at the spot', async () => {
    const credential = await google.credential({ sub: 'g-ana', email: 'ana@gmail.com' });
    const body = { credential, time_zone: 'Europe/Lisbon' };
    const { access_token } = await visitor(app).json<{ access_token: string }>('POST', '/login/google', body);
    const preferences = await new Person(app, access_token).json('GET', '/users/me/preferences');
    expect(preferences).toMatchObject({ preferred_clock: 'spot' });
  });

  it('allows setting up a password, which then works for login too', async () => {
    const lani = await signedInWithGoogle({ sub: 'g-lani', email: 'lani@gmail.com' });
    expect((await lani.call('POST', '/users/me/setup-password', { new_password: password })).status).toBe(
      200,
    );
    expect(await lani.json('GET', '/users/me')).toMatchObject({ auth_provider: 'both' });
    expect((await signIn(app, 'lani@gmail.com', password)).status).toBe(200);
    expect(await lani.refusal('POST', '/users/me/setup-password', { new_password: password })).toEqual([
      409,
      'This account already has a password',
    ]);
  });

  it('refuses an invalid ID token', async () => {
    const foreign = await generateKeyPair('RS256');
    const past = Math.floor(Date.now() / 1_000) - 3_600;
    const bad: [string, string][] = [
      ['other audience', await google.credential({ ...claims, aud: 'other.apps.googleusercontent.com' })],
      ['other issuer', await google.credential({ ...claims, iss: 'https://accounts.example' })],
      ['expired', await google.credential({ ...claims, exp: past })],
      ['not yet valid', await google.credential({ ...claims, nbf: past + 7_200 })],
      ['without expiry', await google.credential({ ...claims, exp: undefined })],
      ['without a subject', await google.credential({ ...claims, sub: undefined })],
      ['without an email', await google.credential({ ...claims, email: undefined })],
      ['unknown key', await google.credential(claims, { kid: 'never-seen' })],
      ['signed with another key', await google.credential(claims, { key: foreign.privateKey })],
      ['unsigned', new UnsecuredJWT({ ...claims, aud: GOOGLE_CLIENT_ID }).setExpirationTime('1h').encode()],
      [
        'signed with a shared secret',
        await new SignJWT({ ...claims, aud: GOOGLE_CLIENT_ID, iss: 'https://accounts.google.com' })
          .setProtectedHeader({ alg: 'HS256', kid: 'first' })
          .setExpirationTime('1h')
          .sign(new TextEncoder().encode('the public key as a secret')),
      ],
      ['edited', edited(await google.credential(claims), { ...claims, sub: 'g-victim' })],
      ['garbage', 'x.y.z'],
    ];
    for (const [name, credential] of bad) {
      expect([name, ...(await refusalOf(await signInWithGoogle(credential)))]).toEqual([name, ...refused]);
    }
    for (const email_verified of [false, 'true', undefined]) {
      const credential = await google.credential({ sub: 'g-u', email: 'u@gmail.com', email_verified });
      expect(await refusalOf(await signInWithGoogle(credential))).toEqual(refused);
    }
  });

  it('accepts a key published after the first key set was loaded', async () => {
    await signedInWithGoogle(claims);
    await google.rotate('second');
    // The key set is not reloaded within 30 seconds.
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 31_000);
    await signedInWithGoogle(claims);
  });

  it('answers 503 with Retry-After when the key set cannot be loaded', async () => {
    google.status = 500;
    try {
      const now = Date.now;
      jest.spyOn(Date, 'now').mockImplementation(() => now() + 900_000);
      const answer = await signInWithGoogle(
        await google.credential({ ...claims, exp: Math.floor(Date.now() / 1_000) + 60 }),
      );
      expect(await refusalOf(answer)).toEqual([503, 'Google could not be reached. Please try again.']);
      expect(answer.headers.get('retry-after')).not.toBeNull();
    } finally {
      google.status = 200;
    }
  });
});

/**
 * Four of the five classes of pre-hijacking attacks of Sudhodanan and Paverd, 2022, and a race of two registrations. The
 * fifth class, an identity provider that verifies no email, is refused above as an invalid ID token.
 */
describe('account pre-hijacking', () => {
  it('classic-federated merge: Google sign-in discards the password of an unverified email', async () => {
    const email = 'merge@gmail.com';
    await visitor(app).json('POST', '/register', { email, password: 'attacker knows' });
    const link = await mailedLink(app, email, '/verify-email');
    const victim = await signedInWithGoogle({ sub: 'g-merge', email });
    expect(await victim.json('GET', '/users/me')).toMatchObject({ auth_provider: 'google' });
    expect((await signIn(app, email, 'attacker knows')).status).toBe(401);
    const late = await visitor(app).call('GET', `/verify-email/${link.searchParams.get('token')}`);
    expect(late.status).toBe(400);
    expect((await signIn(app, email, 'attacker knows')).status).toBe(401);
  });

  it('unexpired session: none exists before the email is verified, and a reset ends all', async () => {
    const email = 'session@surf.example';
    await visitor(app).json('POST', '/register', { email, password: 'attacker knows' });
    expect((await signIn(app, email, 'attacker knows')).status).toBe(401);
    const victim = await join(app, email, password);
    expect((await signIn(app, email, 'attacker knows')).status).toBe(401);
    await visitor(app).call('POST', '/request-password-reset', email);
    const token = (await mailedLink(app, email, '/reset-password')).searchParams.get('token');
    await visitor(app).json('POST', '/reset-password', { token, new_password: 'the owner again' });
    expect((await victim.call('GET', '/users/me')).status).toBe(401);
  });

  it('trojan identifier: a second Google account, or one whose mailbox is not at Google, is not linked', async () => {
    const email = 'trojan@surf.example';
    const victim = await join(app, email, password);
    const taken = 'An account with this email already exists. Please log in with your password.';
    expect(
      await refusalOf(await signInWithGoogle(await google.credential({ sub: 'g-trojan', email }))),
    ).toEqual([409, taken]);
    expect(await victim.json('GET', '/users/me')).toMatchObject({ auth_provider: 'email' });

    const owner = await signedInWithGoogle({ sub: 'g-owner', email: 'twice@gmail.com' });
    const second = await google.credential({ sub: 'g-second', email: 'twice@gmail.com' });
    expect(await refusalOf(await signInWithGoogle(second))).toEqual([409, taken]);
    expect(await owner.json('GET', '/users/me')).toMatchObject({ auth_provider: 'google' });
  });

  it('unexpired email change: the email cannot be changed, and verifying one registration voids the other links', async () => {
    const email = 'change@surf.example';
    const kai = await join(app, 'other-change@surf.example');
    for (const path of ['/users/me/update-username', '/users/me/update-preferences']) {
      expect((await kai.call('POST', path, { username: 'kai_c', email })).status).toBe(400);
    }
    await visitor(app).json('POST', '/register', { email, password: 'attacker knows' });
    const first = await mailedLink(app, email, '/verify-email');
    const before = app.mailer.mails.length;
    await visitor(app).json('POST', '/register', { email, password });
    await eventually(() => (app.mailer.mails.length > before ? true : undefined));
    const second = await mailedLink(app, email, '/verify-email', before);
    await visitor(app).json('GET', `/verify-email/${second.searchParams.get('token')}`);
    const late = await visitor(app).call('GET', `/verify-email/${first.searchParams.get('token')}`);
    expect(await refusalOf(late)).toEqual([400, 'This verification link is invalid or has expired.']);
    expect((await signIn(app, email, 'attacker knows')).status).toBe(401);
    expect((await signIn(app, email, password)).status).toBe(200);
  });

  it.each(['before', 'after'])(
    'owner registers %s the attacker: each link activates its own password',
    async (when) => {
      const email = `race-${when}@surf.example`;
      const register = async (chosen: string, userAgent: string) => {
        const sent = app.mailer.mails.length;
        await visitor(app).call(
          'POST',
          '/register',
          { email, password: chosen },
          { 'user-agent': userAgent },
        );
        return eventually(() => app.mailer.mails.slice(sent).find(({ to }) => to === email));
      };
      const owner = () => register(password, 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/144.0');
      const attacker = () => register('attacker knows', 'curl/8');
      const first = await (when === 'before' ? owner() : attacker());
      const second = await (when === 'before' ? attacker() : owner());
      const [owners, attackers] = when === 'before' ? [first, second] : [second, first];
      expect(owners.paragraphs.join(' ')).toMatch(
        /signed up with this address on \w+ \d+, \d{4}, .* PT \(Firefox on Linux, network 127\.0\.0\.x\)/,
      );
      expect(attackers.paragraphs.join(' ')).toContain('(an unknown program, network 127.0.0.x)');
      expect(second.paragraphs.join(' ')).toContain('registered more than once');

      const open = (mail: { link?: string }) =>
        visitor(app).call('GET', `/verify-email/${new URL(mail.link!).searchParams.get('token')}`);
      expect((await open(owners)).status).toBe(200);
      expect((await open(owners)).status).toBe(200);
      expect((await open(attackers)).status).toBe(400);
      expect((await signIn(app, email, password)).status).toBe(200);
      expect((await signIn(app, email, 'attacker knows')).status).toBe(401);
      const rows = await app.database.query(
        `SELECT FROM identity.pending_registrations JOIN identity.email_claims USING (user_id) WHERE email_key = $1`,
        [email],
      );
      expect(rows).toEqual([]);
    },
  );
});

/** Replaces the claims and keeps the signature. */
function edited(token: string, claims: object): string {
  const [header, , signature] = token.split('.');
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}
