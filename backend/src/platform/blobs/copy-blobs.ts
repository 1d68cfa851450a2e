import { BlobDamaged, BlobNotFound, type BlobStore } from './blob-store.ts';

export interface CopiedBlob {
  readonly hash: string;
  readonly bytes: number;
  /** `present` was at the target before; `gone` was removed from the source meanwhile. */
  readonly outcome: 'copied' | 'present' | 'damaged' | 'gone';
}

/** Copies every file and reads it at the target, also one that is there already. Can be run again at any time. */
export async function* copyBlobs(source: BlobStore, target: BlobStore): AsyncGenerator<CopiedBlob> {
  for await (const { hash, bytes } of source.list()) {
    yield { hash, bytes, outcome: await copyBlob(source, target, hash) };
  }
}

async function copyBlob(source: BlobStore, target: BlobStore, hash: string): Promise<CopiedBlob['outcome']> {
  if (await target.isIntact(hash)) return 'present';
  try {
    const staged = await target.stage(await source.open(hash), Number.MAX_SAFE_INTEGER);
    await staged.keep();
  } catch (error) {
    if (error instanceof BlobNotFound) return 'gone';
    if (error instanceof BlobDamaged) return 'damaged';
    throw error;
  }
  if (await target.isIntact(hash)) return 'copied';
  throw new Error(`The copy of ${hash} is damaged.`);
}

/** Removes the files that the target has, too, and returns how many. */
export async function removeCopied(source: BlobStore, target: BlobStore): Promise<number> {
  let removed = 0;
  for await (const { hash, bytes } of source.list()) {
    if ((await target.bytesOf(hash)) !== bytes) continue;
    await source.remove(hash);
    removed += 1;
  }
  return removed;
}
