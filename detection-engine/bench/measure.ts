import { percentile } from '../../scripts/bench/percentile.ts';

/** Measurements, of which the median counts. */
const REPEATS = 7;
const BUNDLE_MS = 30;
/** Warm-up: minimum CPU ms and runs. */
const WARM_UP_MS = 500;
const WARM_UP_RUNS = 2;

/**
 * Median CPU milliseconds (all threads) of a run after warm-up. Short runs are measured in bundles. CPU time, because
 * load on the machine extends only wall-clock time.
 */
export function medianMillis(run: () => unknown, repeats = REPEATS): number {
  warmUp(run);
  const once = processorMillis(run, 1);
  const bundle = Math.max(1, Math.ceil(BUNDLE_MS / Math.max(once, 0.001)));
  return median(Array.from({ length: repeats }, () => processorMillis(run, bundle)));
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

function warmUp(run: () => unknown): void {
  const begun = process.cpuUsage();
  for (let runs = 0; ; runs++) {
    const { user, system } = process.cpuUsage(begun);
    if (runs >= WARM_UP_RUNS && user + system >= WARM_UP_MS * 1000) return;
    run();
  }
}

function processorMillis(run: () => unknown, times: number): number {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}
