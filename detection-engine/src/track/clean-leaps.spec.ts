import { describe, expect, it } from '@jest/globals';
import { type PathReading, recordPath } from '../simulate/record-path.ts';
import { cleanTrack } from './clean.ts';

/** Fastest m/s of a path north with one position a second, cleaned; `step` is m from second to second. */
function fastestOf(step: (second: number) => number): number {
  let north = 0;
  const readings = Array.from({ length: 120 }, (_, second): PathReading => {
    north += step(second);
    return { time: second * 1000, east: 0, north, speed: Number.NaN };
  });
  const { speed } = cleanTrack(
    recordPath(readings, { latitude: 37.76, longitude: -122.5 }, { format: 'gpx' }),
  );
  return speed.reduce((most, here) => Math.max(most, here), 0);
}

describe('a leap of the receiver', () => {
  it('gives no speed to a surfer who paddles', () => {
    expect(fastestOf((second) => (second % 20 === 10 ? 9 : 0.9))).toBeLessThan(8 / 3.6);
  });

  it('is not a take-off, after which the speed lasts', () => {
    expect(fastestOf((second) => (second >= 40 && second < 48 ? 7 : 0.9)) * 3.6).toBeGreaterThan(22);
  });
});
