import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.ts';
import { type Threads, WorkerPool } from './worker-pool.ts';

/** Makes the pools of worker threads and ends them at shutdown. */
@Injectable()
export class WorkerThreads implements OnApplicationShutdown {
  private readonly pools: WorkerPool<never, unknown>[] = [];
  private end: NodeJS.Timeout | undefined;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'workerJobMs' | 'workerMegabytes'>) {}

  /** See WorkerPool. */
  pool<Request, Answer>(name: string, threads?: Threads): WorkerPool<Request, Answer> {
    const { workerJobMs: ms, workerMegabytes: megabytes } = this.config;
    const pool = new WorkerPool<Request, Answer>(name, { ms, megabytes }, threads);
    this.pools.push(pool);
    return pool;
  }

  /** Ends the threads that still run then, so that nothing which stops waits longer for one. */
  endIn(ms: number): void {
    this.end = setTimeout(() => void this.close(), ms);
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.end);
    await this.close();
  }

  private async close(): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.close()));
  }
}
