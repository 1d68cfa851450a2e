import { describe, expect, it } from '@jest/globals';
import { rideWindows, windowAt } from './ride-windows.ts';

const time = Float64Array.from({ length: 100 }, (_, row) => 1_000_000 + row * 1000);
const rides = [
  { id: 5, firstRow: 1, lastRow: 6 },
  { id: 6, firstRow: 30, lastRow: 40 },
  { id: 7, firstRow: 42, lastRow: 50 },
];
const windows = rideWindows(rides, time);
const second = (moment: number) => (moment - 1_000_000) / 1000;

describe('playing rides only', () => {
  it('begins three seconds before each ride, but not before the session', () => {
    expect(windows.map(({ from, to }) => [second(from), second(to)])).toEqual([
      [0, 6],
      [27, 40],
      [39, 50],
    ]);
  });

  it.each([
    [0, 5],
    [6, 6],
    [20, 6],
    [39.5, 6],
    [40, 7],
  ])('at second %d the ride is %d', (at, id) => {
    expect(windowAt(windows, 1_000_000 + at * 1000)?.id).toBe(id);
  });

  it('ends after the last ride', () => {
    expect(windowAt(windows, 1_000_000 + 50_000)).toBeNull();
    expect(windowAt([], 1_000_000)).toBeNull();
  });
});
