/** `part` of `whole` in whole percent; 0 when `whole` is 0. */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

/** '83.3%' from a percentage. */
export function formatRate(percent: number | null | undefined, missing = '-'): string {
  return percent === null || percent === undefined ? missing : `${percent.toFixed(1)}%`;
}
