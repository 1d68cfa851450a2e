import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const pidFile = (dataDir: string) => join(dataDir, 'postgres', 'postmaster.pid');

/** The address that the server of this DATA_DIR was started with, running or not; undefined when it was stopped. */
export async function serverUrl(dataDir: string): Promise<string | undefined> {
  const [pid, password] = await Promise.all([
    readFile(pidFile(dataDir), 'utf8').catch(() => ''),
    readFile(join(dataDir, 'postgres.password'), 'utf8').catch(() => ''),
  ]);
  // Line 4 is the port (https://www.postgresql.org/docs/current/storage-file-layout.html).
  const port = Number.parseInt(pid.split('\n')[3] ?? '', 10);
  return port > 0 ? `postgres://rideline:${password.trim()}@127.0.0.1:${port}/postgres` : undefined;
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
