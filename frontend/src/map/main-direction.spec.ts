import { describe, expect, it } from '@jest/globals';
import { directionName, mainDirection } from './main-direction.ts';

/** Rides from the first of two points to the second. */
const directionOf = (...rides: readonly (readonly [number, number, number, number])[]) =>
  mainDirection(
    {
      latitude: Float64Array.from(rides.flatMap(([from, , to]) => [from, to])),
      longitude: Float64Array.from(rides.flatMap(([, from, , to]) => [from, to])),
    },
    rides.map((_, at) => ({ firstRow: 2 * at, lastRow: 2 * at + 1 })),
  );

describe('the main direction of rides', () => {
  it.each([
    ['north', [0, 0, 1, 0], 0],
    ['east', [0, 0, 0, 1], 90],
    ['southwest', [0, 0, -1, -1], 225],
    ['northeast', [60, 0, 60.01, 0.02], 45],
  ] as const)('is %s', (name, ride, degrees) => {
    const found = directionOf(ride)!;
    expect(found).toBeCloseTo(degrees, 1);
    expect(directionName(found)).toBe(name);
  });

  it('is that of the longer rides', () => {
    expect(directionOf([0, 0, 0, 4], [0, 0, 0, -1])).toBeCloseTo(90);
  });

  it('is none where rides go everywhere, or there is none', () => {
    expect(directionOf([0, 0, 0, 1], [0, 0, 0, -1])).toBeNull();
    expect(directionOf()).toBeNull();
  });
});
