import { DomainError } from '../errors/domain-error.ts';

const RETRY_AFTER_SECONDS = 2;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/**
 * SQLSTATEs of an unavailable server: connection exceptions (08), too many connections (53300),
 * cancelled by a time limit (57014), shutdown, crash and start-up (57P01-57P05), lost session (25P03).
 */
const SQLSTATE = /^(08...|53300|57014|57P0[1-5]|25P0[34])$/;
const DISK_FULL = '53100';
/** An error of input or output, which some of a full disk are. */
const IO_ERROR = '58030';
const NO_ROOM = /No space left on device|Disk quota exceeded/i;
/** pg and pg-pool report these without a code. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Client was closed|Query read timeout|Cannot use a pool after/;

interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
  /** A refused connection to a name with two addresses is an AggregateError. */
  readonly errors?: unknown;
}

/** True when the connection or the server failed, not the statement; whether the statement ran is unknown. */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message, errors } = (error ?? {}) as Failure;
  if (typeof code === 'string' && (NETWORK.has(code) || SQLSTATE.test(code))) return true;
  if (Array.isArray(errors)) return errors.some(isConnectionLoss);
  return typeof message === 'string' && MESSAGES.test(message);
}

/** True when the server could not write for lack of room. */
export function isDatabaseFull(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Failure;
  return code === DISK_FULL || (code === IO_ERROR && NO_ROOM.test(String(message)));
}

/** The DomainError for a lost connection or a full disk; other errors unchanged. */
export function translateDatabaseError(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  if (isConnectionLoss(error)) {
    return new DomainError(
      'unavailable',
      'Rideline is not available right now. Please try again in a moment.',
      {
        code: 'database_unavailable',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        cause: error,
      },
    );
  }
  if (isDatabaseFull(error)) {
    return new DomainError('storage_full', 'There is no room left to store this. Please try again later.', {
      code: 'database_full',
      cause: error,
    });
  }
  return error;
}
