import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import { openEventStoreDbStore } from './support/eventstoredb/open-eventstoredb-store.ts';
import { partOfAServer } from './support/eventstoredb/part-of-a-server.ts';
import { startApp, startBeside, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { GOOGLE_CLIENT_ID, GoogleStandIn } from './google-stand-in.ts';
import { join, mailedLink, Person, signIn, visitor } from './person.ts';

const password = 'correct horse';
let google: GoogleStandIn;
beforeAll(async () => {
  google = await GoogleStandIn.start();
});
afterAll(() => google.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

const STORES = {
  Postgres: () => Promise.resolve({ store: undefined, close: () => Promise.resolve() }),
  async EventStoreDB() {
    const opened = await openEventStoreDbStore();
    const own = { begin: await opened.store.head(), prefix: `${randomUUID()}-` };
    return { store: partOfAServer(own, opened.store), close: () => opened.close() };
  },
};

/** Makes the next append to an account's stream throw, before or after the events were written. */
function failAppend(app: AppUnderTest, moment: 'before' | 'after'): void {
  const store = app.app.get<EventStore>(EVENT_STORE);
  const append = store.append.bind(store);
  const spy = jest.spyOn(store, 'append').mockImplementation(async (stream, expected, events) => {
    if (!stream.startsWith('account-')) return append(stream, expected, events);
    spy.mockRestore();
    if (moment === 'after') await append(stream, expected, events);
    throw new Error('Simulated crash');
  });
}

describe.each(['Postgres', 'EventStoreDB'] as const)('with events in %s, a crash', (name) => {
  let app: AppUnderTest;
  let under: { readonly store: EventStore | undefined; close(): Promise<void> };
  let kai: Person;
  let lani: Person;
  beforeAll(async () => {
    under = await STORES[name]();
    const settings = { GOOGLE_CLIENT_ID, GOOGLE_JWKS_URL: google.keysUrl, LOG_LEVEL: 'silent' };
    app = await startApp(settings, undefined, undefined, under.store);
    kai = await join(app, 'kai@claims.example', password);
    lani = await join(app, 'lani@claims.example', password);
  });
  afterAll(async () => {
    await app.stop();
    await under.close();
  });

  const choose = async (person: Person, username: string) =>
    (await person.call('POST', '/users/me/update-username', { username })).status;
  const shown = (username: string) =>
    eventually(async () => {
      const me = await kai.json<{ username: string }>('GET', '/users/me');
      return me.username === username ? true : undefined;
    });
  const passwordsOf = (email: string) =>
    app.database.query(
      `SELECT FROM identity.passwords JOIN identity.email_claims USING (user_id) WHERE email_key = $1`,
      [email],
    );
  async function registered(email: string): Promise<string> {
    const earlier = app.mailer.mails.length;
    await visitor(app).json('POST', '/register', { email, password });
    return (await mailedLink(app, email, '/verify-email', earlier)).searchParams.get('token')!;
  }
  async function reset(email: string): Promise<number> {
    const earlier = app.mailer.mails.length;
    await visitor(app).call('POST', '/request-password-reset', email);
    const link = await mailedLink(app, email, '/reset-password', earlier);
    const body = { token: link.searchParams.get('token'), new_password: 'another horse' };
    return (await visitor(app).call('POST', '/reset-password', body)).status;
  }
  const signInWithGoogle = async (claims: Readonly<Record<string, unknown>>) =>
    visitor(app).call('POST', '/login/google', { credential: await google.credential(claims) });

  it('before UsernameChosen keeps the old name claimed, leaves the new one free, and allows a retry', async () => {
    expect(await choose(kai, 'kai_one')).toBe(200);
    failAppend(app, 'before');
    expect(await choose(kai, 'kai_two')).toBe(500);
    expect(await choose(lani, 'KAI_ONE')).toBe(409);
    expect(await choose(lani, 'kai_two')).toBe(200);
    expect(await choose(kai, 'kai_two')).toBe(409);

    failAppend(app, 'before');
    expect(await choose(kai, 'kai_three')).toBe(500);
    expect(await choose(kai, 'kai_three')).toBe(200);
    expect(await choose(lani, 'kai_one')).toBe(200);
    await shown('kai_three');
  });

  it('after UsernameChosen claims the new name and frees the old one', async () => {
    expect(await choose(kai, 'reef_one')).toBe(200);
    failAppend(app, 'after');
    expect(await choose(kai, 'reef_two')).toBe(500);
    await shown('reef_two');
    expect(await choose(lani, 'reef_two')).toBe(409);
    expect(await choose(lani, 'reef_one')).toBe(200);
    expect(await choose(kai, 'reef_one')).toBe(409);
    expect(await choose(kai, 'reef_two')).toBe(200);
  });

  it('gives a name to one of several accounts that choose it concurrently', async () => {
    const answers = await Promise.all([kai, lani, kai, lani].map((person) => choose(person, 'same_name')));
    const rows = await app.database.query<{ user_id: string }>(
      `SELECT user_id FROM identity.username_claims WHERE username_key = 'same_name'`,
    );
    expect(rows).toHaveLength(1);
    expect([...answers].sort()).toEqual([200, 200, 409, 409]);
  });

  it('before EmailVerified activates no password, and the link still works', async () => {
    const email = 'before@claims.example';
    const token = await registered(email);
    failAppend(app, 'before');
    expect((await visitor(app).call('GET', `/verify-email/${token}`)).status).toBe(500);
    expect(await passwordsOf(email)).toHaveLength(0);
    expect((await visitor(app).call('GET', `/verify-email/${token}`)).status).toBe(200);
    expect((await signIn(app, email, password)).status).toBe(200);
  });

  it('after EmailVerified is completed by opening the link again', async () => {
    const email = 'after@claims.example';
    const token = await registered(email);
    failAppend(app, 'after');
    expect((await visitor(app).call('GET', `/verify-email/${token}`)).status).toBe(500);
    expect((await visitor(app).call('GET', `/verify-email/${token}`)).status).toBe(200);
    expect((await signIn(app, email, password)).status).toBe(200);
  });

  it('after EmailVerified leaves the password of a later reset alone when the link is opened again', async () => {
    const email = 'mistake@claims.example';
    const token = await registered(email);
    failAppend(app, 'after');
    expect((await visitor(app).call('GET', `/verify-email/${token}`)).status).toBe(500);
    expect(await reset(email)).toBe(200);
    expect((await visitor(app).call('GET', `/verify-email/${token}`)).status).toBe(200);
    expect((await signIn(app, email, password)).status).toBe(401);
    expect((await signIn(app, email, 'another horse')).status).toBe(200);
  });

  it('before GoogleLinked leaves the email free for another Google account with the same mailbox', async () => {
    const email = 'moana@gmail.com';
    failAppend(app, 'before');
    expect((await signInWithGoogle({ sub: 'g-first', email })).status).toBe(500);
    expect((await signInWithGoogle({ sub: 'g-second', email })).status).toBe(200);
    expect((await signInWithGoogle({ sub: 'g-second', email })).status).toBe(200);
    expect((await signInWithGoogle({ sub: 'g-first', email })).status).toBe(409);
    expect((await signInWithGoogle({ sub: 'g-first', email: 'moana.moved@gmail.com' })).status).toBe(200);
  });

  it('during a password reset leaves either the old password and its sessions or the new one without sessions', async () => {
    const email = 'kai@claims.example';
    await app.database.query(`
      CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'Cut off'; END $$;
      CREATE TRIGGER cut_off BEFORE DELETE ON identity.sessions EXECUTE FUNCTION cut_off()`);
    expect(await reset(email)).toBe(500);
    await app.database.query('DROP TRIGGER cut_off ON identity.sessions');
    expect((await kai.call('GET', '/users/me')).status).toBe(200);
    expect((await signIn(app, email, password)).status).toBe(200);
    expect((await signIn(app, email, 'another horse')).status).toBe(401);

    expect(await reset(email)).toBe(200);
    expect((await kai.call('GET', '/users/me')).status).toBe(401);
    expect((await signIn(app, email, 'another horse')).status).toBe(200);
  });
});

describe('a process that dies while choosing a username', () => {
  it('does not block others from choosing it', async () => {
    const app = await startApp({ LOG_LEVEL: 'silent' });
    const other = await startBeside(app);
    try {
      const kai = await join(app, 'kai@dead.example', password);
      const lani = await join(app, 'lani@dead.example', password);
      let die: (error: Error) => void = () => undefined;
      const death = new Promise<never>((_, reject) => (die = reject));
      const reached = new Promise<void>((resolve) => {
        jest.spyOn(other.app.get<EventStore>(EVENT_STORE), 'append').mockImplementation(() => {
          resolve();
          return death;
        });
      });
      const choosing = new Person(other, kai.token).call('POST', '/users/me/update-username', {
        username: 'kai_surfs',
      });
      await reached;
      await app.database.query(
        `SELECT pg_terminate_backend(l.pid) FROM pg_locks l
         WHERE l.locktype = 'advisory' AND (l.classid::bigint << 32 | l.objid::bigint)
           = hashtextextended('lease:username:kai_surfs', 0)`,
      );
      expect((await lani.call('POST', '/users/me/update-username', { username: 'kai_surfs' })).status).toBe(
        200,
      );
      die(new Error('Killed'));
      expect((await choosing).status).toBe(500);
    } finally {
      await other.stop();
      await app.stop();
    }
  });
});
