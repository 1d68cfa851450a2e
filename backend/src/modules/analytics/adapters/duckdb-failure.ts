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
const ENVIRONMENT = /^(Out of Memory|TransactionContext|Transaction|Connection|INTERRUPT) Error/i;

/** Sorts an error of DuckDB by its message, which is all it has. */
export function failureOf(error: unknown): DuckDbFailure {
  const message = error instanceof Error ? error.message : String(error);
  const isDamage = DAMAGE.test(message);
  const needsReopening = REOPEN.test(message);
  const isOfFileSystem = typeof (error as NodeJS.ErrnoException).code === 'string';
  const isEnvironment = isDamage || needsReopening || isOfFileSystem || ENVIRONMENT.test(message);
  return { isDamage, needsReopening, error: isEnvironment ? unavailable(error) : error };
}

export const unavailable = (cause?: unknown) =>
  new DomainError('unavailable', 'The statistics are being prepared. Please try again in a minute.', {
    isExpected: true,
    retryAfterSeconds: 60,
    cause,
  });
