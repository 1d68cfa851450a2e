import { afterEach, describe, expect, it } from '@jest/globals';
import { hostilePool } from '../../../test/support/hostile-pool.ts';
import type { WorkerThreads } from './worker-threads.ts';

let opened: WorkerThreads;
function open(limits?: Parameters<typeof hostilePool>[0]) {
  const { threads, pool } = hostilePool(limits);
  opened = threads;
  return { threads, pool };
}
afterEach(() => opened.onApplicationShutdown());

describe('worker threads', () => {
  it('end a job at its deadline and replace its thread, while other jobs go on', async () => {
    const { pool } = open({ ms: 5_000 });
    const stuck = expect(pool.run('spin')).rejects.toMatchObject({ reason: 'too_slow' });
    expect(await pool.run('answer')).toBe('done');
    await stuck;
    expect(await Promise.all([pool.run('answer'), pool.run('answer')])).toEqual(['done', 'done']);
  });

  it('do not count the wait for a thread as time of a job', async () => {
    const { pool } = open({ ms: 5_000 });
    const stuck = [pool.run('spin'), pool.run('spin')];
    const waiting = pool.run('answer');
    for (const { status } of await Promise.allSettled(stuck)) expect(status).toBe('rejected');
    expect(await waiting).toBe('done');
  });

  it('end a job that needs more memory than it may have, and go on', async () => {
    const { pool } = open({ megabytes: 64 });
    await expect(pool.run('fill')).rejects.toMatchObject({ reason: 'too_much_memory' });
    expect(await pool.run('answer')).toBe('done');
  });

  it('end with all jobs that run or wait some time after they were asked to', async () => {
    const { threads, pool } = open();
    const jobs = [pool.run('spin'), pool.run('spin'), pool.run('answer')];
    threads.endIn(10);
    for (const job of jobs) await expect(job).rejects.toMatchObject({ reason: 'shutdown' });
    await expect(pool.run('answer')).rejects.toMatchObject({ reason: 'shutdown' });
  });
});
