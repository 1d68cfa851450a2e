/** Columns of a line in a plane. */
export interface Line {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Rows that keep a line's shape, with its first and last (Ramer-Douglas-Peucker): the rows that are farthest from the
 * line drawn so far, until all are within `tolerance` or `most` are drawn.
 */
export function simplified(
  line: Line,
  first: number,
  last: number,
  { tolerance, most }: { readonly tolerance: number; readonly most: number },
): readonly number[] {
  if (first >= last) return [first];
  const rows = [first, last];
  const open = [farthest(line, first, last)];
  while (rows.length < most) {
    const index = indexOfFarthest(open);
    const part = open[index];
    if (part === undefined || part.distance <= tolerance) break;
    rows.push(part.row);
    open.splice(index, 1, farthest(line, part.from, part.row), farthest(line, part.row, part.to));
  }
  return rows.sort((a, b) => a - b);
}

interface Part {
  readonly from: number;
  readonly to: number;
  /** The row farthest from the straight line between both ends. */
  readonly row: number;
  readonly distance: number;
}

function indexOfFarthest(parts: readonly Part[]): number {
  let found = 0;
  for (let index = 1; index < parts.length; index++) {
    if (parts[index]!.distance > parts[found]!.distance) found = index;
  }
  return found;
}

function farthest({ x, y }: Line, from: number, to: number): Part {
  const [startX, startY] = [x[from]!, y[from]!];
  const [alongX, alongY] = [x[to]! - startX, y[to]! - startY];
  const length2 = alongX * alongX + alongY * alongY;
  let row = from;
  let most = 0;
  for (let at = from + 1; at < to; at++) {
    const [offX, offY] = [x[at]! - startX, y[at]! - startY];
    const share = length2 === 0 ? 0 : (offX * alongX + offY * alongY) / length2;
    const part = Math.min(1, Math.max(0, share));
    const distance2 = (offX - part * alongX) ** 2 + (offY - part * alongY) ** 2;
    if (distance2 > most) [row, most] = [at, distance2];
  }
  return { from, to, row, distance: Math.sqrt(most) };
}
