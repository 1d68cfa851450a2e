import { Backoff } from '../clock/backoff.ts';
import { EventStoreUnavailable } from './event-store.errors.ts';

/**
 * Repeats what is safe to repeat (a read, or an append with the same event ids) until it is answered or
 * `patienceMs` have passed, measured from the first attempt to the start of the last.
 * @throws EventStoreUnavailable of the last attempt
 */
export async function whileUnavailable<Result>(
  patienceMs: number,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const backoff = new Backoff();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const tired = performance.now() - started >= patienceMs;
      if (tired || !(error instanceof EventStoreUnavailable)) throw error;
      await backoff.pause();
    }
  }
}
