/** Part of a whole in whole percent; 0 of nothing is 0. */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

/** '83.3%' from a percentage; success and tour rates carry one decimal. */
export function formatRate(percent: number | null | undefined, missing = '-'): string {
  return percent === null || percent === undefined ? missing : `${percent.toFixed(1)}%`;
}
