import { DomainError } from '../errors/domain-error.ts';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** The typed error of a full disk; any other error as it is. */
export function storageFullOr(error: unknown): unknown {
  if (!NO_ROOM.has((error as NodeJS.ErrnoException).code ?? '')) return error;
  return new DomainError(
    'storage_full',
    'There is no room left to store this file. Please try again later.',
    {
      code: 'storage_full',
      cause: error,
    },
  );
}
