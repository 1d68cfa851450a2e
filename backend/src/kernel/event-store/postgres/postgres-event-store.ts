import type { Database } from '../../../platform/database/database.ts';
import { encodeAppend } from '../encoded-event.ts';
import { EventStoreUnavailable } from '../event-store.errors.ts';
import type {
  AllPage,
  AppendResult,
  CopiedEvent,
  EventStore,
  ExpectedRevision,
  NewEvent,
  ReadAllOptions,
  ReadStreamOptions,
  RecordedEvent,
  SubscribeOptions,
  Subscription,
} from '../event-store.ts';
import { DEFAULT_MAX_COUNT } from '../event-store.ts';
import { retryWhileUnavailable } from '../retry-while-unavailable.ts';
import { Subscriptions } from '../subscribing/subscription-loop.ts';
import { AppendQueue, type QueuedAppend } from './append-queue.ts';
import {
  APPEND,
  appendValues,
  expectedCode,
  TOMBSTONE,
  toConflict,
  toOutcome,
  type AppendOutcome,
} from './append-statement.ts';
import { EXPECTED_CODE } from './event-log.migration.ts';
import { insertEvents, lockLog } from './insert-events.ts';
import { HEAD, READ_ALL, READ_STREAM, STREAM_REVISION, toAllPage, toStreamPage } from './read-statements.ts';
import { Statements, type RawRow, type Statement } from './statements.ts';
import { listenForAppends } from './listen-for-appends.ts';

export interface PostgresEventStoreOptions {
  /** Timeout of one statement; default 5,000 ms. */
  readonly statementTimeoutMs?: number;
  /** How long calls are retried after a connection loss; default 3,000 ms. */
  readonly retryForMs?: number;
  /** Poll interval of subscriptions, in case a notification is lost; default 1,000 ms. */
  readonly pollMs?: number;
}

const HIGHEST_REVISION = 2n ** 63n - 1n;
const UNIQUE_VIOLATION = '23505';

/** Event store in Postgres (tables in `event-log.migration.ts`). Does not close the database. */
export class PostgresEventStore implements EventStore {
  private readonly statements: Statements;
  private readonly queue: AppendQueue<AppendOutcome>;
  private readonly subscriptions: Subscriptions;
  private readonly retryForMs: number;
  private closed = false;

  constructor(
    private readonly database: Database,
    options: PostgresEventStoreOptions = {},
  ) {
    this.statements = new Statements(database.pool, options.statementTimeoutMs ?? 5_000);
    this.retryForMs = options.retryForMs ?? 3_000;
    this.queue = new AppendQueue((batch) => this.write(batch));
    const listen = listenForAppends(database.pool);
    this.subscriptions = new Subscriptions((page) => this.readAll(page), listen, options.pollMs);
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    if (this.closed) throw closedError();
    const append = { stream, expected, events: encodeAppend(events) };
    const outcome = await this.queue
      .add(append)
      .catch((error: unknown) => this.conflictOnRepeatedId(append, error));
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  async appendCopies(events: readonly CopiedEvent[]): Promise<void> {
    await this.database.transaction(async (client) => {
      const streams = await lockLog(client, [...new Set(events.map(({ stream }) => stream))]);
      const last = new Map([...streams].map(([stream, { revision }]) => [stream, revision]));
      const missing = events.filter(({ stream, revision }) => {
        const before = last.get(stream) ?? -1n;
        if (revision <= before) return false;
        if (revision > before + 1n) throw toConflict(stream, revision - 1n, String(before));
        last.set(stream, revision);
        return true;
      });
      const placed = missing.map((event) => ({ ...event, encoded: encodeAppend([event])[0]! }));
      if (placed.length > 0) await insertEvents(client, placed);
    });
    this.subscriptions.notify();
  }

  async readStream(stream: string, options: ReadStreamOptions = {}): Promise<readonly RecordedEvent[]> {
    const { direction = 'forward', maxCount = DEFAULT_MAX_COUNT } = options;
    const from = options.from ?? (direction === 'forward' ? 0n : HIGHEST_REVISION);
    return toStreamPage(stream, await this.run(READ_STREAM[direction], [stream, from, maxCount]));
  }

  async readAll(options: ReadAllOptions): Promise<AllPage> {
    const { after, maxCount, types } = options;
    const rows = types
      ? await this.run(READ_ALL.ofTypes, [after, maxCount, types])
      : await this.run(READ_ALL.everything, [after, maxCount]);
    return toAllPage(options, rows);
  }

  subscribe(options: SubscribeOptions): Subscription {
    if (this.closed) throw closedError();
    return this.subscriptions.start(options);
  }

  async tombstone(stream: string, expected: ExpectedRevision): Promise<void> {
    const [row] = await this.run(TOMBSTONE, [stream, expectedCode(expected)]);
    const [outcome, revision] = row as RawRow;
    if (outcome === 'conflict') throw toConflict(stream, expected, revision as string);
  }

  async head(): Promise<bigint> {
    const [row] = await this.run(HEAD, []);
    return BigInt(row?.[0] ?? 0);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.subscriptions.close();
    await this.queue.idle();
  }

  private async write(batch: readonly QueuedAppend[]): Promise<readonly AppendOutcome[]> {
    const rows = await this.run(APPEND, appendValues(batch));
    this.subscriptions.notify();
    return batch.map((append, index) => toOutcome(append, rows[index] as RawRow));
  }

  /** A unique violation on the event id means that the append repeats part of an earlier one: a conflict. */
  private async conflictOnRepeatedId(
    { stream, expected }: QueuedAppend,
    error: unknown,
  ): Promise<AppendOutcome> {
    if ((error as { code?: unknown } | null)?.code !== UNIQUE_VIOLATION) throw error;
    const [row] = await this.run(STREAM_REVISION, [stream]);
    return toConflict(stream, expected, row?.[0] ?? String(EXPECTED_CODE.no_stream));
  }

  /** All statements are idempotent: reads, appends with fixed event ids, and tombstones. */
  private run(statement: Statement, values: readonly unknown[]): Promise<readonly RawRow[]> {
    return retryWhileUnavailable(this.retryForMs, () => this.statements.run(statement, values));
  }
}

const closedError = () => new EventStoreUnavailable(new Error('The event store was closed'));
