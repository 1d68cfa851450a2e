import { chmod, mkdir, mkdtemp, readdir, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError } from './config.ts';

/** Other users may traverse the folder (the database may run as its own user) but not list it. */
const FOLDER_MODE = 0o711;
const PRIVATE_MODE = 0o700;
const PRIVATE_FOLDERS = ['analytics', 'blobs', 'outbox'];
/** Files that identify an existing folder as a data folder. */
const MARKERS = new Set(['secret.keys', 'postgres', 'blobs', 'running.json']);
const STICKY = 0o1000;

const CAUSES: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'it can not be created',
  ENOTDIR: 'there is a file in its place',
  EEXIST: 'there is a file in its place',
  ENAMETOOLONG: 'the name is too long',
};

/**
 * Creates the data folder, or restricts the permissions of an existing one.
 * @throws ConfigError if it is not writable
 */
export async function prepareDataFolder(path: string): Promise<void> {
  try {
    await makeFolder(path);
    await rmdir(await mkdtemp(join(path, '.probe-')));
    await restrictPermissions(path);
  } catch (error) {
    throw dataFolderError(path, error);
  }
}

export function dataFolderError(path: string, error: unknown): ConfigError {
  const { code = '' } = error as NodeJS.ErrnoException;
  const cause = CAUSES[code] ?? (code === '' ? String(error) : code);
  return new ConfigError(`DATA_DIR must be a folder that can be written, not "${path}": ${cause}.`);
}

/** Creates parents one by one, because Node's `recursive` hangs below folders such as /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: FOLDER_MODE });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && dirname(path) !== path) {
      await makeFolder(dirname(path));
      await mkdir(path, { mode: FOLDER_MODE });
    } else if (!(await isFolder(path))) throw error;
  }
}

async function restrictPermissions(path: string): Promise<void> {
  const names = await readdir(path);
  const { mode, uid } = await stat(path);
  const isDataFolder = names.length === 0 || names.some((name) => MARKERS.has(name));
  if (!isDataFolder || mode & STICKY || uid !== process.getuid?.()) return;
  await narrow(path, FOLDER_MODE);
  for (const name of PRIVATE_FOLDERS) {
    if (names.includes(name)) await narrow(join(path, name), PRIVATE_MODE);
  }
}

async function narrow(path: string, most: number): Promise<void> {
  const mode = (await stat(path)).mode & 0o777;
  if (mode & ~most) await chmod(path, mode & most);
}

const isFolder = (path: string) =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
