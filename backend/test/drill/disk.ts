import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BYTES = 8 * 1_048_576;

/** Gives the stored files of a data folder a disk of their own. Returns false without the right to mount one. */
export async function mountDisk(dataDir: string): Promise<boolean> {
  await mkdir(blobs(dataDir), { recursive: true });
  return run('mount', ['-t', 'tmpfs', '-o', `size=${BYTES}`, 'rideline-drill', blobs(dataDir)]).then(
    () => true,
    () => false,
  );
}

export const unmountDisk = (dataDir: string) => run('umount', ['--lazy', blobs(dataDir)]);
/** Leaves no room: the file ends where the disk does. */
export const fillDisk = (dataDir: string) =>
  writeFile(filler(dataDir), Buffer.alloc(BYTES)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  });
export const freeDisk = (dataDir: string) => rm(filler(dataDir));

const blobs = (dataDir: string) => join(dataDir, 'blobs');
const filler = (dataDir: string) => join(blobs(dataDir), 'filler');
