/** Repetitions of every measured thing; the median counts. */
const REPEATS = 7;
const BUNDLE_MS = 30;

/**
 * Median milliseconds of processor time of a run (all threads), after two to warm up; short runs are bundled so
 * that the clock can see them. Processor time, because a busy machine stretches only the wall's.
 */
export function medianMillis(run: () => unknown, repeats = REPEATS): number {
  run();
  run();
  const once = processorMillis(run, 1);
  const bundle = Math.max(1, Math.ceil(BUNDLE_MS / Math.max(once, 0.001)));
  return median(Array.from({ length: repeats }, () => processorMillis(run, bundle)));
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

function processorMillis(run: () => unknown, times: number): number {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

/** Millions of points a second. */
export const millionsPerSecond = (points: number, millis: number) => points / millis / 1000;
