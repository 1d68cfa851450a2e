import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { CLOCK, type Clock } from '../src/platform/clock/clock.ts';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { GOOGLE_CLIENT_ID, GoogleStandIn } from './google-stand-in.ts';
import { join, signIn, visitor } from './person.ts';

const password = 'correct horse';
/** 23:30 on June 30 in California. */
const LATE = new Date('2026-07-01T06:30:00Z');
const HOUR_MS = 3_600_000;

let google: GoogleStandIn;
let app: AppUnderTest;

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

const at = (time: Date) =>
  jest.spyOn(app.app.get<Clock>(CLOCK), 'now').mockImplementation(() => new Date(time));

async function userIdOf(email: string): Promise<string> {
  const [row] = await app.database.query<{ user_id: string }>(
    `SELECT user_id FROM read_accounts.account WHERE document->>'email' = '${email}'`,
  );
  return row!.user_id;
}

async function daysOf(email: string): Promise<readonly string[]> {
  const rows = await app.database.query<{ day: string }>(
    `SELECT data::text::jsonb->>'day' AS day FROM eventlog.events
     WHERE type = 'AccountUsed' AND stream_id = 'account-${await userIdOf(email)}' ORDER BY position`,
  );
  return rows.map(({ day }) => day);
}

describe('a day of use', () => {
  it('is recorded once a day in California, however often a person signs in', async () => {
    const email = 'kai@days.example';
    at(LATE);
    await join(app, email, password);
    await Promise.all(Array.from({ length: 4 }, () => signIn(app, email, password)));
    expect(await daysOf(email)).toEqual(['2026-06-30']);
    at(new Date(LATE.getTime() + HOUR_MS));
    await Promise.all(Array.from({ length: 4 }, () => signIn(app, email, password)));
    expect(await daysOf(email)).toEqual(['2026-06-30', '2026-07-01']);
  });

  it('is recorded when a login session is extended, and not by each request', async () => {
    const email = 'lani@days.example';
    at(LATE);
    const lani = await join(app, email, password);
    at(new Date(LATE.getTime() + 24 * HOUR_MS));
    await lani.json('GET', '/users/me');
    expect(await daysOf(email)).toEqual(['2026-06-30']);
    at(new Date(LATE.getTime() + ((app.config.sessionDays * 24) / 2 + 24) * HOUR_MS));
    await Promise.all(Array.from({ length: 4 }, () => lani.json('GET', '/users/me')));
    expect(await daysOf(email)).toHaveLength(2);
  });

  it('is recorded by a sign-in with Google', async () => {
    at(new Date());
    const credential = await google.credential({ sub: 'g-noe', email: 'noe@gmail.com' });
    expect((await visitor(app).call('POST', '/login/google', { credential })).status).toBe(200);
    expect(await daysOf('noe@gmail.com')).toHaveLength(1);
  });

  it('is not recorded by a refused sign-in', async () => {
    const email = 'moe@days.example';
    at(LATE);
    await join(app, email, password);
    at(new Date(LATE.getTime() + HOUR_MS));
    expect((await signIn(app, email, 'wrong horse')).status).toBe(401);
    expect(await daysOf(email)).toEqual(['2026-06-30']);
  });

  it('that cannot be recorded refuses no sign-in', async () => {
    const email = 'pua@days.example';
    at(LATE);
    await join(app, email, password);
    at(new Date(LATE.getTime() + HOUR_MS));
    const store = app.app.get<EventStore>(EVENT_STORE);
    jest.spyOn(store, 'append').mockRejectedValue(new Error('The disk is full'));
    expect((await signIn(app, email, password)).status).toBe(200);
    jest.restoreAllMocks();
    expect(await daysOf(email)).toEqual(['2026-06-30']);
  });

  it('is part of the own data, and holds nothing but the day', async () => {
    const email = 'ana@days.example';
    at(LATE);
    const ana = await join(app, email, password);
    const archive = await ana.call('GET', '/users/me/export');
    const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const facts = JSON.parse(strFromU8(entries['account.json']!)) as { type: string; data: object }[];
    expect(facts.filter(({ type }) => type === 'AccountUsed')).toMatchObject([
      { data: { day: '2026-06-30' } },
    ]);
    expect(Object.keys(facts.find(({ type }) => type === 'AccountUsed')!.data)).toEqual(['day']);
  });
});
