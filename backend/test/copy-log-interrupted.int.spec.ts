import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { jsonEvent, EventStoreDBClient } from '@eventstore/db-client';
import { copyLog } from '../src/command-line/copy-log.ts';
import type { Tool } from '../src/command-line/tool.ts';
import { someEvent, someEvents } from '../src/kernel/event-store/contract/some-events.ts';
import { StreamTombstoned } from '../src/kernel/event-store/event-store.errors.ts';
import { EventStoreDbEventStore } from '../src/kernel/event-store/eventstoredb/eventstoredb-event-store.ts';
import { FakeEventStoreDb } from '../src/kernel/event-store/eventstoredb/testing/fake-eventstoredb.ts';
import { PostgresEventStore } from '../src/kernel/event-store/postgres/postgres-event-store.ts';
import { setLogInUse } from '../src/kernel/log-move/log-in-use.ts';
import { buildServer } from './built-process.ts';
import { eventually } from './eventually.ts';
import { linesOfLog } from './everything.ts';
import { type Installation, newInstallation } from './installation.ts';

const TIMEOUT_MS = 120_000;
const CREDENTIALS = { username: 'admin', password: 'changeit' };
const cli = join(import.meta.dirname, '..', 'dist', 'cli.js');

let double: FakeEventStoreDb;
let url: string;
let inPostgres: Installation;
let inEventStoreDb: Installation;
let postgres: PostgresEventStore;
let eventStoreDb: EventStoreDbEventStore;
let client: EventStoreDBClient;

/** Brings the database to the newest version, as each command does. */
const prepare: Tool = { usage: 'prepare', run: () => Promise.resolve() };

beforeAll(() => buildServer(), TIMEOUT_MS);
beforeEach(async () => {
  const { server, port } = await FakeEventStoreDb.start();
  double = server;
  url = `esdb://127.0.0.1:${port}?tls=false`;
  inPostgres = await newInstallation();
  inEventStoreDb = await inPostgres.at(url);
  postgres = new PostgresEventStore(inPostgres.database);
  eventStoreDb = new EventStoreDbEventStore(url);
  client = EventStoreDBClient.connectionString(url);
  await inPostgres.run(prepare);
  await setLogInUse(inPostgres.database, 'postgres');
});
afterEach(async () => {
  await client.dispose();
  await eventStoreDb.close();
  await postgres.close();
  await inPostgres.remove();
  double.stop();
});

const toEventStoreDb = () => inEventStoreDb.run(copyLog, '--to', 'eventstoredb');
const toPostgres = () => inEventStoreDb.run(copyLog, '--to', 'postgres');
const query = <Row extends object>(sql: string, values: readonly unknown[] = []) =>
  inPostgres.database.query<Row>(sql, values);

/** Streams whose events alternate, one of them ended. Returns the number of events. */
async function fillPostgres(rounds: number): Promise<number> {
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      ['one', 'two', 'three'].map((name) => postgres.append(`surf-${name}`, 'any', someEvents(2))),
    );
  }
  await postgres.append('surf-ended', 'no_stream', [
    someEvent({ metadata: { actor: '7', correlation: 'c', subject: '7', sealed: ['note'] } }),
  ]);
  await postgres.tombstone('surf-ended', 0n);
  return rounds * 6 + 1;
}
const positionsIn = async (store: PostgresEventStore | EventStoreDbEventStore) =>
  (await store.readAll({ after: 0n, maxCount: 100_000 })).events.map(({ position }) => position);

