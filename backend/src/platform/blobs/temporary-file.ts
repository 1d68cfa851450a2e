import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileTooLarge, storageFullOr } from './blob-store.ts';

const PRIVATE_FILE = 0o600;

export interface TemporaryFile {
  readonly path: string;
  readonly hash: string;
  readonly bytes: number;
}

/**
 * Writes the stream to a new file and hashes it. The file is deleted if the stream fails or exceeds `maxBytes`.
 * @throws DomainError too_large, storage_full
 */
export async function writeTemporary(
  path: string,
  content: Readable,
  maxBytes: number,
): Promise<TemporaryFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw fileTooLarge(maxBytes);
      hash.update(chunk);
      yield chunk;
    }
  };
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'wx', PRIVATE_FILE);
    await pipeline(content, measure, file.createWriteStream());
    return { path, hash: hash.digest('hex'), bytes };
  } catch (error) {
    content.destroy();
    // The write stream does not close the file if the content failed before the first byte.
    await file?.close().catch(() => undefined);
    await rm(path, { force: true });
    throw storageFullOr(error);
  }
}
