import { startThrowawayPostgres } from './support/throwaway-postgres.ts';
import { TEST_POSTGRES_URL } from './support/test-postgres-url.ts';
import { buildServer } from './built-process.ts';
import { offerSharedApp, SHARED_APP_OFFER } from './shared-app-offer.ts';

declare global {
  var ridelineTestRun: { stop(): Promise<void> } | undefined;
}

/** Runs once per jest run with integration specs. */
export default async function startServersOfTheRun(): Promise<void> {
  await buildServer();
  const postgres = await startThrowawayPostgres();
  const offer = await offerSharedApp(postgres.url);
  globalThis.ridelineTestRun = {
    async stop() {
      await offer.stop();
      await postgres.stop();
    },
  };
  process.env[TEST_POSTGRES_URL] = postgres.url;
  process.env[SHARED_APP_OFFER] = offer.url;
}
