/** `npm run admin -- grant EMAIL`: builds if needed, then passes the arguments to the server's command line. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build/build.mjs';

await build({ say: () => undefined });
const cli = join(import.meta.dirname, '..', 'backend', 'dist', 'cli.js');
const { status } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
