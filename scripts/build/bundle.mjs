import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';

export function viteOf(workspace) {
  const require = createRequire(fromRoot(workspace, 'package.json'));
  return join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
}

/** Runs Vite in its own process, in parallel with the compiler; prints its output on failure. */
export async function bundle(workspace, config = 'vite.config.ts') {
  const options = ['--config', config, '--emptyOutDir', '--logLevel', 'warn'];
  const child = spawn(process.execPath, [viteOf(workspace), 'build', ...options], {
    cwd: fromRoot(workspace),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`vite build failed:\n${Buffer.concat(said).toString()}`);
}
