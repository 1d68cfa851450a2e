/** `npm start`: from a fresh clone to a running app. Needs nothing but Node until the dependencies are there. */
import { nodeComplaint } from './start/node-version.mjs';

const say = (line) => console.log(line);

async function start() {
  const { dependenciesAreInstalled, installDependencies } = await import('./start/dependencies.mjs');
  if (!dependenciesAreInstalled()) {
    say('Installing dependencies (a minute or so, once) ...');
    installDependencies();
  }
  const { build } = await import('./build/build.mjs');
  await build({ say });

  const running = await import('./start/running-app.mjs');
  const { serve } = await import('./start/serve.mjs');
  const dataDir = running.dataDirectory();
  await running.waitForOrphan(dataDir, say);

  say('Starting Rideline ...');
  const app = serve();
  running.noteRunning(dataDir, app.child.pid);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      say('Stopping Rideline ...');
      app.stop(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  const code = await app.exited;
  running.noteStopped(dataDir);
  if (stopping) say('Stopped.');
  else if (code !== 0) say(`Rideline ended with code ${code}.`);
  process.exitCode = code;
}

const complaint = nodeComplaint();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  await start().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
