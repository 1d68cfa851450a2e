/** The value that this share of the values (at least one) lies below, interpolated between the two around it. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)]!;
  return below + (at % 1) * (sorted[Math.ceil(at)]! - below);
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
