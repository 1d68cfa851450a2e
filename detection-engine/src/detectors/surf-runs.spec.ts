import { describe, expect, it } from '@jest/globals';
import { findSurfRuns } from './surf-runs.ts';

const runsOf = (rows: readonly (readonly [second: number, speed: number])[], connect = 5) =>
  findSurfRuns(
    Float64Array.from(rows, ([second]) => second * 1000),
    Float64Array.from(rows, ([, speed]) => speed),
    2,
    connect,
    [{ first: 0, last: rows.length - 1 }],
    20,
  );

describe('findSurfRuns', () => {
  it('connects fast rows at most `connect` seconds apart, with the rows between', () => {
    const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((second) => [second, second % 4 === 0 ? 3 : 1] as const);
    expect(runsOf(rows, 4)).toEqual([[0, 8]]);
    expect(runsOf(rows, 3)).toEqual([
      [0, 0],
      [4, 4],
      [8, 8],
    ]);
  });

  it('ends a run at a long silence without rows', () => {
    const rows = [0, 1, 2, 92, 93, 94].map((second) => [second, 3] as const);
    expect(runsOf(rows)).toEqual([
      [0, 2],
      [3, 5],
    ]);
    expect(runsOf(rows, 90)).toEqual([[0, 5]]);
  });
});