/** Puts a checkpoint, a half-built version, a dead letter and an interrupted job at events of the log. */
async function plantPositions(at: {
  readonly [What in 'automation' | 'next' | 'dead' | 'job']: bigint;
}): Promise<void> {
  await query(
    `INSERT INTO eventlog.checkpoints (kind, name, slot, version, position, status)
     VALUES ('automation', 'lagging', 'serving', 1, $1, 'live'), ('projection', 'lagging', 'next', 2, $2, 'building')`,
    [at.automation, at.next],
  );
  await query(
    `INSERT INTO eventlog.dead_letters (kind, name, slot, version, position, event_id, event_type, stream, revision, error)
     SELECT 'automation', name, 'serving', 1, $1, gen_random_uuid(), 'SomethingHappened', 'surf-one', 0, 'No surf'
     FROM unnest(ARRAY['lagging', 'other']) name`,
    [at.dead],
  );
  await query(
    `INSERT INTO jobs.job (kind, asked_by, request, state, progress) VALUES ('redetect', '7', '{}', 'interrupted', $1)`,
    [{ position: String(at.job), head: String(at.job), activities: 3 }],
  );
}
async function plantedPositions() {
  const [row] = await query<Record<'automation' | 'next' | 'dead' | 'job' | 'head', string>>(
    `SELECT
       (SELECT position FROM eventlog.checkpoints WHERE name = 'lagging' AND kind = 'automation')::text AS automation,
       (SELECT position FROM eventlog.checkpoints WHERE name = 'lagging' AND slot = 'next')::text AS next,
       (SELECT string_agg(DISTINCT position::text, ' ') FROM eventlog.dead_letters) AS dead,
       progress->>'position' AS job, progress->>'head' AS head
     FROM jobs.job WHERE kind = 'redetect'`,
  );
  return row!;
}
const inUse = async () => (await query<{ place: string }>('SELECT place FROM eventlog.log_in_use'))[0]?.place;

