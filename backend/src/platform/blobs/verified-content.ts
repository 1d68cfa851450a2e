import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { BlobDamaged, BlobNotFound } from './blob-store.ts';

/** Passes the content on, and ends with BlobDamaged unless it matches the hash. */
export function verifiedContent(
  source: Readable,
  hash: string,
  /** Translates an error of the source. */
  errorOf: (error: Error) => Error,
): Readable {
  const digest = createHash('sha256');
  const content = new Transform({
    transform(chunk: Buffer, _, done) {
      digest.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(digest.digest('hex') === hash ? null : new BlobDamaged(hash));
    },
  });
  source.once('error', (error: Error) => content.destroy(errorOf(error)));
  pipeline(source, content, () => undefined);
  return content;
}

/** False if the content is missing or damaged. */
export async function hasItsHash(opening: Promise<Readable>): Promise<boolean> {
  try {
    await finished((await opening).resume());
    return true;
  } catch (error) {
    if (error instanceof BlobDamaged || error instanceof BlobNotFound) return false;
    throw error;
  }
}
