/** Part of a whole in percent; 0 when the whole is 0. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

/** Part of a whole in whole percent; 0 when the whole is 0. */
export function percentage(part: number, whole: number): number {
  return Math.round(share(part, whole));
}
