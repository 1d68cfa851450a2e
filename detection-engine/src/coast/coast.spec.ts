import { describe, expect, it } from '@jest/globals';
import { type Coast, coastCell, coastFits } from './coast.ts';

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
const AT_SEA = [40.8, 10.1] as const;
const INLAND = [40.8, 10.9] as const;
const ON_ISLAND = [40.3, 10.3] as const;

describe('the coast of a session', () => {
  it.each([
    [[40.9, 10.1], '40,10'],
    [[-45.6, 170.7], '-46,170'],
    [[10, 180.5], '10,-180'],
    [[10, -180.5], '10,179'],
  ] as const)('of %j is in the cell %s', ([latitude, longitude], cell) => {
    expect(coastCell(latitude, longitude)).toBe(cell);
  });

  it.each([
    ['at sea', [AT_SEA], true],
    ['inland', [INLAND], false],
    ['on an island', [ON_ISLAND], false],
    ['at sea but for one', [AT_SEA, AT_SEA, INLAND], false],
    ['nowhere', [], false],
  ] as const)('fits rides that start %s: %j', (_, starts, fits) => {
    expect(coastFits(coast, starts)).toBe(fits);
  });
});
