import { describe, expect, it } from '@jest/globals';
import { nearestRow } from './nearest-row.ts';

describe('the row nearest to a moment', () => {
  const time = Float64Array.from([1000, 2000, 5000, 6000]);

  it.each([
    [-50, 0],
    [1400, 0],
    [1600, 1],
    [3499, 1],
    [3501, 2],
    [99_000, 3],
  ])('at %d ms is row %d', (millis, row) => {
    expect(nearestRow(time, millis)).toBe(row);
  });
});
