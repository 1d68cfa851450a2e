import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** Threads give way to the event loop and the database, which everybody waits for. */
const NICE = 10;

/**
 * Piscina tries `require` before `import`. Node 20 aborts the process where both reach an ES module at once, so the
 * threads refuse the first.
 */
const IMPORT_ONLY = '--no-experimental-require-module';

/** A pool of threads, as many as there are cores, that run `<name>.worker` beside the module that asks. */
export function workerPool<Request, Answer>(module: string, name: string): Piscina<Request, Answer> {
  const runsFromSource = module.endsWith('.ts');
  return new Piscina<Request, Answer>({
    filename: fileURLToPath(new URL(`./${name}.worker.${runsFromSource ? 'ts' : 'js'}`, module)),
    execArgv: runsFromSource
      ? [IMPORT_ONLY, '--conditions=rideline-source', '--import', '@swc-node/register/esm-register']
      : [IMPORT_ONLY],
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism()),
    idleTimeout: 60_000,
    niceIncrement: NICE,
  });
}
