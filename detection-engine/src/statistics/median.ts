import { quickselect } from 'simple-statistics';

/** The middle of some numbers (the upper one of two); 0 for none. None is NaN. */
export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}

/** The number below which a share of the numbers lies; 0 for none. None is NaN. */
export function quantileOf(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const parted = values.slice();
  const at = Math.min(parted.length - 1, Math.floor(share * parted.length));
  quickselect(parted, at);
  return parted[at]!;
}
