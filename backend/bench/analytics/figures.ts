import { availableParallelism, loadavg } from 'node:os';

/** The value that a share (0..1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Warns when other processes use the machine. */
export function printMachine(): void {
  const cores = availableParallelism();
  const load = loadavg()[0] ?? 0;
  const judged = load > cores / 2 ? 'loaded: other processes take time from these figures' : 'quiet';
  console.log(`${cores} cores, load ${load.toFixed(1)} at the start (${judged})`);
}

export async function millisOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Prints how long it took. */
export async function timed(what: string, work: () => Promise<void>): Promise<void> {
  console.log(`${what}: ${((await millisOf(work)) / 1000).toFixed(1)} s`);
}
