const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '1,234,567'; positions of the log come as text, beyond what a number holds exactly. */
export const count = (value: number | string): string =>
  whole.format(typeof value === 'string' ? BigInt(value) : value);

/** How far a position is on the way to the head, in percent; an empty log is gone through. */
export function percentDone(position: string, head: string): number {
  const end = Number(head);
  return end === 0 ? 100 : Math.min(100, (Number(position) / end) * 100);
}
