/** The middle of some numbers (the upper one of two); 0 for none. */
export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}

/** The number below which a share of the numbers lies; 0 for none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
