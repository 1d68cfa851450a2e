import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { fromRoot, root } from '../lib/paths.mjs';

const PATIENCE_MS = 30_000;
const endWithStarter = pathToFileURL(fromRoot('scripts/start/end-with-starter.mjs')).href;

/**
 * Starts the built app in a process group of its own, so that each signal reaches it once: through us.
 * @returns the child, `exited` (its exit code, 128 + n after signal n), and `stop`, which asks it to end and
 *   ends it by force when it hasn't within half a minute
 */
export function serve({ env = process.env, nodeArguments = [], output = 'inherit' } = {}) {
  const child = spawn(
    process.execPath,
    [
      '--enable-source-maps',
      `--import=${endWithStarter}`,
      ...nodeArguments,
      fromRoot('backend/dist/main.js'),
    ],
    { cwd: root, env, detached: process.platform !== 'win32', stdio: ['ignore', output, output, 'ipc'] },
  );
  const exited = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  const stop = (signal = 'SIGTERM') => {
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref();
    return exited;
  };
  return { child, exited, stop };
}
