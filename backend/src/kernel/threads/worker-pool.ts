import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** Lower priority than the event loop and the database. */
const NICE = 10;

/**
 * Piscina tries `require` before `import`. Node 20 aborts the process if both load an ES module at the same time, so
 * require(esm) is disabled in the threads.
 */
const IMPORT_ONLY = '--no-experimental-require-module';

/** One thread stays; more are started up to one per core. */
const THREADS = {
  minThreads: 1,
  maxThreads: Math.max(1, availableParallelism()),
  niceIncrement: NICE,
};

/**
 * Creates a pool of threads that run `<name>.worker`.
 * @param module `import.meta.url` of the caller; the worker file is in the same folder
 */
export function workerPool<Request, Answer>(
  module: string,
  name: string,
  threads: typeof THREADS = THREADS,
): Piscina<Request, Answer> {
  const runsFromSource = module.endsWith('.ts');
  return new Piscina<Request, Answer>({
    filename: fileURLToPath(new URL(`./${name}.worker.${runsFromSource ? 'ts' : 'js'}`, module)),
    execArgv: runsFromSource
      ? [IMPORT_ONLY, '--conditions=rideline-source', '--import', '@swc-node/register/esm-register']
      : [IMPORT_ONLY],
    ...threads,
    idleTimeout: 60_000,
  });
}
