import type { JsonObject } from './json.ts';

/** What a writer believes of the stream: absent, present, at this revision, or nothing. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | bigint;

/** Who did it, which request it belongs to, what it follows from, whose personal data it may hold. */
export interface EventMetadata {
  /** Account id as text, or 'system'. */
  readonly actor: string;
  readonly correlation: string;
  /** Id of the event that an automation reacted to. */
  readonly causation?: string;
  /** The person whose key seals this event's personal fields. */
  readonly subject?: string;
  /** Fields of the data that are sealed with the subject's key; written by the codec alone. */
  readonly sealed?: readonly string[];
}

export interface NewEvent {
  /** UUID chosen by the writer: an append retried with the same ids is one append. */
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
  /** Order over all streams, strictly increasing, gaps allowed. */
  readonly position: bigint;
  readonly recordedAt: Date;
}

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

/** Events that `readStream` answers at most when it isn't told. */
export const DEFAULT_MAX_COUNT = 1000;

export interface ReadAllOptions {
  /** Exclusive: events after this position; 0n for the beginning. */
  readonly after: bigint;
  readonly maxCount: number;
  /** Only events of these types. */
  readonly types?: readonly string[];
}

export interface AllPage {
  readonly events: readonly RecordedEvent[];
  /** Everything up to here has been looked at, matched or not: resume after it. */
  readonly position: bigint;
  /** True when the page reached the end of the log as it stood. */
  readonly caughtUp: boolean;
}

export interface SubscribeOptions {
  /** Exclusive; the checkpoint to resume from. */
  readonly after: bigint;
  readonly types?: readonly string[];
  readonly batchSize?: number;
  /**
   * Awaited before the next page is delivered; a rejection ends the subscription with that error. The first page
   * is delivered even when it is empty; after it, only pages that look further, matched or not, or that tell the end was reached.
   */
  onPage(page: AllPage): Promise<void>;
}

export interface Subscription {
  /** Resolves after `stop`, rejects with the error of `onPage`; connection losses are survived with backoff. */
  readonly done: Promise<void>;
  /** Resolves when no page is being handled and none will be. */
  stop(): Promise<void>;
}

/**
 * The log of facts. Both adapters pass one contract suite (`contract/`).
 * @throws WrongExpectedRevision, StreamNotFound, StreamTombstoned, AppendTooLarge, EventStoreUnavailable
 */
export interface EventStore {
  /** Several at once may be written together; each has its own result. Needs at least one event. */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;
  /** @throws StreamNotFound for a stream that was never written; an empty array is an empty page. */
  readStream(stream: string, options?: ReadStreamOptions): Promise<readonly RecordedEvent[]>;
  readAll(options: ReadAllOptions): Promise<AllPage>;
  subscribe(options: SubscribeOptions): Subscription;
  /** Ends the stream for good: later appends and reads throw StreamTombstoned. */
  tombstone(stream: string, expected: Exclude<ExpectedRevision, 'stream_exists'>): Promise<void>;
  /** Position of the newest event; 0n for an empty log. */
  head(): Promise<bigint>;
  close(): Promise<void>;
}

/** Nest token of the store in use. */
export const EVENT_STORE = Symbol('EVENT_STORE');
