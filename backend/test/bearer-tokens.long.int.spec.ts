import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { SignJWT, UnsecuredJWT } from 'jose';
import { GrantAdminCommand } from '../src/modules/identity/write/grant-admin.use-case.ts';
import { OpenDemoAccountCommand } from '../src/modules/identity/write/open-demo-account.use-case.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { sendRequest } from './http-client.ts';
import { join, mailedLink, Person, signIn, visitor } from './person.ts';

let app: AppUnderTest;
const password = 'correct horse';

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const me = async (headers: Record<string, string>, query = '') => {
  const answer = await sendRequest(app.url, 'GET', `/api/users/me${query}`, { headers });
  const { detail, code } = (await answer.json()) as { detail?: string; code?: string };
  return [answer.status, detail, code];
};
const refused = [401, 'Please log in to continue', 'login_required'];

async function signedIn(email: string, with_ = password): Promise<Person> {
  const answer = await signIn(app, email, with_);
  const { access_token } = (await answer.json()) as { access_token: string };
  return new Person(app, access_token);
}
const expectInvalid = async (person: Person) =>
  expect((await person.call('GET', '/users/me')).status).toBe(401);
const expectValid = async (person: Person) =>
  expect((await person.call('GET', '/users/me')).status).toBe(200);

describe('a bearer token', () => {
  it('is refused if it was not issued: forged, changed, shortened or of another scheme', async () => {
    const kai = await join(app, 'kai@tokens.example');
    const token = kai.token!;
    const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    const claims = { sub: '1', user_id: 1, is_admin: true };
    const unsigned = new UnsecuredJWT(claims).setExpirationTime('1h').encode();
    const signed = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(randomBytes(32));
    const hash = createHash('sha256').update(token).digest('base64url');
    const forged = [
      ...[changed, token.slice(0, -1), `${token}A`, token.toUpperCase(), hash, unsigned, signed],
      ...['', 'null', 'undefined', 'x'.repeat(43), 'x'.repeat(8_000), "' OR 1=1 --", '%00'],
    ];
    for (const value of forged) {
      expect([value, ...(await me({ authorization: `Bearer ${value}` }))]).toEqual([value, ...refused]);
    }
    for (const value of [token, `Basic ${token}`, `Token ${token}`, `Bearer ${token}, Bearer ${token}`]) {
      expect([value, ...(await me({ authorization: value }))]).toEqual([value, ...refused]);
    }
    await expectValid(kai);
  });

  it('is read from the Authorization header only', async () => {
    const { token = '' } = await join(app, 'lani@tokens.example');
    expect(
      await me({ cookie: `token=${token}; access_token=${token}; Authorization=Bearer ${token}` }),
    ).toEqual(refused);
    expect(await me({ 'x-access-token': token, 'proxy-authorization': `Bearer ${token}` })).toEqual(refused);
    expect(await me({}, `?access_token=${token}&token=${token}`)).toEqual(refused);
  });

  it('is stored as a hash only', async () => {
    const { token = '' } = await join(app, 'noe@tokens.example');
    const rows = await app.database.query<{ row: string }>('SELECT s::text AS row FROM identity.sessions s');
    const bytes = Buffer.from(token).toString('hex');
    expect(rows.some(({ row }) => row.includes(token) || row.includes(bytes))).toBe(false);
  });
});

