import type { Readable } from 'node:stream';
import { DomainError } from '../errors/domain-error.ts';
import type { Token } from '../token.ts';

/** A file on its way, in temporary storage: `keep` makes it durable, `discard` deletes it. */
export interface StagedBlob {
  /** Lower-case hex SHA-256 of the content; its name once kept. */
  readonly hash: string;
  readonly bytes: number;
  read(): Promise<Uint8Array>;
  /** Flushes to disk and renames into place; durable once resolved. Idempotent. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

export interface StoredBlob {
  readonly hash: string;
  readonly bytes: number;
  readonly storedAt: Date;
}

/** Content-addressed file store. */
export interface BlobStore {
  /**
   * Writes the stream to a temporary file and hashes it. The file is deleted if the stream fails, is aborted or
   * exceeds `maxBytes`.
   * @throws DomainError too_large past maxBytes, storage_full if the disk is full
   */
  stage(content: Readable, maxBytes: number): Promise<StagedBlob>;
  /** @throws BlobNotFound, BlobDamaged if the content does not match the hash */
  read(hash: string): Promise<Uint8Array>;
  /**
   * Streams the content. The stream ends with BlobDamaged after the last byte if the content does not match the hash.
   * @throws BlobNotFound
   */
  open(hash: string): Promise<Readable>;
  has(hash: string): Promise<boolean>;
  /** True if the file exists and its content matches the hash. Streams the content. */
  isIntact(hash: string): Promise<boolean>;
  /** undefined if missing */
  bytesOf(hash: string): Promise<number | undefined>;
  /** Idempotent. */
  remove(hash: string): Promise<void>;
  /** Deletes partially received files of processes that ended. */
  removeAbandoned(): Promise<void>;
  /** All kept files, in no order. */
  list(): AsyncIterable<StoredBlob>;
}

export class BlobNotFound extends Error {
  override readonly name = 'BlobNotFound';
  constructor(readonly hash: string) {
    super(`No blob ${hash}`);
  }
}

/** Truncated or changed on disk. Keeping the same content again replaces it. */
export class BlobDamaged extends Error {
  override readonly name = 'BlobDamaged';
  constructor(readonly hash: string) {
    super(`Blob ${hash} is damaged`);
  }
}

export const BLOB_STORE: Token<BlobStore> = Symbol('BLOB_STORE');

const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);

export const isDiskFull = (error: unknown): boolean =>
  DISK_FULL_CODES.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');

export function fileTooLarge(maxBytes: number): DomainError {
  const limit = maxBytes >= 1_000_000 ? `${Math.floor(maxBytes / 100_000) / 10} MB` : `${maxBytes} bytes`;
  return new DomainError('too_large', `The file is over the limit of ${limit}`, { code: 'file_too_large' });
}

/** Converts the error of a full disk to a DomainError storage_full; returns other errors unchanged. */
export function storageFullOr(error: unknown): unknown {
  if (!isDiskFull(error)) return error;
  return new DomainError(
    'storage_full',
    'There is no room left to store this file. Please try again later.',
    {
      code: 'storage_full',
      cause: error,
    },
  );
}
