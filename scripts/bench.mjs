/**
 * `npm run bench [part of a path ...] [-- --option=value ...]`: runs the project's benches one after the other, each in
 * its own process with these options.
 * `npm run bench:engine` runs those of the engine.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { build } from './build/build.mjs';
import { filesBelow } from './lib/files.mjs';
import { fromRoot, root } from './lib/paths.mjs';

const register = import.meta.resolve('@swc-node/register/esm-register');
const wanted = process.argv.slice(2).filter((part) => !part.startsWith('--'));
const options = process.argv.slice(2).filter((part) => part.startsWith('--'));

const benches = ['detection-engine', 'backend', 'frontend', 'scripts']
  .flatMap((folder) => filesBelow(fromRoot(folder)))
  .map((file) => relative(root, file).replaceAll('\\', '/'))
  .filter((file) => /\/bench\/.*\.bench\.ts$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

/** The tsconfig of a bench's workspace. */
function projectOf(bench) {
  const own = fromRoot(bench.split('/')[0], 'tsconfig.json');
  return existsSync(own) ? own : fromRoot('tsconfig.json');
}

await build();
let failed = 0;
for (const bench of benches) {
  console.log(`\n== ${bench}\n`);
  const child = spawn(
    process.execPath,
    ['--expose-gc', `--import=${register}`, fromRoot(bench), ...options],
    { cwd: root, env: { ...process.env, SWC_NODE_PROJECT: projectOf(bench) }, stdio: 'inherit' },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) failed += 1;
}
if (benches.length === 0) console.log('No bench matches.');
if (failed > 0) {
  console.error(`\n${failed} of ${benches.length} benches failed.`);
  process.exitCode = 1;
}
