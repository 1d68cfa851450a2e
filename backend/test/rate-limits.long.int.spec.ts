import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, mailedLink, type Person, visitor } from './person.ts';
import { ROUTES } from './security/routes.ts';

let app: AppUnderTest;
let behindProxy: AppUnderTest;

beforeAll(async () => {
  app = await startApp({ GUESS_LIMIT_FACTOR: '1' });
  behindProxy = await startApp({ GUESS_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' });
});
afterAll(async () => {
  await app.stop();
  await behindProxy.stop();
});

interface LimitedRoute {
  readonly path: string;
  readonly body: (attempt: number) => unknown;
  /** Attempts allowed before the first 429. */
  readonly allowed: number;
}

const password = 'wrong password';
const browser_secret = 'a'.repeat(43);
const limitedRoutes: readonly LimitedRoute[] = [
  { path: '/token', body: () => ({ username: 'one@surf.example', password }), allowed: 10 },
  { path: '/token', body: (n) => ({ username: `many-${n}@surf.example`, password }), allowed: 89 },
  { path: '/request-password-reset', body: () => 'one@surf.example', allowed: 5 },
  { path: '/request-password-reset', body: (n) => `many-${n}@surf.example`, allowed: 14 },
  { path: '/register', body: () => ({ email: 'not an address', password: 'short' }), allowed: Infinity },
  { path: '/register', body: () => ({ email: 'one@surf.example', password }), allowed: 5 },
  { path: '/register', body: (n) => ({ email: `new-${n}@surf.example`, password }), allowed: 14 },
  {
    path: '/resend-verification',
    body: () => ({ email: 'resend@surf.example', browser_secret }),
    allowed: 5,
  },
  {
    path: '/resend-verification',
    body: (n) => ({ email: `resend-${n}@surf.example`, browser_secret }),
    allowed: 14,
  },
  { path: '/login/google', body: () => ({ credential: 'x.y.z' }), allowed: 60 },
  { path: '/login/oidc/start', body: () => undefined, allowed: 60 },
  { path: '/login/oidc', body: () => ({ code: 'nothing', state: 'nothing' }), allowed: 60 },
  { path: '/reset-password', body: (n) => ({ token: `guess-${n}`, new_password: password }), allowed: 60 },
  { path: '/login/link', body: (n) => ({ token: `guess-${n}`, browser_secret }), allowed: 0 },
];

/** Number of attempts answered before the first 429. */
async function attemptsAllowed(send: (attempt: number) => Promise<Response>, most: number): Promise<number> {
  for (let attempt = 0; attempt < most; attempt++) {
    const answer = await send(attempt);
    if (answer.status !== 429) continue;
    expect(((await answer.json()) as { detail: string }).detail).toBe(
      'Too many attempts. Please try again later.',
    );
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    return attempt;
  }
  return Infinity;
}
const spoofed = (attempt: number) => ({
  'x-forwarded-for': `203.0.113.${attempt}, 198.51.100.${attempt}`,
  forwarded: `for=203.0.113.${attempt}`,
  'x-real-ip': `203.0.113.${attempt}`,
});

describe('rate limits', () => {
  it('cover every public route that accepts a body', () => {
    const open = ROUTES.filter(({ access, route }) => access === 'everybody' && !route.startsWith('GET'));
    expect(new Set(limitedRoutes.map(({ path }) => `POST /api${path}`))).toEqual(
      new Set(open.map(({ route }) => route)),
    );
  });

  it.each(limitedRoutes)(
    'answer 429 after the limit despite spoofed forwarding headers: $path ($allowed)',
    async (route) => {
      const send = (n: number) => visitor(app).call('POST', route.path, route.body(n), spoofed(n));
      expect(await attemptsAllowed(send, 110)).toBe(route.allowed);
    },
  );

  it('are shared by /verify-email, /reset-password and /login/link', async () => {
    const send = (n: number) => visitor(app).call('GET', `/verify-email/guess-${n}`, undefined, spoofed(n));
    expect(await attemptsAllowed(send, 5)).toBe(0);
  });
});

describe('rate limits behind trusted proxies', () => {
  it('count the address the proxies saw, not addresses a client put before it', async () => {
    const reset = (n: number, claimed: string) =>
      visitor(behindProxy).call('POST', '/request-password-reset', `of-${n}@surf.example`, {
        'x-forwarded-for': claimed,
      });
    expect(await attemptsAllowed((n) => reset(n, `203.0.113.${n}, 198.51.100.7, 10.0.0.3`), 30)).toBe(20);
    expect((await reset(100, '198.51.100.8')).status).toBe(200);
  });

  it('stop password changes of one account, even with the right password', async () => {
    const kai: Person = await join(behindProxy, 'kai@limits.example');
    const change = (current_password: string) =>
      kai.call('POST', '/users/me/change-password', { current_password, new_password: 'another horse' });
    expect(await attemptsAllowed(() => change('wrong password'), 20)).toBe(10);
    expect((await change('correct horse')).status).toBe(429);
  });
});

describe('rate limits per mailbox', () => {
  it('bound the mails sent to it, across networks and spellings of the email', async () => {
    const spellings = ['flood@gmail.com', 'f.lood@gmail.com', 'FLOOD+1@gmail.com', 'flood+x@googlemail.com'];
    const register = (n: number) =>
      visitor(behindProxy).call(
        'POST',
        '/register',
        { email: spellings[n % spellings.length], password },
        { 'x-forwarded-for': `203.0.113.${n}` },
      );
    // One network may use a third of the limit, so that one stranger cannot lock the owner out.
    expect(await attemptsAllowed(() => register(0), 10)).toBe(5);
    expect(await attemptsAllowed((n) => register(n + 1), 20)).toBe(10);
    expect((await register(100)).status).toBe(429);
    const toMailbox = behindProxy.mailer.mails.filter(({ to }) => /flood/i.test(to));
    expect(toMailbox.length).toBeLessThanOrEqual(15);
  });

  it('are the same with and without an account', async () => {
    await join(behindProxy, 'known@limits.example');
    const register = (email: string) => (n: number) =>
      visitor(behindProxy).call(
        'POST',
        '/register',
        { email, password },
        { 'x-forwarded-for': `192.0.2.${n}` },
      );
    // One attempt was used when the owner registered.
    expect(await attemptsAllowed(register('known@limits.example'), 20)).toBe(14);
    expect(await attemptsAllowed(register('unknown@limits.example'), 20)).toBe(15);
  });
});

describe('rate limits of login', () => {
  const email = 'lani@limits.example';
  const password = 'correct horse';
  /** A request from this address, as the trusted proxy reports it. */
  const from = (address: string, path: string, body: unknown) =>
    visitor(behindProxy).call('POST', path, body, { 'x-forwarded-for': address });
  const logIn = async (address: string, tried = password) =>
    (await from(address, '/token', { username: email, password: tried })).status;

  it('apply per network, then everywhere, but not in networks where the owner logged in before', async () => {
    await join(behindProxy, email, password);
    const home = '198.51.100.20';
    expect(await logIn(home)).toBe(200);
    expect(
      await attemptsAllowed(() => from('203.0.113.1', '/token', { username: email, password: '-' }), 20),
    ).toBe(10);
    expect(await logIn('203.0.113.1')).toBe(429);
    expect(await logIn('203.0.113.2')).toBe(200);

    const fromManyNetworks = (n: number) =>
      from(`203.0.113.${3 + Math.floor(n / 9)}`, '/token', { username: email, password: '-' });
    expect(await attemptsAllowed(fromManyNetworks, 110)).toBe(90);
    expect(await logIn('203.0.113.200')).toBe(429);
    expect(await logIn(home)).toBe(200);
    expect(await logIn('203.0.113.2')).toBe(200);
  });

  it('are lifted for the network in which the owner resets the password by mail', async () => {
    const away = '198.51.100.99';
    expect(await logIn(away)).toBe(429);
    const before = behindProxy.mailer.mails.length;
    await from(away, '/request-password-reset', email);
    const link = await mailedLink(behindProxy, email, '/reset-password', before);
    const token = link.searchParams.get('token');
    expect((await from(away, '/reset-password', { token, new_password: 'another horse' })).status).toBe(200);
    expect(await logIn(away, 'another horse')).toBe(200);
  });

  it('apply to unknown emails in the same way', async () => {
    const fromManyNetworks = (n: number) =>
      from(`192.0.2.${Math.floor(n / 9)}`, '/token', { username: 'nobody@limits.example', password: '-' });
    expect(await attemptsAllowed(fromManyNetworks, 110)).toBe(100);
  });

  it('count an IPv6 /64 network as one caller', async () => {
    const send = (n: number) =>
      from(`2001:db8:0:1::${(n + 1).toString(16)}`, '/request-password-reset', `six-${n}@limits.example`);
    expect(await attemptsAllowed(send, 30)).toBe(20);
    expect((await from('2001:db8:0:2::1', '/request-password-reset', 'six@limits.example')).status).toBe(200);
  });

  it('store networks as keyed hashes only', async () => {
    const rows = await behindProxy.database.query<{ row: string }>(
      'SELECT f::text AS row FROM identity.familiar_networks f',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes('198.51') || row.includes('203.0'))).toEqual([]);
  });
});
