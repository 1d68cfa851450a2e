import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import { inBackend } from '../backend-folder.ts';
import { type StopReason, WorkerStopped } from './worker-stopped.ts';

/** Lower priority than the event loop and the database. */
const NICE = 10;

/**
 * Piscina tries `require` before `import`. Node 20 aborts the process if both load an ES module at the same time, so
 * require(esm) is disabled in the threads.
 */
const IMPORT_ONLY = '--no-experimental-require-module';

export interface Threads {
  readonly minThreads: number;
  readonly maxThreads: number;
  readonly niceIncrement: number;
}

/** Up to one per core, and at least two, so that one job never holds all; threads end when nobody needs them. */
const THREADS: Threads = {
  minThreads: 0,
  maxThreads: Math.max(2, availableParallelism()),
  niceIncrement: NICE,
};

/** What one job may use; past it, its thread is ended and replaced. */
export interface JobLimits {
  /** Counted from when a thread is free, with its start. */
  readonly ms: number;
  /** JavaScript heap of a thread. */
  readonly megabytes: number;
}

/** Threads that run `<name>.worker`, each job within its limits. */
export class WorkerPool<Request, Answer> {
  /** Maximum concurrent jobs. */
  readonly size: number;
  private readonly pool: Piscina<Request, Answer>;
  private readonly running = new Set<AbortController>();
  private readonly waiting: (() => void)[] = [];
  private free: number;
  private isClosed = false;

  /** @param name of the built worker's file; tests have the path of one of theirs */
  constructor(
    name: string,
    private readonly limits: JobLimits,
    threads = THREADS,
  ) {
    this.size = this.free = threads.maxThreads;
    this.pool = new Piscina<Request, Answer>({
      // Also for tests from source: compiling TypeScript takes a thread seconds.
      filename: resolve(inBackend('dist'), `${name}.worker.js`),
      execArgv: [IMPORT_ONLY],
      ...threads,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
      idleTimeout: 60_000,
    });
  }

  /** @throws WorkerStopped past the limits of a job, and at shutdown */
  async run(request: Request, transferList: ArrayBuffer[] = []): Promise<Answer> {
    // Not Piscina's queue, in which the time of a job would begin with its wait.
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.isClosed) throw new WorkerStopped('shutdown');
    const stop = new AbortController();
    const deadline = setTimeout(() => stop.abort('too_slow' satisfies StopReason), this.limits.ms);
    this.running.add(stop);
    try {
      return await this.pool.run(request, { transferList, signal: stop.signal });
    } catch (error) {
      if (stop.signal.aborted) throw new WorkerStopped(stop.signal.reason as StopReason, error);
      if (isOutOfMemory(error)) throw new WorkerStopped('too_much_memory', error);
      throw error;
    } finally {
      clearTimeout(deadline);
      this.running.delete(stop);
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    }
  }

  /** Ends all threads, with the jobs that run and wait. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const stop of this.running) stop.abort('shutdown' satisfies StopReason);
    for (const goOn of this.waiting.splice(0)) goOn();
    await this.pool.destroy();
  }
}

const isOutOfMemory = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
