import { mkdirSync, writeFileSync } from 'node:fs';
import { startFreshApp } from '../../../scripts/start/fresh-app.mjs';
import { startGoogle } from './google.ts';
import { secretsIn } from './secrets-in-log.ts';

/**
 * Starts the built app with its demo account and high rate limits, and stores its address in the environment of the
 * workers. Stops it after the last test and fails if its log contains secrets.
 */
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
  // The log check needs at least one request, even if all journeys of the run start their own app.
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
