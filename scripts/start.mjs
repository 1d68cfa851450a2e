/** `npm start`: from a fresh clone to a running app. Needs nothing but Node until the dependencies are there. */
import { constants } from 'node:os';
import { whenAskedToStop } from './start/asked-to-stop.mjs';
import { nodeComplaint } from './start/node-version.mjs';

const say = (line) => console.log(line);

/** How to stop what is being done just now. @type {(signal: NodeJS.Signals) => void} */
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
  say('Starting Rideline ...');
  const app = serve();
  noteRunning(dataDir, app.child.pid);
  let stopping = false;
  stop = (signal) => {
    stopping = true;
    say('Stopping Rideline ...');
    void app.stop(signal);
  };
  const code = await app.exited;
  noteStopped(dataDir);
  if (stopping) say('Stopped.');
  else if (code !== 0) say(`Rideline ended with code ${code}.`);
  return code;
}

const complaint = nodeComplaint();
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
whenAskedToStop((signal) => stop(signal));
try {
  process.exitCode = await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
