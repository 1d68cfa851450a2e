import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Reaching } from '../database/reach-database.ts';
import type { BlobStore } from './blob-store.ts';
import { FolderBlobStore } from './folder-blob-store.ts';

/**
 * The store of the settings: a bucket, or a folder in the data folder.
 * @throws ConfigError if the bucket cannot be used
 */
export async function openBlobStore(
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  reaching: Reaching,
): Promise<BlobStore> {
  const folder = join(dataDir, 'blobs');
  if (s3 === undefined) return FolderBlobStore.open(folder);
  // Loads the client, which takes 23 MB of memory, only where it is needed.
  const { openBucket } = await import('./s3/open-bucket.ts');
  return openBucket(s3, join(folder, 'incoming'), reaching);
}
