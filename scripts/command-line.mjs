/** `npm run admin -- grant EMAIL`: builds when needed, then hands the words to the server's command line. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build/build.mjs';

await build({ say: () => undefined });
const cli = join(import.meta.dirname, '..', 'backend', 'dist', 'cli.js');
const { status } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
