import { DomainError } from '../errors/domain-error.ts';

const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);

export function fileTooLarge(maxBytes: number): DomainError {
  const limit = maxBytes >= 1_000_000 ? `${Math.floor(maxBytes / 100_000) / 10} MB` : `${maxBytes} bytes`;
  return new DomainError('too_large', `The file is over the limit of ${limit}`, { code: 'file_too_large' });
}

/** Converts the error of a full disk to a DomainError storage_full; returns other errors unchanged. */
export function storageFullOr(error: unknown): unknown {
  if (!DISK_FULL_CODES.has((error as NodeJS.ErrnoException).code ?? '')) return error;
  return new DomainError(
    'storage_full',
    'There is no room left to store this file. Please try again later.',
    {
      code: 'storage_full',
      cause: error,
    },
  );
}
