import { startThrowawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts';
import { TEST_POSTGRES_URL } from './test-postgres-url.ts';

declare global {
  var ridelineTestPostgres: ThrowawayPostgres | undefined;
}

/** Runs once per jest run with integration specs. */
export default async function startServerOfTheRun(): Promise<void> {
  const server = await startThrowawayPostgres();
  globalThis.ridelineTestPostgres = server;
  process.env[TEST_POSTGRES_URL] = server.url;
}
