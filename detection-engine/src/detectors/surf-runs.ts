import type { SurfRun } from './detection.ts';

/** Rows first..last, both inclusive. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Finds rows of at least `minSpeed` (m/s) within `ranges` (ordered, disjoint) and connects those at most `connect`
 * seconds apart; the rows between them become surf points too.
 * @param silence seconds without a row that end a run, where `connect` is shorter
 */
export function findSurfRuns(
  time: Float64Array,
  speed: Float64Array,
  minSpeed: number,
  connect: number,
  ranges: readonly RowRange[],
  silence: number,
): SurfRun[] {
  const reach = connect * 1000;
  const unbroken = Math.max(reach, silence * 1000);
  const runs: SurfRun[] = [];
  let first = -1;
  let last = -1;
  for (const range of ranges) {
    let row = nextFast(speed, minSpeed, range.first, range.last);
    while (row <= range.last) {
      if (first < 0) {
        first = row;
      } else if (time[row]! - time[last]! > (last === row - 1 ? unbroken : reach)) {
        runs.push([first, last]);
        first = row;
      }
      do row++;
      while (row <= range.last && speed[row]! >= minSpeed && time[row]! - time[row - 1]! <= unbroken);
      last = row - 1;
      row = nextFast(speed, minSpeed, row, range.last);
    }
  }
  if (first >= 0) runs.push([first, last]);
  return runs;
}

/** The first fast row of from..to, or to + 1. Unrolled by 4: twice as fast, since most rows are slow. */
function nextFast(speed: Float64Array, minSpeed: number, from: number, to: number): number {
  let row = from;
  for (; row + 3 <= to; row += 4) {
    if (speed[row]! >= minSpeed) return row;
    if (speed[row + 1]! >= minSpeed) return row + 1;
    if (speed[row + 2]! >= minSpeed) return row + 2;
    if (speed[row + 3]! >= minSpeed) return row + 3;
  }
  while (row <= to && !(speed[row]! >= minSpeed)) row++;
  return row;
}
