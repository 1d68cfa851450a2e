import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { createTestDatabase } from '../../../../test/support/test-database.ts';
import { describeEventStoreContract } from '../../../../test/contract/event-store/describe-contract.ts';
import { SeenPages } from '../../../../test/contract/event-store/seen-pages.ts';
import {
  idsOf,
  readEverything,
  someEvent,
  someEvents,
  someStream,
} from '../../../../test/contract/event-store/some-events.ts';
import { encodeAppend } from '../encoded-event.ts';
import type { NewEvent } from '../event-store.ts';
import { APPEND, appendValues } from './append-statement.ts';
import { eventLogMigration } from './event-log.migration.ts';
import { PostgresEventStore } from './postgres-event-store.ts';
import { streamsWithGaps } from './read-statements.ts';
import { copyLog } from '../../../../test/support/copy-log.ts';
import {
  openPostgresStore,
  type PostgresStoreUnderTest,
} from '../../../../test/support/open-postgres-store.ts';

describeEventStoreContract('PostgresEventStore', openPostgresStore);

describe('PostgresEventStore', () => {
  let under: PostgresStoreUnderTest;
  const open: PoolClient[] = [];

  beforeAll(async () => {
    under = await openPostgresStore();
    await under.database.query('CREATE TABLE unrelated (id int)');
  });
  afterEach(async () => {
    for (const client of open.splice(0)) {
      await client.query('ROLLBACK');
      client.release();
    }
  });
  afterAll(() => under.close());

  async function openTransaction(): Promise<PoolClient> {
    const client = await under.database.pool.connect();
    open.push(client);
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
    return client;
  }

  it('finds streams with missing events', async () => {
    const { database, other } = under;
    const [whole, gap, end, all] = [someStream(), someStream(), someStream(), someStream()];
    for (const stream of [whole, gap, end, all]) await other.append(stream, 'no_stream', someEvents(3));
    expect(await streamsWithGaps(database)).toEqual([]);
    await database.transaction(async (client) => {
      await client.query('ALTER TABLE eventlog.events DISABLE TRIGGER only_through_append');
      await client.query(
        `DELETE FROM eventlog.events WHERE stream_id = $1 AND revision = 1
         OR stream_id = $2 AND revision = 2 OR stream_id = $3`,
        [gap, end, all],
      );
      await client.query('ALTER TABLE eventlog.events ENABLE TRIGGER only_through_append');
    });
    expect([...(await streamsWithGaps(database))].sort()).toEqual([gap, end, all].sort());
    await database.transaction(async (client) => {
      await client.query('ALTER TABLE eventlog.streams DISABLE TRIGGER only_through_append');
      await client.query('DELETE FROM eventlog.streams WHERE stream_id = ANY ($1)', [[whole, gap, end, all]]);
      await client.query('ALTER TABLE eventlog.streams ENABLE TRIGGER only_through_append');
    });
    expect([...(await streamsWithGaps(database))].sort()).toEqual([whole, gap, end].sort());
    await database.transaction(async (client) => {
      await client.query('ALTER TABLE eventlog.events DISABLE TRIGGER only_through_append');
      await client.query('DELETE FROM eventlog.events WHERE stream_id = ANY ($1)', [[whole, gap, end]]);
      await client.query('ALTER TABLE eventlog.events ENABLE TRIGGER only_through_append');
    });
  });

  it('delivers in commit order when a slow transaction commits after a fast one began', async () => {
    const { other, database } = under;
    const [slow, fast] = [someStream(), someStream()];
    const seen = new SeenPages();
    const subscription = other.subscribe({ after: await other.head(), onPage: seen.onPage });
    const client = await openTransaction();
    await appendWithin(client, slow, [someEvent()]);
    const appended = other.append(fast, 'no_stream', [someEvent()]);
    await untilLockIsAwaited(database);
    expect(seen.events).toEqual([]);
    await client.query('COMMIT');
    await appended;
    await seen.until(() => seen.events.length === 2);
    await subscription.stop();
    expect(seen.events.map(({ stream }) => stream)).toEqual([slow, fast]);
  });

  it('delivers while an unrelated write transaction is open', async () => {
    const { other } = under;
    const client = await openTransaction();
    await client.query('INSERT INTO unrelated VALUES (1)');
    const seen = new SeenPages();
    const subscription = other.subscribe({ after: await other.head(), onPage: seen.onPage });
    const stream = someStream();
    await other.append(stream, 'no_stream', [someEvent()]);
    await seen.until(() => seen.of(stream).length === 1);
    await subscription.stop();
  });

  it('orders a stream by append, not by the start of the transaction', async () => {
    const { other } = under;
    const stream = someStream();
    const after = await other.head();
    const early = await openTransaction();
    await early.query('INSERT INTO unrelated VALUES (2)');
    const [first, second] = someEvents(2) as [ReturnType<typeof someEvent>, ReturnType<typeof someEvent>];
    await other.append(stream, 'no_stream', [first]);
    await appendWithin(early, stream, [second]);
    await early.query('COMMIT');
    expect(idsOf(await readEverything(other, after))).toEqual([first.id, second.id]);
    expect(idsOf(await other.readStream(stream))).toEqual([first.id, second.id]);
  });

  it('resumes from its checkpoint after the log was restored into another database', async () => {
    const { other, database } = under;
    const stream = someStream();
    const seen = new SeenPages();
    const before = other.subscribe({ after: await other.head(), onPage: seen.onPage });
    await other.append(stream, 'no_stream', someEvents(3));
    await seen.until(() => seen.of(stream).length === 3);
    await before.stop();
    await other.append(stream, 2n, someEvents(2));

    const restoredDatabase = await createTestDatabase([eventLogMigration]);
    await copyLog(database, restoredDatabase);
    const restored = new PostgresEventStore(restoredDatabase);
    const after = seen.pages.at(-1)?.position ?? 0n;
    const resumed = restored.subscribe({ after, onPage: seen.onPage });
    await restored.append(stream, 4n, [someEvent()]);
    await seen.until(() => seen.of(stream).length === 6);
    await resumed.stop();
    expect(seen.of(stream).map(({ revision }) => Number(revision))).toEqual([0, 1, 2, 3, 4, 5]);
    await restored.close();
    await restoredDatabase.drop();
  });

  it('wakes subscriptions of other processes by NOTIFY, without polling', async () => {
    const { other, database } = under;
    const unpolled = new PostgresEventStore(database, { pollMs: 2 ** 31 - 1 });
    const seen = new SeenPages();
    const subscription = unpolled.subscribe({ after: await other.head(), onPage: seen.onPage });
    const stream = someStream();
    for (let count = 1; count <= 3; count++) {
      await other.append(stream, 'any', [someEvent()]);
      await seen.until(() => seen.of(stream).length === count);
    }
    await subscription.stop();
    await unpolled.close();
  });

  it('groups concurrent appends into few transactions, each append with its own result', async () => {
    const { other, database } = under;
    const transactions = async () => {
      const [row] = await database.query<{ count: number }>(
        'SELECT count(DISTINCT recorded_at)::int AS count FROM eventlog.events',
      );
      return row?.count ?? 0;
    };
    const before = await transactions();
    const results = await Promise.all(
      Array.from({ length: 100 }, () => other.append(someStream(), 'no_stream', [someEvent()])),
    );
    expect(new Set(results.map(({ position }) => position)).size).toBe(100);
    expect((await transactions()) - before).toBeLessThanOrEqual(3);
  });

  it('rejects only the append that Postgres rejects, not the others of its batch', async () => {
    const { other } = under;
    const good = [someStream(), someStream()];
    const settled = await Promise.allSettled([
      other.append(good[0] as string, 'no_stream', [someEvent()]),
      other.append(someStream(), 'no_stream', [someEvent({ id: 'no uuid' })]),
      other.append(good[1] as string, 'no_stream', [someEvent()]),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await other.readStream(good[1] as string)).toHaveLength(1);
  });

  it('keeps the order of concurrent appends to one stream', async () => {
    const { other } = under;
    const stream = someStream();
    const events = someEvents(20);
    await Promise.all(events.map((event) => other.append(stream, 'any', [event])));
    expect(idsOf(await other.readStream(stream))).toEqual(idsOf(events));
  });

  it.each([
    `INSERT INTO eventlog.events (position, stream_id, revision, event_id, type, schema_version, data, meta, recorded_at)
     VALUES (0, 's', 0, gen_random_uuid(), 'T', 1, '{}', '{}', now())`,
    "UPDATE eventlog.events SET type = 'Forged'",
    'DELETE FROM eventlog.events',
    'TRUNCATE eventlog.events',
    'UPDATE eventlog.streams SET revision = 0',
    'DELETE FROM eventlog.streams',
    'TRUNCATE eventlog.streams',
  ])('rejects direct SQL: %s', async (sql) => {
    await under.other.append(someStream(), 'no_stream', [someEvent()]);
    await expect(under.database.query(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('rejects a direct write within the transaction of an append', async () => {
    const client = await openTransaction();
    await appendWithin(client, someStream(), [someEvent()]);
    const forged = client.query('UPDATE eventlog.streams SET revision = 9');
    await expect(forged).rejects.toMatchObject({ code: '42501' });
  });

  it('rejects an append at an isolation level other than READ COMMITTED', async () => {
    const client = await openTransaction();
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await expect(appendWithin(client, someStream(), [someEvent()])).rejects.toThrow('READ COMMITTED');
  });

  it('leaves no statement waiting for the lock after a timeout', async () => {
    const { store, database } = under;
    const client = await openTransaction();
    await appendWithin(client, someStream(), [someEvent()]);
    const stream = someStream();
    const events = [someEvent()];
    await expect(store.append(stream, 'no_stream', events)).rejects.toMatchObject({
      name: 'EventStoreUnavailable',
    });
    await client.query('ROLLBACK');
    await untilLockIsFree(database);
    expect(await store.append(stream, 'no_stream', events)).toMatchObject({ revision: 0n });
    expect(await store.readStream(stream)).toHaveLength(1);
  });
});

type TestedDatabase = PostgresStoreUnderTest['database'];

async function waiters(database: TestedDatabase): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks l JOIN pg_database d ON d.oid = l.database
     WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted`,
  );
  return row?.count ?? 0;
}

async function untilLockIsAwaited(database: TestedDatabase): Promise<void> {
  while ((await waiters(database)) === 0);
}

async function untilLockIsFree(database: TestedDatabase): Promise<void> {
  while ((await waiters(database)) > 0);
}

/** Appends within a transaction that the test holds open, like a slow process. */
async function appendWithin(client: PoolClient, stream: string, events: readonly NewEvent[]): Promise<void> {
  const batch = [{ stream, expected: 'any' as const, events: encodeAppend(events) }];
  await client.query(APPEND.text, appendValues(batch) as unknown[]);
}
