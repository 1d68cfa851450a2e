/** Counts of hits, misses and false alarms. */
export interface Counts {
  readonly hits: number;
  readonly misses: number;
  readonly falseAlarms: number;
}

export const precision = ({ hits, falseAlarms }: Counts) => ratio(hits, hits + falseAlarms);
export const recall = ({ hits, misses }: Counts) => ratio(hits, hits + misses);
export const f1 = ({ hits, misses, falseAlarms }: Counts) => ratio(2 * hits, 2 * hits + misses + falseAlarms);

export function sum(counts: readonly Counts[]): Counts {
  const total = { hits: 0, misses: 0, falseAlarms: 0 };
  for (const { hits, misses, falseAlarms } of counts) {
    total.hits += hits;
    total.misses += misses;
    total.falseAlarms += falseAlarms;
  }
  return total;
}

export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export const mean = (values: readonly number[]) =>
  ratio(
    values.reduce((total, value) => total + value, 0),
    values.length,
  );

/** Median and 90th percentile of absolute errors; 0 without values. */
export function spread(errors: readonly number[]): { median: number; p90: number } {
  const sorted = errors.map(Math.abs).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), p90: at(0.9) };
}
