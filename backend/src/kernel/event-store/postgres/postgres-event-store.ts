import type { Database } from '../../database/database.ts';
import { encodeAppend } from '../encoded-event.ts';
import { EventStoreUnavailable } from '../event-store.errors.ts';
import type {
  AllPage,
  AppendResult,
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
import { Bell } from '../subscribing/bell.ts';
import { Subscriptions } from '../subscribing/subscription-loop.ts';
import { whileUnavailable } from '../while-unavailable.ts';
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
import { HEAD, READ_ALL, READ_STREAM, STREAM_REVISION, toAllPage, toStreamPage } from './read-statements.ts';
import { Statements, type RawRow, type Statement } from './statements.ts';
import { WakeUpListener } from './wake-up-listener.ts';

export interface PostgresEventStoreOptions {
  /** How long one statement may take; default 5,000 ms. */
  readonly statementTimeoutMs?: number;
  /** How long a lost connection is retried before the caller hears of it; default 3,000 ms. */
  readonly patienceMs?: number;
  /** How often subscriptions look without having been woken; default 1,000 ms. */
  readonly pollMs?: number;
}

const HIGHEST_REVISION = 2n ** 63n - 1n;
const UNIQUE_VIOLATION = '23505';

/** The log in Postgres (`event-log.migration.ts`). Does not close the database it was given. */
export class PostgresEventStore implements EventStore {
  private readonly statements: Statements;
  private readonly queue: AppendQueue<AppendOutcome>;
  private readonly bell = new Bell();
  private readonly subscriptions: Subscriptions;
  private readonly patienceMs: number;
  private readonly pollMs: number;
  private listener: WakeUpListener | undefined;
  private poll: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly database: Database,
    options: PostgresEventStoreOptions = {},
  ) {
    this.statements = new Statements(database.pool, options.statementTimeoutMs ?? 5_000);
    this.patienceMs = options.patienceMs ?? 3_000;
    this.pollMs = options.pollMs ?? 1_000;
    this.queue = new AppendQueue((batch) => this.write(batch));
    this.subscriptions = new Subscriptions(this.bell, (page) => this.readAll(page));
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    if (this.closed) throw closedError();
    const append = { stream, expected, events: encodeAppend(events) };
    const outcome = await this.queue.add(append).catch((error: unknown) => this.orRepeatedId(append, error));
    if (outcome instanceof Error) throw outcome;
    return outcome;
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
    const ring = () => this.bell.ring();
    this.listener ??= new WakeUpListener(this.database.pool, ring);
    this.poll ??= setInterval(ring, this.pollMs);
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
    clearInterval(this.poll);
    await this.subscriptions.stopAll();
    await this.listener?.close();
    await this.queue.idle();
  }

  private async write(batch: readonly QueuedAppend[]): Promise<readonly AppendOutcome[]> {
    const rows = await this.run(APPEND, appendValues(batch));
    this.bell.ring();
    return batch.map((append, index) => toOutcome(append, rows[index] as RawRow));
  }

  /** An id that the stream holds already, where its expectation was right: the append repeats a part of another. */
  private async orRepeatedId({ stream, expected }: QueuedAppend, error: unknown): Promise<AppendOutcome> {
    if ((error as { code?: unknown } | null)?.code !== UNIQUE_VIOLATION) throw error;
    const [row] = await this.run(STREAM_REVISION, [stream]);
    return toConflict(stream, expected, row?.[0] ?? String(EXPECTED_CODE.no_stream));
  }

  /** Every statement here may be repeated: reads, appends with their ids, and ending what is ended. */
  private run(statement: Statement, values: readonly unknown[]): Promise<readonly RawRow[]> {
    return whileUnavailable(this.patienceMs, () => this.statements.run(statement, values));
  }
}

const closedError = () => new EventStoreUnavailable(new Error('The event store was closed'));
