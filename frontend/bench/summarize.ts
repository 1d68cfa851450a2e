export interface Times {
  readonly median: number;
  readonly p95: number;
}

/** To a tenth of a millisecond. */
export function summarize(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10;
  return { median: at(0.5), p95: at(0.95) };
}
