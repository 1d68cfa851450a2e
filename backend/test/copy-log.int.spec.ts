import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyLog } from '../src/command-line/copy-log.ts';
import { verify } from '../src/command-line/verify.ts';
import type { EventStore } from '../src/kernel/event-store/event-store.ts';
import { FakeEventStoreDb } from '../src/kernel/event-store/eventstoredb/testing/fake-eventstoredb.ts';
import { PostgresEventStore } from '../src/kernel/event-store/postgres/postgres-event-store.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { caughtUp, everythingOf, linesOfLog, storeOf } from './everything.ts';
import { type Installation, newInstallation } from './installation.ts';
import { Person } from './person.ts';
import { joinAsAdmin, statistics } from './statistics.ts';
import { surfCommunity, type SurfCommunity } from './surf-community.ts';

/** The app is started four times. */
const TIMEOUT_MS = 600_000;

let double: FakeEventStoreDb;
let inPostgres: Installation;
let inEventStoreDb: Installation;
let app: AppUnderTest;
let community: SurfCommunity;
let admin: string;

beforeAll(async () => {
  const { server, port } = await FakeEventStoreDb.start();
  double = server;
  inPostgres = await newInstallation();
  inEventStoreDb = await inPostgres.at(`esdb://127.0.0.1:${port}?tls=false`);
  app = await inPostgres.start();
  community = await surfCommunity(app);
  admin = (await joinAsAdmin(app)).token!;
  await caughtUp(app);
}, TIMEOUT_MS);
afterAll(async () => {
  await app.stop();
  await inPostgres.remove();
  double.stop();
});

/** Each checkpoint as the last event that was handled there. */
async function handledBy(store: EventStore): Promise<Readonly<Record<string, string>>> {
  const rows = await inPostgres.database.query<{ name: string; position: string }>(
    `SELECT kind || ' ' || name || ' ' || slot AS name, position::text FROM eventlog.checkpoints ORDER BY 1`,
  );
  const { events } = await store.readAll({ after: 0n, maxCount: 100_000 });
  return Object.fromEntries(
    rows.map(({ name, position }) => {
      const last = events.findLast((event) => event.position <= BigInt(position));
      return [name, last === undefined ? 'none' : `${last.stream} ${last.revision}`];
    }),
  );
}

/** The transactions that last wrote each row of the read models. */
async function writersOfRows(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { database } = inPostgres;
  const tables = await database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname ~ '^read_' ORDER BY 1`,
  );
  const writers: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const rows = await database.query<{ xmin: string }>(`SELECT xmin::text FROM ${name} ORDER BY ctid`);
    writers[name] = rows.map(({ xmin }) => xmin);
  }
  return writers;
}
const growth = () => statistics<object>(new Person(app, admin), 'activity-growth');

/** Stops the app and copies the log. */
async function moveTo(place: 'eventstoredb' | 'postgres') {
  await caughtUp(app);
  const handled = await handledBy(storeOf(app));
  const rows = await writersOfRows();
  await app.stop();
  const said = await inEventStoreDb.run(copyLog, '--to', place);
  return { handled, rows, said };
}

async function writeMore(): Promise<void> {
  const [kai] = community.tokens;
  const [shared] = community.shared;
  await new Person(app, kai).json('PUT', `/activities/${shared}/note`, { note: `After ${Date.now()}` });
}

describe('a log that is copied to EventStoreDB', () => {
  it(
    'serves the same there, with read models that were not rebuilt and automations that do nothing again, and back',
    async () => {
      const before = await everythingOf(app, community);
      const figures = await growth();
      const postgres = new PostgresEventStore(inPostgres.database);

      const there = await moveTo('eventstoredb');
      expect(there.said.at(-1)).toBe(
        `${before.events.length} events are in EventStoreDB and were compared. Start the app with EVENTSTORE_URL.`,
      );
      await expect(inPostgres.start()).rejects.toThrow(
        'EVENTSTORE_URL must be set: the events of this database are in EventStoreDB, until npm run admin -- ' +
          'copy-log --to postgres moves them.',
      );
      app = await inEventStoreDb.start();
      expect(await everythingOf(app, community)).toEqual(before);
      expect(await handledBy(storeOf(app))).toEqual(there.handled);
      expect(await writersOfRows()).toEqual(there.rows);
      expect(app.mailer.mails).toEqual([]);
      expect(await growth()).toEqual(figures);

      await writeMore();
      const later = await everythingOf(app, community);
      expect(later.events.slice(0, before.events.length)).toEqual(before.events);
      expect(later.events).toHaveLength(before.events.length + 1);
      expect(later.answers).not.toEqual(before.answers);

      const back = await moveTo('postgres');
      expect(back.said.at(-1)).toBe(
        `${later.events.length} events are in Postgres and were compared. Start the app without EVENTSTORE_URL.`,
      );
      await expect(inEventStoreDb.start()).rejects.toThrow('EVENTSTORE_URL must be removed');
      expect(await linesOfLog(postgres)).toEqual(later.events);
      app = await inPostgres.start();
      expect(await everythingOf(app, community)).toEqual(later);
      expect(await handledBy(storeOf(app))).toEqual(back.handled);
      expect(await writersOfRows()).toEqual(back.rows);
      expect(app.mailer.mails).toEqual([]);
      expect(await growth()).toEqual(figures);
      await writeMore();
      expect((await everythingOf(app, community)).events).toHaveLength(later.events.length + 1);
      expect(await inPostgres.run(verify)).toEqual([expect.stringMatching(/: no problems\.$/)]);
    },
    TIMEOUT_MS,
  );
});
