import { Backoff } from '../../platform/clock/backoff.ts';
import { EventStoreUnavailable } from './event-store.errors.ts';

/**
 * Retries an idempotent call (a read, or an append with fixed event ids) with backoff while the store is
 * unavailable.
 * @param retryForMs from the start of the first attempt to the start of the last
 * @throws EventStoreUnavailable of the last attempt
 */
export async function retryWhileUnavailable<Result>(
  retryForMs: number,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const backoff = new Backoff();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const isLast = performance.now() - started >= retryForMs;
      if (isLast || !(error instanceof EventStoreUnavailable)) throw error;
      await backoff.pause();
    }
  }
}
