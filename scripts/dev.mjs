/**
 * `npm run dev`: recompiles and restarts the backend on each change of it or the engine, and runs Vite's dev server
 * with hot reloading, which proxies /api to the backend.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { build } from './build/build.mjs';
import { viteOf } from './build/bundle.mjs';
import { fromRoot } from './lib/paths.mjs';
import { serve } from './start/serve.mjs';

const SETTLE_MS = 150;
let app = /** @type {ReturnType<typeof serve> | null} */ (null);

async function rebuildAndRestart() {
  try {
    await build({ names: ['backend'] });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return;
  }
  await app?.stop();
  app = serve({ env: { NODE_ENV: 'development', ...process.env } });
}

let work = rebuildAndRestart();
let settling;
const changed = () => {
  clearTimeout(settling);
  settling = setTimeout(() => {
    work = work.then(rebuildAndRestart);
  }, SETTLE_MS);
};
const watchers = ['backend/src', 'detection-engine/src'].map((folder) =>
  watch(fromRoot(folder), { recursive: true }, changed),
);
await work;

const vite = spawn(process.execPath, [viteOf('frontend')], {
  cwd: fromRoot('frontend'),
  env: { RIDELINE_API: `http://127.0.0.1:${process.env.PORT || 3000}`, ...process.env },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vite.kill('SIGTERM'));
await once(vite, 'exit');
clearTimeout(settling);
for (const watcher of watchers) watcher.close();
await work;
await app?.stop();
