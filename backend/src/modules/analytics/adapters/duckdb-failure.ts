import { isTransient } from '../../../kernel/checkpoints/transient-failure.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';

/** What a failed call of DuckDB means for the file. */
export interface DuckDbFailure {
  readonly isDamage: boolean;
  /** DuckDB refuses further statements until the file is closed. */
  readonly needsReopening: boolean;
  /** unavailable unless the rows or the statement themselves cause the failure. */
  readonly error: unknown;
}

const DAMAGE = /corrupt|checksum|^INTERNAL Error|Serialization Error/i;
const REOPEN = /^(FATAL|IO) Error|has been invalidated/i;
const OF_ROWS_OR_SQL =
  /^(Failed to (cast|extract)|(Binder|Catalog|Constraint|Conversion|Invalid Input|Out of Range|Parser|Permission) Error)/i;

/** Sorts an error of DuckDB by its message, which is all it has. */
export function failureOf(error: unknown): DuckDbFailure {
  const message = String((error as { readonly message?: unknown }).message ?? error);
  const isOfRows = OF_ROWS_OR_SQL.test(message) || error instanceof TypeError || error instanceof RangeError;
  return {
    isDamage: DAMAGE.test(message),
    needsReopening: REOPEN.test(message),
    error: isOfRows || isTransient(error) ? error : unavailable(error),
  };
}

export const unavailable = (cause?: unknown) =>
  new DomainError('unavailable', 'The statistics are being prepared. Please try again in a minute.', {
    isExpected: true,
    retryAfterSeconds: 60,
    cause,
  });
