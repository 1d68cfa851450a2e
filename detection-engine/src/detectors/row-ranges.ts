/** Rows first..last, both included. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** The rows of 0..length-1 that none of the ranges (in order, not overlapping) holds. */
export function rowsOutside(ranges: readonly RowRange[], length: number): RowRange[] {
  const outside: RowRange[] = [];
  let next = 0;
  for (const { first, last } of ranges) {
    if (first > next) outside.push({ first: next, last: first - 1 });
    next = last + 1;
  }
  if (next < length) outside.push({ first: next, last: length - 1 });
  return outside;
}
