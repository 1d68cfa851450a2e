import { mkdirSync, writeFileSync } from 'node:fs';
import { startFreshApp } from '../../../scripts/start/fresh-app.mjs';
import { startGoogle } from './google.ts';
import { secretsIn } from './secrets-in-log.ts';

/** Starts the built app with its demo account and room for many sign-ins, tells the workers where it is, and stops it after the last test, when nothing secret may stand in its log. */
export default async function startApp(): Promise<() => Promise<void>> {
  const google = await startGoogle();
  const app = await startFreshApp({
    settings: {
      DEMO: '1',
      GUESS_LIMIT_FACTOR: '50',
      RATE_LIMIT_FACTOR: '50',
      LOG_LEVEL: 'debug',
      ...google.settings,
    },
  });
  process.env['RIDELINE_E2E_URL'] = app.url;
  process.env['RIDELINE_E2E_DATA_DIR'] = app.dataDir;
  // The check of the log needs a request, also in a run whose journeys use an app of their own.
  await fetch(`${app.url}/api/site`);
  return async () => {
    const code = await app.stop();
    await google.stop();
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/app.log', app.said());
    const secrets = secretsIn(app.said());
    if (secrets.length > 0) throw new Error(`The log holds secrets:\n${secrets.slice(0, 20).join('\n')}`);
    if (code !== 0) throw new Error(`The app ended with code ${code}:\n${app.said().slice(-4000)}`);
  };
}
