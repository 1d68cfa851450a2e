import { join } from 'node:path';
import { WorkerThreads } from '../../src/platform/threads/worker-threads.ts';

type Task = 'answer' | 'spin' | 'fill';

/** Two threads for tasks that never end or fill their memory. */
export function hostilePool({ ms = 600_000, megabytes = 256 } = {}) {
  const threads = new WorkerThreads({ workerJobMs: ms, workerMegabytes: megabytes });
  const two = { minThreads: 0, maxThreads: 2, niceIncrement: 0 };
  return { threads, pool: threads.pool<Task, string>(join(import.meta.dirname, 'hostile'), two) };
}
