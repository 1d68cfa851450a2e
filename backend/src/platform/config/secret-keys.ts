import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './sync-folder.ts';
import { ConfigError } from './config.ts';

const KEY_BYTES = 32;

/**
 * The master encryption keys: from SECRET_KEYS, else from DATA_DIR/secret.keys. The first start generates the file;
 * it has one key per line, and a new key goes on the first line.
 */
export async function secretKeys(
  setting: string | undefined,
  dataDir: string,
): Promise<readonly Uint8Array[]> {
  if (setting !== undefined) return decode(setting.split(','));
  const path = join(dataDir, 'secret.keys');
  const kept = (await readIfThere(path)) ?? (await generate(path, dataDir));
  const keys = decode(kept.split('\n').filter((line) => line.trim() !== ''));
  if (keys.length === 0 || keys.some((key) => key.length !== KEY_BYTES)) {
    throw new ConfigError(`${path} must hold keys of ${KEY_BYTES} bytes in base64, one per line.`);
  }
  return keys;
}

const decode = (keys: readonly string[]) => keys.map((key) => new Uint8Array(Buffer.from(key, 'base64')));

/** Written to a temporary file and linked into place: if two processes start together, the first link wins. */
async function generate(path: string, dataDir: string): Promise<string> {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(dataDir);
  return readFile(path, 'utf8');
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