/** The built command in a process of its own. */
function startCopy(to: string): ChildProcess {
  const { dataDir } = inEventStoreDb.config;
  const environment = { DATA_DIR: dataDir, DATABASE_URL: inPostgres.database.url, EVENTSTORE_URL: url };
  return spawn(process.execPath, [cli, 'admin', 'copy-log', '--to', to], {
    env: { ...process.env, NODE_OPTIONS: '', DEMO: '0', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

describe('the positions that the database stores', () => {
  it('name the same events in the other log, and in the first one after the way back', async () => {
    await fillPostgres(4);
    const before = await positionsIn(postgres);
    const at = { automation: before[9]!, next: before[3]!, dead: before[5]!, job: before[7]! };
    await plantPositions(at);
    await toEventStoreDb();
    const there = await positionsIn(eventStoreDb);
    expect(await plantedPositions()).toEqual({
      automation: String(there[9]),
      next: String(there[3]),
      dead: String(there[5]),
      job: String(there[7]),
      head: String(there[7]),
    });
    expect(await inUse()).toBe('eventstoredb');
    await toPostgres();
    const [automation, next, dead, job] = Object.values(at).map(String);
    expect(await plantedPositions()).toEqual({ automation, next, dead, job, head: job });
    expect(await inUse()).toBe('postgres');
  });
});

describe('a copy', () => {
  it('has the ended streams as ended, and the events of later appends in both directions', async () => {
    await fillPostgres(2);
    await toEventStoreDb();
    await expect(eventStoreDb.readStream('surf-ended')).rejects.toBeInstanceOf(StreamTombstoned);
    expect(await linesOfLog(eventStoreDb)).toEqual(await linesOfLog(postgres));
    await eventStoreDb.append('surf-one', 3n, someEvents(1_500));
    await eventStoreDb.append('surf-late', 'no_stream', [someEvent()]);
    await eventStoreDb.tombstone('surf-late', 0n);
    await toPostgres();
    expect(await linesOfLog(postgres)).toEqual(await linesOfLog(eventStoreDb));
    await expect(postgres.readStream('surf-late')).rejects.toBeInstanceOf(StreamTombstoned);
  });

  it(
    'that is killed at any place continues, and until it is done nothing but the target has changed',
    async () => {
      const events = await fillPostgres(20);
      const [first] = await positionsIn(postgres);
      await plantPositions({ automation: first!, next: first!, dead: first!, job: first! });
      for (const until of [1, 2, 40, events - 1, events]) {
        const child = startCopy('eventstoredb');
        await eventually(() => double.log.records.length >= until || undefined);
        await kill(child);
        expect(await plantedPositions()).toMatchObject({ automation: String(first), job: String(first) });
        expect(await inUse()).toBe('postgres');
      }
      await (await inPostgres.start()).stop();

      await toEventStoreDb();
      expect(await linesOfLog(eventStoreDb)).toEqual(await linesOfLog(postgres));
      expect(double.log.records.filter(({ type }) => !type.startsWith('$'))).toHaveLength(events);
      const [there] = await positionsIn(eventStoreDb);
      expect(await plantedPositions()).toMatchObject({ automation: String(there), job: String(there) });
    },
    TIMEOUT_MS,
  );

  it(
    'that is killed while the positions are changed has changed none of them',
    async () => {
      await fillPostgres(2);
      const before = await positionsIn(postgres);
      await plantPositions({ automation: before[4]!, next: before[2]!, dead: before[3]!, job: before[5]! });
      const planted = await plantedPositions();
      const client = await inPostgres.database.pool.connect();
      // The last statement of the transaction waits for this lock.
      await client.query('BEGIN; LOCK TABLE eventlog.log_in_use IN SHARE MODE');
      const child = startCopy('eventstoredb');
      await eventually(async () => {
        const waiting = await query(
          `SELECT FROM pg_locks WHERE relation = 'eventlog.log_in_use'::regclass AND NOT granted`,
        );
        return waiting.length > 0 || undefined;
      });
      await kill(child);
      await client.query('ROLLBACK');
      client.release();
      expect(await plantedPositions()).toEqual(planted);
      expect(await inUse()).toBe('postgres');
      await toEventStoreDb();
      expect(await inUse()).toBe('eventstoredb');
    },
    TIMEOUT_MS,
  );
});

describe('copying the log is refused', () => {
  const planted = async (events: number) => {
    await fillPostgres(1);
    await expect(toEventStoreDb()).rejects.toThrow(
      /^(Event 1 of the log is|The event store holds|The target)/,
    );
    expect(double.log.records).toHaveLength(events);
    expect(await inUse()).toBe('postgres');
  };

  it('where the target holds events of something else', async () => {
    await client.appendToStream('orders', [jsonEvent({ type: 'Ordered', data: { boards: 1 } })], {
      credentials: CREDENTIALS,
    });
    await planted(1);
  });

  it('where the target ended a stream of something else', async () => {
    await eventStoreDb.tombstone('orders', 'any');
    await planted(1);
  });

  it('where the target went on by itself', async () => {
    await fillPostgres(1);
    await eventStoreDb.appendCopies((await postgres.readAll({ after: 0n, maxCount: 100 })).events);
    await eventStoreDb.append('surf-new', 'no_stream', [someEvent()]);
    await expect(toEventStoreDb()).rejects.toThrow(
      'The event store holds events that the log does not have, from surf-new on.',
    );
  });

  it('where EventStoreDB hides events', async () => {
    await fillPostgres(1);
    await toEventStoreDb();
    await client.deleteStream('surf-one');
    await expect(toPostgres()).rejects.toThrow('The event store hides or removed events of surf-one');
  });

  it('while the app serves, and the app does not start while the log is copied', async () => {
    await fillPostgres(1);
    const app = await inPostgres.start();
    await expect(toEventStoreDb()).rejects.toThrow('Stop the app first');
    await app.stop();

    const client = await inPostgres.database.pool.connect();
    await client.query('BEGIN; LOCK TABLE eventlog.log_in_use IN SHARE MODE');
    const copying = toEventStoreDb();
    await eventually(() => double.log.records.length > 0 || undefined);
    await expect(inPostgres.start()).rejects.toThrow('The log is being copied: wait until that is done.');
    await expect(toEventStoreDb()).rejects.toThrow('The log is being copied already.');
    await client.query('ROLLBACK');
    client.release();
    await copying;
  });

  it('to where it is, without EVENTSTORE_URL and without a target', async () => {
    await fillPostgres(1);
    await expect(toPostgres()).rejects.toThrow('The events are in Postgres already.');
    await expect(inPostgres.run(copyLog, '--to', 'eventstoredb')).rejects.toThrow(
      'EVENTSTORE_URL must be set.',
    );
    await expect(inEventStoreDb.run(copyLog)).rejects.toThrow('--to is eventstoredb or postgres.');
    await expect(inEventStoreDb.run(copyLog, '--all')).rejects.toThrow("Unknown option '--all'");
  });
});
