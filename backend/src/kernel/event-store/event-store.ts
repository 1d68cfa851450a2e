import type { JsonObject } from './json.ts';
import type { Token } from '../../platform/token.ts';

/** Optimistic concurrency check of a write: the stream's exact revision, or a condition on its existence. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | bigint;

/** Actor, request, cause and data subject of an event. */
export interface EventMetadata {
  /** Account id as text, or 'system'. */
  readonly actor: string;
  /** Id of the request. */
  readonly correlation: string;
  /** Id of the event that an automation reacted to. */
  readonly causation?: string;
  /** Id of the person whose key seals the event's personal fields. */
  readonly subject?: string;
  /** Names of the data fields sealed with the subject's key. Set by EventCodec only. */
  readonly sealed?: readonly string[];
}

export interface NewEvent {
  /** UUID chosen by the writer. Retrying an append with the same ids is idempotent. */
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: JsonObject;
  readonly metadata: EventMetadata;
}

export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** 0 for the first event of the stream, without gaps. */
  readonly revision: bigint;
  /** Global order over all streams: strictly increasing, may have gaps. */
  readonly position: bigint;
  readonly recordedAt: Date;
}

/** An event of another log, to be recorded again with its revision and time. */
export type CopiedEvent = Omit<RecordedEvent, 'position'>;

export interface AppendResult {
  /** Revision of the last event of this append. */
  readonly revision: bigint;
  /** Position of the last event of this append. */
  readonly position: bigint;
}

export interface ReadStreamOptions {
  readonly direction?: 'forward' | 'backward';
  /** Inclusive; default the first (forward) or last (backward) event. */
  readonly from?: bigint;
  /** Default DEFAULT_MAX_COUNT. */
  readonly maxCount?: number;
}

/** Default page size of `readStream`. */
export const DEFAULT_MAX_COUNT = 1000;

export interface ReadAllOptions {
  /** Exclusive: events after this position; 0n for the beginning. */
  readonly after: bigint;
  readonly maxCount: number;
  readonly types?: readonly string[];
}

export interface AllPage {
  readonly events: readonly RecordedEvent[];
  /** Position of the last event scanned, matching or not. Resume after it. */
  readonly position: bigint;
  /** True if the page reached the end of the log at the time of the read. */
  readonly caughtUp: boolean;
}

export interface SubscribeOptions {
  /** Exclusive; the checkpoint to resume from. */
  readonly after: bigint;
  readonly types?: readonly string[];
  readonly batchSize?: number;
  /**
   * Awaited before the next page is delivered; a rejection ends the subscription with that error. The first page
   * is always delivered, even if empty. A later page is delivered if its position advanced or it is the first one
   * to be caught up.
   */
  onPage(page: AllPage): Promise<void>;
}

export interface Subscription {
  /** Resolves after `stop`; rejects with the error of `onPage`. Lost connections are retried with backoff. */
  readonly done: Promise<void>;
  /** Ends the subscription; resolves once the page in progress is handled. */
  stop(): Promise<void>;
}

/**
 * The event log. Both adapters pass the contract suite in `contract/`.
 * @throws WrongExpectedRevision, StreamNotFound, StreamTombstoned, AppendTooLarge, EventStoreUnavailable
 */
export interface EventStore {
  /** Concurrent appends may share a transaction; each has its own result. Needs at least one event. */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;
  /**
   * Records events of another log again, in this order, with their revisions and times, while nobody else appends.
   * Repeating a call adds nothing.
   * @throws WrongExpectedRevision for an event that doesn't follow the last one of its stream
   */
  appendCopies(events: readonly CopiedEvent[]): Promise<void>;
  /** Returns an empty array past the end. @throws StreamNotFound if the stream was never written */
  readStream(stream: string, options?: ReadStreamOptions): Promise<readonly RecordedEvent[]>;
  readAll(options: ReadAllOptions): Promise<AllPage>;
  subscribe(options: SubscribeOptions): Subscription;
  /** Ends the stream permanently: later appends and reads throw StreamTombstoned. */
  tombstone(stream: string, expected: Exclude<ExpectedRevision, 'stream_exists'>): Promise<void>;
  /** Position of the newest event; 0n for an empty log. */
  head(): Promise<bigint>;
  close(): Promise<void>;
}

/** Nest token of the store in use. */
export const EVENT_STORE: Token<EventStore> = Symbol('EVENT_STORE');
