import { describe, expect, it } from '@jest/globals';
import { dotFeatures, headingFeatures } from './take-off-features.ts';

const takeOffs = {
  latitude: Float64Array.from([60, 60.001, 60.0005]),
  longitude: Float64Array.from([10, 10, 10.001]),
  heading: [90, null, 180],
};
const steps = Uint8Array.from([0, 5, 2]);

describe('take-offs on the map', () => {
  it('are a dot for each ride with the step of its color', () => {
    const { features } = dotFeatures(takeOffs, steps);
    expect(features.map(({ id, properties }) => [id, properties?.['step']])).toEqual([
      [0, 0],
      [1, 5],
      [2, 2],
    ]);
    expect(features[2]?.geometry.coordinates).toEqual([10.001, 60.0005]);
  });

  it('have a line towards where the wave ran, as long to the east as to the south', () => {
    const { features } = headingFeatures(takeOffs, steps);
    expect(features.map(({ properties }) => properties?.['step'])).toEqual([0, 2]);
    const [east, south] = features.map(({ geometry: { coordinates } }) => {
      const [[fromX = 0, fromY = 0] = [], [toX = 0, toY = 0] = []] = coordinates;
      return [toX - fromX, toY - fromY] as const;
    });
    expect(east?.[0]).toBeGreaterThan(0);
    expect(east?.[1]).toBeCloseTo(0, 9);
    expect(south?.[0]).toBeCloseTo(0, 9);
    // A degree to the east is half as long at 60 degrees north.
    expect(east?.[0]).toBeCloseTo(-2 * (south?.[1] ?? 0), 6);
  });
});
