import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from './serve.mjs';

const START_TIMEOUT_MS = 120_000;
/** Environment variables that a process needs, without settings of the app. */
const SURROUNDINGS = [
  'HOME',
  'LANG',
  'LC_ALL',
  'LOGNAME',
  'PATH',
  'SystemRoot',
  'TEMP',
  'TMP',
  'TMPDIR',
  'USER',
];

/** A port that nothing listened on a moment ago. @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** A folder that the embedded database's own OS user can access. */
function freshFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'rideline-fresh-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function whenServing(url, app, said) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let ended = false;
  void app.exited.then(() => (ended = true));
  while (Date.now() < deadline && !ended) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`The app ${ended ? 'ended' : 'did not answer'} before it could serve:\n${said()}`);
}

/**
 * Starts the built app with a new data folder, a free port and only these settings.
 * @param {{ settings?: Record<string, string>, nodeArguments?: string[], prepare?: (dataDir: string) => Promise<void>, main?: string, dataDir?: string }} options
 *   `prepare` puts files into the folder before the start; `main` is the program of another build; `dataDir` is a folder
 *   that stays
 */
export async function startFreshApp({
  settings = {},
  nodeArguments = [],
  prepare,
  main,
  dataDir: kept,
} = {}) {
  const folder = freshFolder();
  const dataDir = kept ?? join(folder, 'data');
  await prepare?.(dataDir);
  const port = Number(settings['PORT'] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const surroundings = Object.fromEntries(SURROUNDINGS.map((name) => [name, process.env[name]]));
  const app = serve({
    env: {
      ...surroundings,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      DEMO: '0',
      // Nothing outside of this machine is asked.
      MAP_STYLE_URL: 'off',
      ...settings,
    },
    nodeArguments,
    output: 'pipe',
    ...(main !== undefined && { main }),
  });
  const chunks = [];
  app.child.stdout?.on('data', (chunk) => chunks.push(chunk));
  app.child.stderr?.on('data', (chunk) => chunks.push(chunk));
  const said = () => Buffer.concat(chunks).toString();
  const stop = async () => {
    const code = await app.stop();
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  try {
    await whenServing(url, app, said);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, child: app.child, said, stop };
}
