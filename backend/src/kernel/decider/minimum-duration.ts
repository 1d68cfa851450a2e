import { setTimeout as sleep } from 'node:timers/promises';
import { TouchedEvents } from './touched-events.ts';

/** Longer than any registration takes. */
const USUAL_MS = 120;

/**
 * Settles like `work`, but not before `ms` have passed. Hides timing differences of shorter answers, such as whether
 * an account exists. So the answer does not wait for the read models either.
 */
export async function withMinimumDuration<Result>(work: () => Promise<Result>, ms = USUAL_MS) {
  const done = new TouchedEvents().collect(work);
  await Promise.allSettled([done, sleep(ms)]);
  return done;
}
