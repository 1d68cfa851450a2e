import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What the work comes to, refusals included, but not before this much time has passed: answers that take less tell
 * nothing by how long they took.
 */
export async function withMinimumDuration<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  await Promise.allSettled([work, sleep(ms)]);
  return work;
}
