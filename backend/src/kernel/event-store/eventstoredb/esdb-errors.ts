import {
  AccessDeniedError,
  InvalidArgumentError,
  isCommandError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import {
  AppendTooLarge,
  EventStoreUnavailable,
  StreamNotFound,
  StreamTombstoned,
  WrongExpectedRevision,
} from '../event-store.errors.ts';
import type { ExpectedRevision } from '../event-store.ts';

/** What was asked for when the server refused or failed. */
export interface Asked {
  readonly stream: string;
  readonly expected?: ExpectedRevision;
  /** Of the append. */
  readonly bytes?: number;
}

/** The port's error for one of the client's. A failure that isn't a refusal leaves the outcome unknown. */
export function translateError(error: unknown, { stream, expected = 'any', bytes = 0 }: Asked): unknown {
  if (error instanceof WrongExpectedVersionError) {
    const { actualVersion } = error;
    return new WrongExpectedRevision(
      stream,
      expected,
      typeof actualVersion === 'bigint' ? actualVersion : 'no_stream',
    );
  }
  if (error instanceof StreamDeletedError) return new StreamTombstoned(stream);
  if (error instanceof StreamNotFoundError) return new StreamNotFound(stream);
  if (error instanceof MaxAppendSizeExceededError) return new AppendTooLarge(bytes, error.maxAppendSize);
  if (error instanceof AccessDeniedError || error instanceof InvalidArgumentError) return error;
  return error instanceof Error && isCommandError(error) ? new EventStoreUnavailable(error) : error;
}
