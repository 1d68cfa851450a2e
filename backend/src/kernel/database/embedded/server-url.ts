import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const pidFile = (dataDir: string) => join(dataDir, 'postgres', 'postmaster.pid');

/**
 * The address that the server of this DATA_DIR was started with, running or not; undefined when it was stopped, and
 * for a copy of a folder whose server runs.
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

/** A server works inside its folder, also when that was moved; where that is not to be seen, its file names it. */
async function worksIn(directory: string, process: string, noted: string): Promise<boolean> {
  const identity = (path: string) =>
    stat(path).then(
      ({ dev, ino }) => `${dev}:${ino}`,
      () => undefined,
    );
  const own = await identity(directory);
  return own === ((await identity(`/proc/${process}/cwd`)) ?? (await identity(noted)));
}

/** The address of a server of this DATA_DIR that answers now. */
export async function answeringServerUrl(dataDir: string): Promise<string | undefined> {
  const url = await serverUrl(dataDir);
  return url !== undefined && (await answers(url)) ? url : undefined;
}

/**
 * A crash leaves `postmaster.pid` behind, and its process id may be anybody's by now (always so in a restarted
 * container): only a server that answers on its port with this cluster's password counts as running.
 */
export async function removeStalePid(dataDir: string): Promise<void> {
  if ((await answeringServerUrl(dataDir)) === undefined) await rm(pidFile(dataDir), { force: true });
}

/** Starting up and shutting down are answers too. */
const BUSY = '57P03';
const NOT_THERE = new Set(['ECONNREFUSED', 'ECONNRESET', '28P01', '28000']);

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code === BUSY) return true;
    // Anything that is no Postgres speaks another protocol, which pg reports without a code.
    if (NOT_THERE.has(code)) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
