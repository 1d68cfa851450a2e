import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const pidFile = (dataDir: string) => join(dataDir, 'postgres', 'postmaster.pid');

/**
 * The address with which the server of this DATA_DIR was started, running or not; undefined when it was stopped, and
 * for a copy of the folder of a running server.
 */
export async function serverUrl(dataDir: string): Promise<string | undefined> {
  const [pid, password] = await Promise.all([
    readFile(pidFile(dataDir), 'utf8').catch(() => ''),
    readFile(join(dataDir, 'postgres.password'), 'utf8').catch(() => ''),
  ]);
  // Process id, folder, start, port (https://www.postgresql.org/docs/current/storage-file-layout.html).
  const [process = '', folder = '', , port = ''] = pid.split('\n');
  if (!(await worksIn(join(dataDir, 'postgres'), process.trim(), folder))) return undefined;
  return Number.parseInt(port, 10) > 0
    ? `postgres://rideline:${password.trim()}@127.0.0.1:${Number.parseInt(port, 10)}/postgres`
    : undefined;
}

/** A server's working directory is its data folder, also when that was moved. Without /proc, postmaster.pid names it. */
async function worksIn(directory: string, process: string, noted: string): Promise<boolean> {
  const identity = (path: string) =>
    stat(path).then(
      ({ dev, ino }) => `${dev}:${ino}`,
      () => undefined,
    );
  const own = await identity(directory);
  return own === ((await identity(`/proc/${process}/cwd`)) ?? (await identity(noted)));
}

export async function answeringServerUrl(dataDir: string): Promise<string | undefined> {
  const url = await serverUrl(dataDir);
  return url !== undefined && (await answers(url)) ? url : undefined;
}

/**
 * Removes the `postmaster.pid` that a crash left. Its process id may belong to another process, as in a restarted
 * container, so only a server that answers on its port with this cluster's password counts as running.
 */
export async function removeStalePid(dataDir: string): Promise<void> {
  if ((await answeringServerUrl(dataDir)) === undefined) await rm(pidFile(dataDir), { force: true });
}

/** Sent while the server starts or shuts down. */
const CANNOT_CONNECT_NOW = '57P03';
const NOT_RUNNING = new Set(['ECONNREFUSED', 'ECONNRESET', '28P01', '28000']);

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code === CANNOT_CONNECT_NOW) return true;
    // A server of another protocol gives an error of pg without a code.
    if (NOT_RUNNING.has(code)) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
