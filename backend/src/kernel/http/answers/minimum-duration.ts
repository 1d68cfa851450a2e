import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Settles like `work`, but not before `ms` have passed. Hides timing differences of shorter answers, such as whether
 * an account exists.
 */
export async function withMinimumDuration<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  await Promise.allSettled([work, sleep(ms)]);
  return work;
}
