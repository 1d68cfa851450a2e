import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

const runsFromSource = import.meta.url.endsWith('.ts');

/** A pool of threads running one of the workers beside this file. */
export function workerPool<Request, Answer>(worker: 'analyze' | 'detect'): Piscina<Request, Answer> {
  return new Piscina<Request, Answer>({
    filename: fileURLToPath(new URL(`./${worker}.worker.${runsFromSource ? 'ts' : 'js'}`, import.meta.url)),
    execArgv: runsFromSource
      ? ['--conditions=rideline-source', '--import', '@swc-node/register/esm-register']
      : [],
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism()),
    idleTimeout: 60_000,
  });
}
