/** The value that this share of the values (at least one) lies below, interpolated between the two around it. */
export function quantile(values: readonly number[], share: number): number {
  const moved = values.slice();
  const at = (moved.length - 1) * share;
  const rank = Math.floor(at);
  const below = select(moved, rank);
  if (at === rank) return below;
  let above = Number.POSITIVE_INFINITY;
  for (let index = rank + 1; index < moved.length; index++) above = Math.min(above, moved[index]!);
  return below + (at - rank) * (above - below);
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The value of this rank, with smaller ones moved before it and larger ones behind it: Hoare's selection. */
function select(values: number[], rank: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[rank]!;
    let left = low;
    let right = high;
    while (left <= right) {
      while (values[left]! < pivot) left++;
      while (values[right]! > pivot) right--;
      if (left > right) break;
      const smaller = values[right]!;
      values[right--] = values[left]!;
      values[left++] = smaller;
    }
    if (right < rank) low = left;
    if (left > rank) high = right;
  }
  return values[rank]!;
}