describe('a login session', () => {
  it('ends on logout, while the other sessions of the account stay valid', async () => {
    const here = await join(app, 'logout@tokens.example');
    const there = await signedIn('logout@tokens.example');
    expect((await here.call('POST', '/logout')).status).toBe(204);
    await expectInvalid(here);
    await expectValid(there);
  });

  it('ends on logout everywhere', async () => {
    const here = await join(app, 'everywhere@tokens.example');
    const there = await signedIn('everywhere@tokens.example');
    expect((await here.call('POST', '/logout-everywhere')).status).toBe(204);
    await expectInvalid(here);
    await expectInvalid(there);
  });

  it('ends everywhere on a password change, which returns a new token', async () => {
    const here = await join(app, 'change@tokens.example');
    const there = await signedIn('change@tokens.example');
    const { access_token } = await here.json<{ access_token: string }>('POST', '/users/me/change-password', {
      current_password: password,
      new_password: 'another horse',
    });
    await expectInvalid(here);
    await expectInvalid(there);
    await expectValid(new Person(app, access_token));
    expect((await signIn(app, 'change@tokens.example', password)).status).toBe(401);
  });

  it('ends everywhere on a password reset', async () => {
    const email = 'reset@tokens.example';
    const here = await join(app, email);
    await visitor(app).call('POST', '/request-password-reset', email);
    const token = (await mailedLink(app, email, '/reset-password')).searchParams.get('token');
    const reset = () =>
      visitor(app).call('POST', '/reset-password', { token, new_password: 'another horse' });
    expect((await reset()).status).toBe(200);
    await expectInvalid(here);
    expect((await signIn(app, email, password)).status).toBe(401);
    await expectValid(await signedIn(email, 'another horse'));
    expect((await reset()).status).toBe(400);
  });

  it('ends everywhere on account deletion', async () => {
    const here = await join(app, 'delete@tokens.example');
    const there = await signedIn('delete@tokens.example');
    expect((await here.call('POST', '/users/me/delete-account', { password })).status).toBe(204);
    await expectInvalid(here);
    await expectInvalid(there);
    expect((await signIn(app, 'delete@tokens.example', password)).status).toBe(401);
  });

  it('ends when it expires, and is extended when used before that', async () => {
    const late = await join(app, 'late@tokens.example');
    const inTime = await join(app, 'in-time@tokens.example');
    const endsIn = (person: Person, interval: string) =>
      app.database.query(
        'UPDATE identity.sessions SET expires_at = now() + $2::interval WHERE token_hash = $1',
        [createHash('sha256').update(person.token!).digest(), interval],
      );
    await endsIn(late, '-1 second');
    await expectInvalid(late);
    await signedIn('late@tokens.example');
    const kept = await app.database.query('SELECT FROM identity.sessions WHERE token_hash = $1', [
      createHash('sha256').update(late.token!).digest(),
    ]);
    expect(kept).toHaveLength(0);
    await endsIn(inTime, '1 hour');
    await expectValid(inTime);
    const [row] = await app.database.query<{ days: number }>(
      `SELECT extract(epoch FROM expires_at - now())::float / 86400 AS days
       FROM identity.sessions WHERE token_hash = $1`,
      [createHash('sha256').update(inTime.token!).digest()],
    );
    expect(row!.days).toBeGreaterThan(13);
  });

  it('loses admin access when admin rights are revoked', async () => {
    const email = 'admin@tokens.example';
    const before = await join(app, email);
    expect((await before.call('GET', '/admin/replays')).status).toBe(403);
    const commands = app.app.get(CommandBus);
    await commands.execute(new GrantAdminCommand(email, true));
    const granted = await signedIn(email);
    await answers(granted, 200);
    await commands.execute(new GrantAdminCommand(email, false));
    await expectInvalid(granted);
    await answers(await signedIn(email), 403);
  });
});

/** Admin rights are read from a read model, which is updated shortly after the command. */
function answers(person: Person, status: number): Promise<true> {
  return eventually(async () =>
    (await person.call('GET', '/admin/replays')).status === status ? true : undefined,
  );
}

describe('the demo account', () => {
  it('refuses password changes and deletion', async () => {
    const demo = { email: 'demo@tokens.example', password: 'catch-a-wave' };
    await app.app.get(CommandBus).execute(new OpenDemoAccountCommand(demo.email, demo.password));
    const guest = await signedIn(demo.email, demo.password);
    const changed = await guest.call('POST', '/users/me/change-password', {
      current_password: demo.password,
      new_password: 'mine alone now',
    });
    expect(changed.status).toBe(403);
    const deleted = await guest.call('POST', '/users/me/delete-account', { password: demo.password });
    expect(deleted.status).toBe(403);
    await expectValid(await signedIn(demo.email, demo.password));
  });
});
