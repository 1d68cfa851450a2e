import type { Readable } from 'node:stream';

/** A received file that is not kept yet: it becomes durable by `keep`, or leaves no trace by `discard`. */
export interface StagedBlob {
  /** Lower-case hex SHA-256 of the content: its name once kept. */
  readonly hash: string;
  readonly bytes: number;
  read(): Promise<Uint8Array>;
  /** Flushes to disk and renames into place; acknowledged means durable. Keeping twice is no error. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** Content-addressed files. */
export interface BlobStore {
  /**
   * Receives what the stream gives into a temporary file, hashing as it comes. Nothing stays behind when the
   * stream fails, is aborted, or passes `maxBytes`.
   * @throws DomainError too_large past maxBytes, storage_full when the disk is full
   */
  stage(content: Readable, maxBytes: number): Promise<StagedBlob>;
  /** @throws BlobNotFound, BlobDamaged when the content is not the one that was kept */
  read(hash: string): Promise<Uint8Array>;
  has(hash: string): Promise<boolean>;
  /** Whether it is there, and its content the one that was kept; read in pieces. */
  isIntact(hash: string): Promise<boolean>;
  /** undefined for what isn't there */
  bytesOf(hash: string): Promise<number | undefined>;
  /** Removing what isn't there is no error. */
  remove(hash: string): Promise<void>;
  /** Removes what processes that are gone left half received. */
  removeAbandoned(): Promise<void>;
  /** Every kept hash with its age, for the sweep of files that nothing refers to. */
  list(): AsyncIterable<{ readonly hash: string; readonly storedAt: Date }>;
}

export class BlobNotFound extends Error {
  override readonly name = 'BlobNotFound';
  constructor(readonly hash: string) {
    super(`No blob ${hash}`);
  }
}

/** Truncated, or changed on the disk: keeping the same content again replaces it. */
export class BlobDamaged extends Error {
  override readonly name = 'BlobDamaged';
  constructor(readonly hash: string) {
    super(`Blob ${hash} is damaged`);
  }
}

export const BLOB_STORE = Symbol('BLOB_STORE');
