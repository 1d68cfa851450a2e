import { describe, expect, it } from '@jest/globals';
import { cleanTrack } from '../track/clean.ts';
import { recordPath } from '../simulate/record-path.ts';
import { Random } from '../simulate/random.ts';
import { TrackErrors } from './error-bands.ts';

/** A surfer who drifts, recorded every `seconds` with this noise of positions (m). */
function errorsOf(noise: number, seconds: number) {
  const random = new Random(1);
  const readings = Array.from({ length: 900 }, (_, index) => ({
    time: index * seconds * 1000,
    east: index * seconds * 0.5 + noise * random.normal(),
    north: noise * random.normal(),
    speed: Number.NaN,
  }));
  return new TrackErrors(
    cleanTrack(recordPath(readings, { latitude: 37.76, longitude: -122.51 }, { format: 'gpx' })),
  );
}

describe('the error of speeds from positions', () => {
  it.each([0, 0.3, 1, 1.8, 4, 9])('lies within its bounds with noise of %d m', (noise) => {
    for (const seconds of [0.2, 1, 2]) {
      const errors = errorsOf(noise, seconds);
      const [least, most] = errors.speedErrorBounds(100, 200);
      expect(errors.speedError(100, 200)).toBeGreaterThanOrEqual(least);
      expect(errors.speedError(100, 200)).toBeLessThanOrEqual(most);
    }
  });
});
