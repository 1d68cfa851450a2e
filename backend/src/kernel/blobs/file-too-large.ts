import { DomainError } from '../errors/domain-error.ts';

export function fileTooLarge(maxBytes: number): DomainError {
  const limit = maxBytes >= 1_000_000 ? `${Math.floor(maxBytes / 100_000) / 10} MB` : `${maxBytes} bytes`;
  return new DomainError('too_large', `The file is over the limit of ${limit}`, { code: 'file_too_large' });
}
