import { ConfigError } from '../../../platform/config/config.ts';
import type { EventStore } from '../event-store.ts';
import { EventStoreUnavailable } from '../event-store.errors.ts';
import type { Reaching } from '../../../platform/database/reach-database.ts';

/**
 * Waits until the event store answers; it may start after this process.
 * @throws ConfigError at once if it refuses the credentials, else if it does not answer in time
 */
export async function reachEventStore(store: EventStore, { timeoutMs, say, pause }: Reaching): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (let tries = 0; ; tries += 1) {
    try {
      await store.head();
      return;
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) {
        throw new ConfigError(
          'EVENTSTORE_URL was refused: the event store does not accept this user and password.',
        );
      }
      if (performance.now() >= deadline) {
        throw new ConfigError(
          `EVENTSTORE_URL leads to no event store that answers within ${timeoutMs / 1_000} seconds.`,
        );
      }
      if (tries === 0) say('Waiting for the event store ...');
      await pause(500);
    }
  }
}
