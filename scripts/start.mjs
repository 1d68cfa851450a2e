/** `npm start`: installs, builds and starts the app. Imports only Node's modules until the dependencies are installed. */
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { onShutdownSignal } from './start/on-shutdown-signal.mjs';
import { nodeComplaint } from './start/node-version.mjs';

const say = (line) => console.log(line);

/** Stops the current step. @type {(signal: NodeJS.Signals) => void} */
let stop = (signal) => process.exit(128 + constants.signals[signal]);

async function start() {
  const { dependenciesAreInstalled, installDependencies } = await import('./start/dependencies.mjs');
  if (!dependenciesAreInstalled()) {
    say('Installing dependencies (a minute or so, once) ...');
    await installDependencies();
  }
  const { build } = await import('./build/build.mjs');
  await build({ say });

  const { dataDirectory, noteRunning, noteStopped, waitForOrphan } = await import('./start/running-app.mjs');
  const dataDir = dataDirectory();
  await waitForOrphan(dataDir, say);

  const { serve } = await import('./start/serve.mjs');
  const { keepServing } = await import('./start/keep-serving.mjs');
  say('Starting Rideline ...');
  const ending = new AbortController();
  let app;
  stop = (signal) => {
    say('Stopping Rideline ...');
    ending.abort();
    void app?.stop(signal);
  };
  const code = await keepServing({
    start() {
      app = serve();
      noteRunning(dataDir, app.child.pid);
      return app;
    },
    pause: (ms) => sleep(ms, undefined, { signal: ending.signal }).catch(() => undefined),
    isStopping: () => ending.signal.aborted,
    say,
  });
  noteStopped(dataDir);
  if (ending.signal.aborted) say('Stopped.');
  return code;
}

const complaint = nodeComplaint();
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
onShutdownSignal((signal) => stop(signal));
try {
  process.exitCode = await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
