import { createHash } from 'node:crypto';
import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace';
import type { RecordedEvent } from '../event-store/event-store.ts';

/** UUIDs and the ids that proxies choose; what no request caused has a word instead, such as `command-line`. */
const REQUEST = /^[\da-f-]{32,36}$/i;
const MOST_REQUESTS = 50;

interface Ids {
  readonly traceId: string;
  readonly spanId: string;
}

/**
 * Ids of a request's trace and of its span, from the id of the request. Events keep that id, so whoever handles them,
 * in any process and at any time, finds the trace without a field of its own in the log.
 */
export function idsOfRequest(request: string): Ids {
  const digest = createHash('sha256').update(request).digest('hex');
  return { traceId: digest.slice(0, 32), spanId: digest.slice(32, 48) };
}

/** The requests that recorded these events, as far as they can be told; the first ones of many. */
export function requestsOf(events: readonly Pick<RecordedEvent, 'metadata'>[]): readonly string[] {
  const requests = new Set(events.map(({ metadata }) => metadata.correlation));
  return [...requests].filter((request) => REQUEST.test(request)).slice(0, MOST_REQUESTS);
}

/** Random ids, but for the span of a request. */
export class SpanIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  private given: Ids | undefined;

  /** @param start starts one span */
  for<Span>(request: string, start: () => Span): Span {
    this.given = REQUEST.test(request) ? idsOfRequest(request) : undefined;
    try {
      return start();
    } finally {
      this.given = undefined;
    }
  }

  generateTraceId(): string {
    return this.given?.traceId ?? this.random.generateTraceId();
  }

  generateSpanId(): string {
    return this.given?.spanId ?? this.random.generateSpanId();
  }
}
