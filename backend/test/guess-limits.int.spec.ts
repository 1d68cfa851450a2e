import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { ROUTES } from './security/routes.ts';
import { join, mailedLink, type Person, visitor } from './person.ts';

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

interface Door {
  readonly path: string;
  readonly body: (attempt: number) => unknown;
  /** Attempts allowed per address or account. */
  readonly opens: number;
}

const password = 'wrong password';
const doors: readonly Door[] = [
  { path: '/token', body: () => ({ username: 'one@surf.example', password }), opens: 10 },
  { path: '/token', body: (n) => ({ username: `many-${n}@surf.example`, password }), opens: 89 },
  { path: '/request-password-reset', body: () => 'one@surf.example', opens: 5 },
  { path: '/request-password-reset', body: (n) => `many-${n}@surf.example`, opens: 14 },
  { path: '/register', body: () => ({ email: 'not an address', password: 'short' }), opens: Infinity },
  { path: '/register', body: () => ({ email: 'one@surf.example', password }), opens: 5 },
  { path: '/register', body: (n) => ({ email: `new-${n}@surf.example`, password }), opens: 14 },
  { path: '/login/google', body: () => ({ credential: 'x.y.z' }), opens: 60 },
  { path: '/reset-password', body: (n) => ({ token: `guess-${n}`, new_password: password }), opens: 60 },
];

/** Attempts before the first 429, each with another spoofed address. */
async function triesUntilShut(knock: (attempt: number) => Promise<Response>, most: number): Promise<number> {
  for (let attempt = 0; attempt < most; attempt++) {
    const answer = await knock(attempt);
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

describe('a route with a rate limit for attempts', () => {
  it('is listed here if it is a public POST route', () => {
    const open = ROUTES.filter(({ access, route }) => access === 'everybody' && !route.startsWith('GET'));
    expect(new Set(doors.map(({ path }) => `POST /api${path}`))).toEqual(
      new Set(open.map(({ route }) => route)),
    );
  });

  it.each(doors)('answers 429 after $opens attempts with spoofed addresses: $path', async (door) => {
    const knock = (n: number) => visitor(app).call('POST', door.path, door.body(n), spoofed(n));
    expect(await triesUntilShut(knock, 110)).toBe(door.opens);
  });

  it('shares one limit for links of /verify-email and /reset-password', async () => {
    const knock = (n: number) => visitor(app).call('GET', `/verify-email/guess-${n}`, undefined, spoofed(n));
    expect(await triesUntilShut(knock, 5)).toBe(0);
  });
});

describe('rate limits behind trusted proxies', () => {
  it('count by the address that the proxy saw, not by spoofed ones', async () => {
    const reset = (n: number, claimed: string) =>
      visitor(behindProxy).call('POST', '/request-password-reset', `of-${n}@surf.example`, {
        'x-forwarded-for': claimed,
      });
    expect(await triesUntilShut((n) => reset(n, `203.0.113.${n}, 198.51.100.7, 10.0.0.3`), 30)).toBe(20);
    expect((await reset(100, '198.51.100.8')).status).toBe(200);
  });

  it('lock an account’s password change, even with the right password afterwards', async () => {
    const kai: Person = await join(behindProxy, 'kai@limits.example');
    const change = (current_password: string) =>
      kai.call('POST', '/users/me/change-password', { current_password, new_password: 'another horse' });
    expect(await triesUntilShut(() => change('wrong password'), 20)).toBe(10);
    expect((await change('correct horse')).status).toBe(429);
  });
});

describe('emails requested by strangers', () => {
  it('are limited per mailbox across client addresses and spellings', async () => {
    const spellings = ['flood@gmail.com', 'f.lood@gmail.com', 'FLOOD+1@gmail.com', 'flood+x@googlemail.com'];
    const register = (n: number) =>
      visitor(behindProxy).call(
        'POST',
        '/register',
        { email: spellings[n % spellings.length], password },
        { 'x-forwarded-for': `203.0.113.${n}` },
      );
    // One client address may use a third of the mailbox's limit, so that a stranger cannot block the owner.
    expect(await triesUntilShut(() => register(0), 10)).toBe(5);
    expect(await triesUntilShut((n) => register(n + 1), 20)).toBe(10);
    expect((await register(100)).status).toBe(429);
    const toMailbox = behindProxy.mailer.mails.filter(({ to }) => /flood/i.test(to));
    expect(toMailbox.length).toBeLessThanOrEqual(15);
  });

  it('get the same answer with and without an account', async () => {
    await join(behindProxy, 'known@limits.example');
    const register = (email: string) => (n: number) =>
      visitor(behindProxy).call(
        'POST',
        '/register',
        { email, password },
        { 'x-forwarded-for': `192.0.2.${n}` },
      );
    // The owner's registration counts as one.
    expect(await triesUntilShut(register('known@limits.example'), 20)).toBe(14);
    expect(await triesUntilShut(register('unknown@limits.example'), 20)).toBe(15);
  });
});

describe('guessing passwords of a known account', () => {
  const email = 'lani@limits.example';
  const password = 'correct horse';
  /** Signs in from this client address. */
  const from = (address: string, asking: string, body: unknown) =>
    visitor(behindProxy).call('POST', asking, body, { 'x-forwarded-for': address });
  const enter = async (address: string, tried = password, username = email) =>
    (await from(address, '/token', { username, password: tried })).status;

  it('locks the account for the address, then for all, except networks where the owner signed in', async () => {
    await join(behindProxy, email, password);
    const home = '198.51.100.20';
    expect(await enter(home)).toBe(200);
    expect(
      await triesUntilShut(() => from('203.0.113.1', '/token', { username: email, password: '-' }), 20),
    ).toBe(10);
    expect(await enter('203.0.113.1')).toBe(429);
    expect(await enter('203.0.113.2')).toBe(200);

    const wander = (n: number) =>
      from(`203.0.113.${3 + Math.floor(n / 9)}`, '/token', { username: email, password: '-' });
    expect(await triesUntilShut(wander, 110)).toBe(90);
    expect(await enter('203.0.113.200')).toBe(429);
    expect(await enter(home)).toBe(200);
    expect(await enter('203.0.113.2')).toBe(200);
  });

  it('does not block a login through an emailed link', async () => {
    const away = '198.51.100.99';
    expect(await enter(away)).toBe(429);
    const before = behindProxy.mailer.mails.length;
    await from(away, '/request-password-reset', email);
    const link = await mailedLink(behindProxy, email, '/reset-password', before);
    const token = link.searchParams.get('token');
    expect((await from(away, '/reset-password', { token, new_password: 'another horse' })).status).toBe(200);
    expect(await enter(away, 'another horse')).toBe(200);
  });

  it('locks an unregistered email in the same way', async () => {
    const wander = (n: number) =>
      from(`192.0.2.${Math.floor(n / 9)}`, '/token', { username: 'nobody@limits.example', password: '-' });
    expect(await triesUntilShut(wander, 110)).toBe(100);
  });

  it('counts all addresses of an IPv6 /64 as one', async () => {
    const knock = (n: number) =>
      from(`2001:db8:0:1::${(n + 1).toString(16)}`, '/request-password-reset', `six-${n}@limits.example`);
    expect(await triesUntilShut(knock, 30)).toBe(20);
    expect((await from('2001:db8:0:2::1', '/request-password-reset', 'six@limits.example')).status).toBe(200);
  });

  it('stores addresses only as keyed hashes', async () => {
    const rows = await behindProxy.database.query<{ row: string }>(
      'SELECT f::text AS row FROM identity.familiar_networks f',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes('198.51') || row.includes('203.0'))).toEqual([]);
  });
});
