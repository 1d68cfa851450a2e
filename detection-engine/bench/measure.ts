/** Repetitions of every measured thing; the median counts. */
const REPEATS = 7;
const BUNDLE_MS = 30;
/** Milliseconds of processor time that the compiler gets to see what is measured, and runs at least. */
const WARM_UP_MS = 500;
const WARM_UP_RUNS = 2;

/**
 * Median milliseconds of processor time of a run (all threads), once warm; short runs are bundled so that the
 * clock can see them. Processor time, because a busy machine stretches only the wall's.
 */
export function medianMillis(run: () => unknown, repeats = REPEATS): number {
  warmUp(run);
  const once = processorMillis(run, 1);
  const bundle = Math.max(1, Math.ceil(BUNDLE_MS / Math.max(once, 0.001)));
  return median(Array.from({ length: repeats }, () => processorMillis(run, bundle)));
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

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

/** Millions of points a second. */
export const millionsPerSecond = (points: number, millis: number) => points / millis / 1000;
