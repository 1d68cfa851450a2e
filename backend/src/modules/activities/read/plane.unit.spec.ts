import { describe, expect, it } from '@jest/globals';
import { createTrack, planeDistance } from '@rideline/detection-engine';
import { projectToPlane } from './plane.ts';

function trackThrough(...points: readonly (readonly [latitude: number, longitude: number])[]) {
  const column = (value: (index: number) => number) => Float64Array.from(points, (_, index) => value(index));
  const flags = new Uint8Array(points.length);
  return createTrack({
    time: column((index) => index * 1000),
    latitude: column((index) => points[index]![0]),
    longitude: column((index) => points[index]![1]),
    distance: column(() => 0),
    speed: column(() => 0),
    speedSource: flags,
    doubtful: flags,
  });
}

describe('projectToPlane', () => {
  it('keeps distances, with east and north positive', () => {
    const { east, north } = projectToPlane(trackThrough([37.76, -122.51], [37.77, -122.5]));
    expect(Math.hypot(east[1]! - east[0]!, north[1]! - north[0]!)).toBeCloseTo(
      planeDistance(37.76, -122.51, 37.77, -122.5),
      -1,
    );
    expect([east[1]! > east[0]!, north[1]! > north[0]!]).toEqual([true, true]);
    expect([east[0]! + east[1]!, north[0]! + north[1]!].map(Math.round)).toEqual([0, 0]);
  });

  it.each([
    [179.999, -179.999],
    [-179.999, 179.999],
  ])('keeps a session in one piece that crosses from %d to %d degrees', (from, to) => {
    const { east } = projectToPlane(trackThrough([-17, from], [-17, to]));
    expect(Math.abs(east[1]! - east[0]!)).toBeCloseTo(planeDistance(-17, from, -17, to), -1);
    expect(Math.sign(east[1]! - east[0]!)).toBe(Math.sign(from));
  });

  it('projects an empty track', () => {
    expect(projectToPlane(trackThrough()).east).toHaveLength(0);
  });
});
