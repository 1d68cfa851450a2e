import { join } from 'node:path';
import { type BackupFile, measureFile, readLines } from './backup-files.ts';
import { blobPath, BackupUnusable, type ListedBlob, type Manifest, readManifest } from './manifest.ts';

const MAX_LISTED = 20;

export async function* blobsOf(folder: string, { blobs }: Manifest): AsyncGenerator<ListedBlob, void> {
  for await (const lines of readLines(join(folder, blobs.list.path))) {
    for (const line of lines) yield JSON.parse(line) as ListedBlob;
  }
}

/**
 * Reads every file of a backup and compares its hash with the manifest's.
 * @throws BackupUnusable that names the files that are missing or damaged
 */
export async function checkBackup(folder: string, signal?: AbortSignal): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const { log, tables, keys, blobs } = manifest;
  const problems: string[] = [];
  const check = async ({ path, bytes, sha256 }: BackupFile) => {
    signal?.throwIfAborted();
    try {
      const found = await measureFile(join(folder, path));
      if (found.bytes !== bytes || found.sha256 !== sha256) problems.push(`${path} is damaged`);
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      problems.push(`${path} ${isMissing ? 'is missing' : 'cannot be read'}`);
    }
  };
  for (const file of [...log.files, ...tables, ...(keys ? [keys] : []), blobs.list]) await check(file);
  if (!problems.some((problem) => problem.startsWith(blobs.list.path))) {
    for await (const { hash, bytes } of blobsOf(folder, manifest)) {
      await check({ path: blobPath(hash), bytes, sha256: hash });
    }
  }
  if (problems.length > 0) {
    const more = problems.length > MAX_LISTED ? ` and ${problems.length - MAX_LISTED} more` : '';
    throw new BackupUnusable(
      `${folder} can't be restored: ${problems.slice(0, MAX_LISTED).join(', ')}${more}.`,
    );
  }
  return manifest;
}

/** What is in a backup, for the operator. */
export function describeBackup({ log, tables, keys, blobs, createdAt }: Manifest): string {
  const rows = tables.reduce((sum, { lines = 0 }) => sum + lines, 0);
  return (
    `${log.events} events, ${rows} rows of ${tables.length} tables and ${blobs.count} original files ` +
    `of ${createdAt}, ${keys ? `with the keys of ${keys.lines} people` : 'without keys'}`
  );
}
