/**
 * `npm run admin -- grant EMAIL`: installs and builds if needed, then passes the arguments to the server's command line.
 * Imports only Node's modules until the dependencies are installed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { dependenciesAreInstalled, installDependencies } from './start/dependencies.mjs';

if (!dependenciesAreInstalled()) {
  console.log('Installing dependencies (a minute or so, once) ...');
  await installDependencies();
}
const { build } = await import('./build/build.mjs');
await build({ say: () => undefined });
const cli = join(import.meta.dirname, '..', 'backend', 'dist', 'cli.js');
const { status } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
