import { describe, expect, it } from '@jest/globals';
import { withTakeOffs } from './take-off.ts';

const takeOff = (...points: readonly (readonly [latitude: number, longitude: number])[]) => {
  const track = {
    latitude: Float64Array.from(points, ([latitude]) => latitude),
    longitude: Float64Array.from(points, ([, longitude]) => longitude),
  };
  return withTakeOffs([{ firstPoint: 0, lastPoint: points.length - 1 }], track)[0]!.takeOff;
};

describe('the take-off of a ride', () => {
  it('is its first point, with the heading to its last one', () => {
    expect(takeOff([37.5, -122.5], [37.501, -122.5])).toEqual({
      latitude: 37.5,
      longitude: -122.5,
      heading: 0,
    });
    expect(takeOff([60, 10], [60.001, 9.998]).heading).toBe(315);
  });

  it('has a heading across the date line', () => {
    expect(takeOff([-17, 179.9999], [-17, -179.9999]).heading).toBe(90);
  });

  it('has no heading where the ride ends at its start', () => {
    expect(takeOff([37.5, -122.5], [37.50001, -122.5]).heading).toBeNull();
  });
});
