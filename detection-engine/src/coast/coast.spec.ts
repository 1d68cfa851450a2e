import { describe, expect, it } from '@jest/globals';
import { type Coast, coastCell, isAtSea } from './coast.ts';

/** Sea in the western half of a cell, with an island in it. */
const coast: Coast = {
  ...{ west: 10, south: 40, east: 11, north: 41 },
  sea: [
    [
      [10, 40, 10.5, 40, 10.5, 41, 10, 41],
      [10.2, 40.2, 10.2, 40.4, 10.4, 40.4, 10.4, 40.2],
    ],
  ],
};

describe('the coast', () => {
  it.each([
    [[40.9, 10.1], '40,10'],
    [[-45.6, 170.7], '-46,170'],
    [[10, 180.5], '10,-180'],
    [[10, -180.5], '10,179'],
  ] as const)('of %j is in the cell %s', ([latitude, longitude], cell) => {
    expect(coastCell(latitude, longitude)).toBe(cell);
  });

  it.each([
    ['west of the shore', [40.8, 10.1], true],
    ['east of it', [40.8, 10.9], false],
    ['on an island', [40.3, 10.3], false],
    ['a turn around the earth away', [40.8, 370.1], true],
  ] as const)('has sea %s: %j, %j', (_, [latitude, longitude], expected) => {
    expect(isAtSea(coast, latitude, longitude)).toBe(expected);
  });
});
