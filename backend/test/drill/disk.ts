import { execFile } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BYTES = 8 * 1_048_576;

/** Gives a folder a disk of its own. Returns false without the right to mount one. */
export async function mountDisk(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  return run('mount', ['-t', 'tmpfs', '-o', `size=${BYTES}`, 'rideline-drill', folder]).then(
    () => true,
    () => false,
  );
}

export const unmountDisk = (folder: string) => run('umount', ['--lazy', folder]);

/** Leaves this much room, none by default: the file ends where the disk does. */
export async function fillDisk(folder: string, roomBytes = 0): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const bytes = roomBytes === 0 ? BYTES : bavail * bsize - roomBytes;
  await writeFile(filler(folder), Buffer.alloc(bytes)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  });
}

export const freeDisk = (folder: string) => rm(filler(folder));

const filler = (folder: string) => join(folder, 'filler');
