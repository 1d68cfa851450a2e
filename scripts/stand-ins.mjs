/**
 * `npm run stand-ins [-- --port=4010 --app=http://127.0.0.1:3000]`: installs if needed, then starts the stand-ins for
 * Strava, Garmin, intervals.icu, Open-Meteo and an identity provider. Imports only Node's modules until the dependencies are installed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fromRoot, root } from './lib/paths.mjs';
import { dependenciesAreInstalled, installDependencies } from './start/dependencies.mjs';
import { onShutdownSignal } from './start/on-shutdown-signal.mjs';

if (!dependenciesAreInstalled()) {
  console.log('Installing dependencies (a minute or so, once) ...');
  await installDependencies();
}
const child = spawn(
  process.execPath,
  [
    `--import=${import.meta.resolve('@swc-node/register/esm-register')}`,
    fromRoot('scripts/stand-ins/run.ts'),
    ...process.argv.slice(2),
  ],
  { cwd: root, env: { ...process.env, SWC_NODE_PROJECT: fromRoot('tsconfig.json') }, stdio: 'inherit' },
);
onShutdownSignal((signal) => child.kill(signal));
const [code] = await once(child, 'exit');
process.exitCode = code ?? 1;
