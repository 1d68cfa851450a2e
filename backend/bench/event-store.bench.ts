/**
 * Appends and reads of the event store compared with plain Postgres in the same run on the same server: single-row
 * inserts of the same rows into a table with the same indexes, and paging through the same events.
 * With EVENTSTORE_URL the same is measured on that EventStoreDB, beside Postgres.
 * Uses an empty database in DATABASE_URL, or starts its own server that flushes to disk.
 */
import { randomUUID } from 'node:crypto';
import { PgDatabase } from '../src/platform/database/pg-database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import type { EventStore, NewEvent } from '../src/kernel/event-store/event-store.ts';
import { EventStoreDbEventStore } from '../src/kernel/event-store/eventstoredb/eventstoredb-event-store.ts';
import { eventLogMigration } from '../src/kernel/event-store/postgres/event-log.migration.ts';
import { PostgresEventStore } from '../src/kernel/event-store/postgres/postgres-event-store.ts';
import { startThrowawayPostgres } from '../test/support/throwaway-postgres.ts';

const EVENT_BYTES = 900;
const APPENDS_PER_ROUND = 2_000;
const ROUNDS = 5;
const PAGE = 1_000;
const eventStoreUrl = process.env['EVENTSTORE_URL'];
const TYPES = ['Uploaded', 'Detected', 'Renamed', 'Noted'];

interface Row {
  readonly stream: string;
  readonly revision: number;
  readonly event: NewEvent;
}

const metadata = { actor: '4711', correlation: 'bench-request' };
const padding =
  EVENT_BYTES -
  JSON.stringify({ index: 1000, words: [], text: '' }).length -
  JSON.stringify(metadata).length -
  8;
const someEvent = (index: number): NewEvent => ({
  id: randomUUID(),
  type: TYPES[index % TYPES.length] as string,
  schemaVersion: 1,
  data: { index, words: ['surf', 'wave'], text: 'x'.repeat(padding - 13) },
  metadata,
});

/** Each writer appends to its own stream, one append at a time. */
function rowsOfWriters(writers: number): readonly (readonly Row[])[] {
  return Array.from({ length: writers }, () => {
    const stream = `bench-${randomUUID()}`;
    return Array.from({ length: APPENDS_PER_ROUND / writers }, (_, revision) => ({
      stream,
      revision,
      event: someEvent(revision),
    }));
  });
}

async function perSecond(writers: number, write: (row: Row) => Promise<unknown>): Promise<number> {
  const rows = rowsOfWriters(writers);
  const started = performance.now();
  await Promise.all(
    rows.map(async (own) => {
      for (const row of own) await write(row);
    }),
  );
  return APPENDS_PER_ROUND / ((performance.now() - started) / 1000);
}

const insertInto =
  (database: PgDatabase) =>
  ({ stream, revision, event }: Row) =>
    database.pool.query({
      name: 'bench_insert',
      text: `INSERT INTO bench_raw
           (position, stream_id, revision, event_id, type, schema_version, data, meta, recorded_at)
           VALUES (nextval('bench_position'), $1, $2, $3, $4, $5, $6, $7, now())`,
      values: [
        stream,
        revision,
        event.id,
        event.type,
        event.schemaVersion,
        JSON.stringify(event.data),
        JSON.stringify(event.metadata),
      ],
    });

const appendTo =
  (store: EventStore) =>
  ({ stream, revision, event }: Row) =>
    store.append(stream, revision === 0 ? 'no_stream' : BigInt(revision - 1), [event]);

async function rawPaging(database: PgDatabase): Promise<number> {
  let after = '0';
  let count = 0;
  const started = performance.now();
  for (;;) {
    const { rows } = await database.pool.query<{ position: string; data: object; meta: object }>({
      name: 'bench_page',
      text: 'SELECT * FROM eventlog.events WHERE position > $1 ORDER BY position LIMIT $2',
      values: [after, PAGE],
    });
    count += rows.length;
    after = rows.at(-1)?.position ?? after;
    if (rows.length < PAGE) return count / ((performance.now() - started) / 1000);
  }
}

async function storePaging(store: EventStore, from = 0n, types?: readonly string[]): Promise<number> {
  let after = from;
  let count = 0;
  const started = performance.now();
  for (;;) {
    const page = await store.readAll({ after, maxCount: PAGE, ...(types ? { types } : {}) });
    count += page.events.length;
    after = page.position;
    if (page.caughtUp) return count / ((performance.now() - started) / 1000);
  }
}

async function rounds(
  measures: Readonly<Record<string, () => Promise<number>>>,
): Promise<Map<string, number>> {
  const taken = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, measure] of Object.entries(measures)) {
      const figure = await measure();
      // The first round warms up connections, plans and the compiler.
      if (round > 0) taken.set(name, [...(taken.get(name) ?? []), figure]);
    }
  }
  return new Map([...taken].map(([name, figures]) => [name, median(figures)]));
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] as number;
}

function print(title: string, figures: ReadonlyMap<string, number>, unit: string): void {
  const [one] = figures.values();
  console.log(`\n${title} (median of ${ROUNDS})`);
  console.table(
    Object.fromEntries(
      [...figures].map(([name, figure]) => [
        name,
        { [unit]: Math.round(figure), ratio: Number((figure / (one as number)).toFixed(2)) },
      ]),
    ),
  );
}

async function bench(url: string): Promise<void> {
  const database = new PgDatabase({ url });
  await migrate(database, [eventLogMigration]);
  await database.query('CREATE TABLE bench_raw (LIKE eventlog.events INCLUDING ALL)');
  await database.query('CREATE SEQUENCE bench_position');
  const store = new PostgresEventStore(database);
  const insert = insertInto(database);
  const append = appendTo(store);
  const esdb = eventStoreUrl === undefined ? undefined : new EventStoreDbEventStore(eventStoreUrl);
  const begin = (await esdb?.head()) ?? 0n;

  const writes = await rounds({
    'single-row inserts, 1 writer': () => perSecond(1, insert),
    'single-row inserts, 16 writers': () => perSecond(16, insert),
    'event store, 1 writer': () => perSecond(1, append),
    'event store, 16 writers': () => perSecond(16, append),
    ...(esdb && {
      'EventStoreDB, 1 writer': () => perSecond(1, appendTo(esdb)),
      'EventStoreDB, 16 writers': () => perSecond(16, appendTo(esdb)),
    }),
  });
  print(`Appends of one ${EVENT_BYTES}-byte event`, writes, 'appends/s');

  await database.query('VACUUM ANALYZE eventlog.events');
  const reads = await rounds({
    'pg paging of the same events': () => rawPaging(database),
    'event store, everything': () => storePaging(store),
    'event store, three of four types': () => storePaging(store, 0n, TYPES.slice(0, 3)),
    ...(esdb && { 'EventStoreDB, everything': () => storePaging(esdb, begin) }),
  });
  print('Reading the log from its beginning', reads, 'events/s');

  await store.close();
  await esdb?.close();
  await database.query('DROP SCHEMA eventlog CASCADE');
  await database.query('DROP TABLE bench_raw');
  await database.close();
}

const given = process.env['DATABASE_URL'];
if (given === undefined) {
  const server = await startThrowawayPostgres({ durable: true });
  try {
    await bench(server.url);
  } finally {
    await server.stop();
  }
} else {
  await bench(given);
}
