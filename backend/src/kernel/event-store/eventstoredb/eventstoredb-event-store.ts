import { BACKWARDS, END, FORWARDS, START } from '@eventstore/db-client';
import { encodeAppend } from '../encoded-event.ts';
import { EventStoreUnavailable, StreamTombstoned } from '../event-store.errors.ts';
import {
  DEFAULT_MAX_COUNT,
  type AllPage,
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type ReadAllOptions,
  type ReadStreamOptions,
  type RecordedEvent,
  type SubscribeOptions,
  type Subscription,
} from '../event-store.ts';
import { Bell } from '../subscribing/bell.ts';
import { Subscriptions } from '../subscribing/subscription-loop.ts';
import { whileUnavailable } from '../while-unavailable.ts';
import { EsdbConnection } from './esdb-connection.ts';
import type { Asked } from './esdb-errors.ts';
import { collect, positionOf, toEventData, toRecorded } from './esdb-events.ts';
import { EsdbWakeUps } from './esdb-wake-ups.ts';

export interface EventStoreDbOptions {
  /** How long one call may take; default 5,000 ms. */
  readonly timeoutMs?: number;
  /** How long a lost connection is retried before the caller hears of it; default 3,000 ms. */
  readonly patienceMs?: number;
  /** How often subscriptions look without having been woken; default 1,000 ms. */
  readonly pollMs?: number;
}

/** The log in EventStoreDB or KurrentDB; positions are commit positions of `$all`. */
export class EventStoreDbEventStore implements EventStore {
  private readonly connection: EsdbConnection;
  private readonly bell = new Bell();
  private readonly subscriptions: Subscriptions;
  private readonly timeoutMs: number;
  private readonly patienceMs: number;
  private readonly pollMs: number;
  private wakeUps: EsdbWakeUps | undefined;
  private poll: NodeJS.Timeout | undefined;
  private closed = false;

  /** @param url `esdb://…` */
  constructor(url: string, options: EventStoreDbOptions = {}) {
    this.timeoutMs = options.timeoutMs ?? 5_000;
    this.connection = new EsdbConnection(url, this.timeoutMs);
    this.patienceMs = options.patienceMs ?? 3_000;
    this.pollMs = options.pollMs ?? 1_000;
    this.subscriptions = new Subscriptions(this.bell, (page) => this.readAll(page));
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    const bytes = encodeAppend(events).reduce((sum, event) => sum + event.bytes, 0);
    const { appendCredentials: credentials } = this.connection;
    const { nextExpectedRevision: revision, position } = await this.run(
      { stream, expected, bytes },
      (client) =>
        client.appendToStream(stream, events.map(toEventData), {
          expectedRevision: expected,
          deadline: this.timeoutMs,
          ...(credentials ? { credentials } : {}),
        }),
    );
    this.bell.ring();
    return { revision, position: position?.commit ?? (await this.positionAt(stream, revision)) };
  }

  readStream(stream: string, options: ReadStreamOptions = {}): Promise<readonly RecordedEvent[]> {
    const { direction = 'forward', from, maxCount = DEFAULT_MAX_COUNT } = options;
    const forward = direction === 'forward';
    return this.run({ stream }, async (client, signal) => {
      const read = client.readStream(stream, {
        direction: forward ? FORWARDS : BACKWARDS,
        fromRevision: from ?? (forward ? START : END),
        maxCount,
      });
      const resolved = await collect(read, signal);
      return resolved.flatMap((event) => toRecorded(event) ?? []);
    });
  }

  /** The client can't filter a read, so events of other types come over the wire and are passed over here. */
  readAll({ after, maxCount, types }: ReadAllOptions): Promise<AllPage> {
    return this.run({ stream: '$all' }, async (client, signal) => {
      const fromPosition = after === 0n ? START : { commit: after, prepare: after };
      // The server starts with the event at this position, which was looked at before.
      const read = client.readAll({ direction: FORWARDS, fromPosition, maxCount: maxCount + 1 });
      const resolved = await collect(read, signal);
      const page = resolved.filter((event) => positionOf(event) > after).slice(0, maxCount);
      const events = page.flatMap((event) => toRecorded(event) ?? []);
      const last = page.at(-1);
      return {
        events: types ? events.filter(({ type }) => types.includes(type)) : events,
        position: last === undefined ? after : positionOf(last),
        caughtUp: resolved.length <= maxCount,
      };
    });
  }

  subscribe(options: SubscribeOptions): Subscription {
    if (this.closed) throw closedError();
    const ring = () => this.bell.ring();
    this.wakeUps ??= new EsdbWakeUps(this.connection, ring);
    this.poll ??= setInterval(ring, this.pollMs);
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

  /** Of the newest event of any kind, the server's own included. */
  head(): Promise<bigint> {
    return this.run({ stream: '$all' }, async (client, signal) => {
      const read = client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 });
      const [newest] = await collect(read, signal);
      return newest === undefined ? 0n : positionOf(newest);
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.poll);
    await this.subscriptions.stopAll();
    await this.wakeUps?.close();
    await this.connection.close();
  }

  private async positionAt(stream: string, revision: bigint): Promise<bigint> {
    const [event] = await this.readStream(stream, { from: revision, maxCount: 1 });
    return event?.position ?? 0n;
  }

  /** Every call here may be repeated: reads, appends with their ids, and ending what is ended. */
  private run<Result>(
    asked: Asked,
    work: Parameters<typeof this.connection.run<Result>>[1],
  ): Promise<Result> {
    if (this.closed) return Promise.reject(closedError());
    return whileUnavailable(this.patienceMs, () => this.connection.run(asked, work));
  }
}

const closedError = () => new EventStoreUnavailable(new Error('The event store was closed'));
