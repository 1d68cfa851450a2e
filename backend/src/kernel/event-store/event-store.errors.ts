import { DomainError, notAvailable, type TechnicalError } from '../../platform/errors/domain-error.ts';
import type { ExpectedRevision } from './event-store.ts';

/** Another writer appended first: the stream is not at the expected revision. */
export class WrongExpectedRevision extends Error implements TechnicalError {
  override readonly name = 'WrongExpectedRevision';
  readonly shownAs = new DomainError(
    'conflict',
    'Somebody changed this at the same time. Please try again.',
    { code: 'conflict' },
  );
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    /** The stream's revision, or 'no_stream'. */
    readonly actual: bigint | 'no_stream',
  ) {
    super(`Stream ${stream} is at ${actual}, expected ${expected}`);
  }
}

export class StreamNotFound extends Error {
  override readonly name = 'StreamNotFound';
  constructor(readonly stream: string) {
    super(`Stream ${stream} does not exist`);
  }
}

export class StreamTombstoned extends Error {
  override readonly name = 'StreamTombstoned';
  constructor(readonly stream: string) {
    super(`Stream ${stream} is tombstoned`);
  }
}

/** Nothing was written; the connection stays usable. */
export class AppendTooLarge extends Error implements TechnicalError {
  override readonly name = 'AppendTooLarge';
  readonly shownAs = new DomainError('too_large', 'This is too much to be stored at once', {
    code: 'too_large',
  });
  constructor(
    readonly bytes: number,
    readonly limit: number,
  ) {
    super(`An append of ${bytes} bytes is over the limit of ${limit} bytes`);
  }
}

/** No answer in time, or the connection was lost. The outcome of a write is unknown: retry with the same event ids. */
export class EventStoreUnavailable extends Error implements TechnicalError {
  override readonly name = 'EventStoreUnavailable';
  readonly shownAs = notAvailable('event_store_unavailable');
  constructor(cause: unknown) {
    super('The event store did not answer', { cause });
  }
}
