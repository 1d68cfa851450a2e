const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '1,234,567'. Log positions are strings because they can exceed 2^53. */
export const count = (value: number | string): string =>
  whole.format(typeof value === 'string' ? BigInt(value) : value);

/** `position` in percent of `head`; 100 for an empty log. */
export function percentDone(position: string, head: string): number {
  const end = Number(head);
  return end === 0 ? 100 : Math.min(100, (Number(position) / end) * 100);
}
