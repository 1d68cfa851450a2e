import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Score } from './measure.ts';
import type { SessionOrder } from './sessions.ts';

/** Measures sessions on all processors and returns the scores in the order given. */
export async function measureAll(orders: readonly SessionOrder[], peers: boolean): Promise<Score[]> {
  const scores: Score[] = [];
  let next = 0;
  let done = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./measure-thread.ts', import.meta.url), { workerData: { peers } });
      let current = -1;
      const give = () => {
        if (next >= orders.length) {
          resolve(worker.terminate().then(() => undefined));
          return;
        }
        current = next++;
        worker.postMessage(orders[current]);
      };
      worker.on('message', (score: Score) => {
        scores[current] = score;
        done++;
        if (done % 60 === 0) console.error(`${done} of ${orders.length} sessions`);
        give();
      });
      worker.on('error', reject);
      give();
    });
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work));
  return scores;
}
