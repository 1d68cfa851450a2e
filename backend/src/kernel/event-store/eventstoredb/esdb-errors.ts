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

/** The call that failed, for the error's fields. */
export interface CallContext {
  readonly stream: string;
  readonly expected?: ExpectedRevision;
  /** Size of the append. */
  readonly bytes?: number;
}

/** Maps the client's errors to those of EventStore. Other failures of a call become EventStoreUnavailable. */
export function translateError(
  error: unknown,
  { stream, expected = 'any', bytes = 0 }: CallContext,
): unknown {
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
  const failed = error instanceof Error && (isCommandError(error) || isDiscoveryFailure(error));
  return failed ? new EventStoreUnavailable(error) : error;
}

/** No node of a cluster answered, or none is the leader; the client has no type for it. */
const isDiscoveryFailure = ({ message }: Error) => message.startsWith('Failed to discover');
