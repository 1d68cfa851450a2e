import type { Readable } from 'node:stream';

export interface StoredBlob {
  /** Lower-case hex SHA-256 of the content: its name. */
  readonly hash: string;
  readonly bytes: number;
}

/** Content-addressed files. Acknowledged means durable: written, flushed to disk, renamed into place. */
export interface BlobStore {
  /**
   * Stores what the stream gives. Nothing stays behind when the stream fails or `maxBytes` is passed.
   * @throws DomainError too_large past maxBytes, storage_full when the disk is full
   */
  put(content: Readable, maxBytes: number): Promise<StoredBlob>;
  /** @throws BlobNotFound */
  read(hash: string): Promise<Uint8Array>;
  has(hash: string): Promise<boolean>;
  /** Removing what isn't there is no error. */
  remove(hash: string): Promise<void>;
  /** Every stored hash with its age, for the sweep of files that nothing refers to. */
  list(): AsyncIterable<{ readonly hash: string; readonly storedAt: Date }>;
}

export class BlobNotFound extends Error {
  override readonly name = 'BlobNotFound';
  constructor(readonly hash: string) {
    super(`No blob ${hash}`);
  }
}

export const BLOB_STORE = Symbol('BLOB_STORE');
