import type { SurfRun } from './detection.ts';
import type { RowRange } from './row-ranges.ts';

/**
 * Finds the rows at least `minSpeed` (m/s) fast within `ranges` (in order, not overlapping) and connects those at
 * most `connect` seconds apart: what lies between becomes surf points too.
 */
export function findSurfRuns(
  time: Float64Array,
  speed: Float64Array,
  minSpeed: number,
  connect: number,
  ranges: readonly RowRange[],
): SurfRun[] {
  const reach = connect * 1000;
  const runs: SurfRun[] = [];
  let first = -1;
  let last = -1;
  for (const range of ranges) {
    for (let row = range.first; row <= range.last; row++) {
      if (!(speed[row]! >= minSpeed)) continue;
      if (first < 0) {
        first = row;
      } else if (last !== row - 1 && time[row]! - time[last]! > reach) {
        runs.push([first, last]);
        first = row;
      }
      last = row;
    }
  }
  if (first >= 0) runs.push([first, last]);
  return runs;
}
