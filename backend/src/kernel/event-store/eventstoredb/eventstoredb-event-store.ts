import {
  type AppendResult as AppendClientResult,
  BACKWARDS,
  END,
  FORWARDS,
  START,
} from '@eventstore/db-client';
import { encodeAppend } from '../encoded-event.ts';
import { EventStoreUnavailable, StreamTombstoned } from '../event-store.errors.ts';
import {
  DEFAULT_MAX_COUNT,
  type AllPage,
  type AppendResult,
  type CopiedEvent,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type ReadAllOptions,
  type ReadStreamOptions,
  type RecordedEvent,
  type SubscribeOptions,
  type Subscription,
} from '../event-store.ts';
import { retryWhileUnavailable } from '../retry-while-unavailable.ts';
import { Subscriptions } from '../subscribing/subscription-loop.ts';
import { EsdbConnection } from './esdb-connection.ts';
import { runsOfStreams } from './copied-runs.ts';
import type { CallContext } from './esdb-errors.ts';
import { SharedPages } from './shared-pages.ts';
import { collect, positionOf, toEventData, toRecorded } from './esdb-events.ts';
import { listenForEvents } from './listen-for-events.ts';

export interface EventStoreDbOptions {
  /** Longest silence of one call; default 5,000 ms. */
  readonly timeoutMs?: number;
  /** How long calls are retried after a connection loss; default 3,000 ms. */
  readonly retryForMs?: number;
  /** Poll interval of subscriptions, in case a notification is lost; default 1,000 ms. */
  readonly pollMs?: number;
}

/** Events of `$all` that are read at once, most of them of types that the reader doesn't want. */
const PAGE = 1_000;

/** Event store in EventStoreDB or KurrentDB; positions are commit positions of `$all`. */
export class EventStoreDbEventStore implements EventStore {
  private readonly connection: EsdbConnection;
  private readonly subscriptions: Subscriptions;
  private readonly pages = new SharedPages((after, maxCount) => this.readRecorded(after, maxCount));
  private readonly timeoutMs: number;
  private readonly retryForMs: number;
  private closed = false;

  /** @param url `esdb://…` */
  constructor(url: string, options: EventStoreDbOptions = {}) {
    this.timeoutMs = options.timeoutMs ?? 5_000;
    this.connection = new EsdbConnection(url, this.timeoutMs);
    this.retryForMs = options.retryForMs ?? 3_000;
    const listen = listenForEvents(this.connection);
    this.subscriptions = new Subscriptions((page) => this.readAll(page), listen, options.pollMs);
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    const data = events.map((event) => toEventData(event));
    const { nextExpectedRevision: revision, position } = await this.write(stream, expected, events, data);
    return { revision, position: position?.commit ?? (await this.positionAt(stream, revision)) };
  }

  async appendCopies(events: readonly CopiedEvent[]): Promise<void> {
    for (const run of runsOfStreams(events)) {
      const { stream, revision } = run[0]!;
      const expected = revision === 0n ? 'no_stream' : revision - 1n;
      const data = run.map((event) => toEventData(event, event.recordedAt));
      await this.write(stream, expected, run, data);
    }
  }

  readStream(stream: string, options: ReadStreamOptions = {}): Promise<readonly RecordedEvent[]> {
    const { direction = 'forward', from, maxCount = DEFAULT_MAX_COUNT } = options;
    const forward = direction === 'forward';
    return this.run({ stream }, async (client, answers) => {
      const read = client.readStream(stream, {
        direction: forward ? FORWARDS : BACKWARDS,
        fromRevision: from ?? (forward ? START : END),
        maxCount,
      });
      const resolved = await collect(read, answers);
      return resolved.flatMap((event) => toRecorded(event) ?? []);
    });
  }

  /** The client cannot filter a read, so events of other types are transferred and dropped here. */
  async readAll({ after, maxCount, types }: ReadAllOptions): Promise<AllPage> {
    const page = await this.pages.page(after, Math.min(maxCount, PAGE));
    return types ? { ...page, events: page.events.filter(({ type }) => types.includes(type)) } : page;
  }

  subscribe(options: SubscribeOptions): Subscription {
    if (this.closed) throw closedError();
    return this.subscriptions.start(options);
  }

  async tombstone(stream: string, expected: Exclude<ExpectedRevision, 'stream_exists'>): Promise<void> {
    try {
      await this.run({ stream, expected }, (client) =>
        client.tombstoneStream(stream, { expectedRevision: expected, deadline: this.timeoutMs }),
      );
    } catch (error) {
      if (!(error instanceof StreamTombstoned)) throw error;
    }
  }

  /** Includes system events. */
  head(): Promise<bigint> {
    return this.run({ stream: '$all' }, async (client, answers) => {
      const read = client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 });
      const [newest] = await collect(read, answers);
      return newest === undefined ? 0n : positionOf(newest);
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.subscriptions.close();
    await this.connection.close();
  }

  private async write(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
    data: ReturnType<typeof toEventData>[],
  ): Promise<AppendClientResult> {
    const bytes = encodeAppend(events).reduce((sum, event) => sum + event.bytes, 0);
    const { appendCredentials: credentials } = this.connection;
    const result = await this.run({ stream, expected, bytes }, (client) =>
      client.appendToStream(stream, data, {
        expectedRevision: expected,
        deadline: this.timeoutMs,
        ...(credentials ? { credentials } : {}),
      }),
    );
    this.subscriptions.notify();
    return result;
  }

  private async readRecorded(after: bigint, maxCount: number): Promise<AllPage> {
    const { resolved, ...page } = await this.readRaw(after, maxCount);
    return { ...page, events: resolved.flatMap((event) => toRecorded(event) ?? []) };
  }

  /** Everything in `$all`, with system events and links. */
  private readRaw(after: bigint, maxCount: number) {
    return this.run({ stream: '$all' }, async (client, answers) => {
      const fromPosition = after === 0n ? START : { commit: after, prepare: after };
      // `fromPosition` is inclusive: one more event is read and the first one dropped.
      const read = client.readAll({ direction: FORWARDS, fromPosition, maxCount: maxCount + 1 });
      const found = await collect(read, answers);
      const resolved = found.filter((event) => positionOf(event) > after).slice(0, maxCount);
      const last = resolved.at(-1);
      const position = last === undefined ? after : positionOf(last);
      return { resolved, position, caughtUp: found.length <= maxCount };
    });
  }

  private async positionAt(stream: string, revision: bigint): Promise<bigint> {
    const [event] = await this.readStream(stream, { from: revision, maxCount: 1 });
    return event?.position ?? 0n;
  }

  /** All calls are idempotent: reads, appends with fixed event ids, and tombstones. */
  private run<Result>(
    context: CallContext,
    work: Parameters<typeof this.connection.run<Result>>[1],
  ): Promise<Result> {
    if (this.closed) return Promise.reject(closedError());
    return retryWhileUnavailable(this.retryForMs, () => this.connection.run(context, work));
  }
}

const closedError = () => new EventStoreUnavailable(new Error('The event store was closed'));
