import { describe, expect, it } from '@jest/globals';
import { type PathReading, recordPath } from '../simulate/record-path.ts';
import { cleanTrack } from '../track/clean.ts';
import { detectRides } from './detect.ts';
import { DEFAULT_DETECTION_PARAMETERS } from './parameters.ts';

/** Waves of these meters at 4 m/s, south to land or north where negative, each after a minute and before paddling back. */
function sessionOf(waves: readonly number[]) {
  let north = 0;
  const readings: PathReading[] = [];
  const move = (seconds: number, speed: number) => {
    for (let second = 0; second < seconds; second++) {
      north += speed;
      readings.push({ time: readings.length * 1000, east: 0, north, speed: Math.abs(speed) });
    }
  };
  move(80, 0.9);
  for (const meters of waves) {
    move(60, 0);
    move(Math.round(Math.abs(meters) / 4), -4 * Math.sign(meters));
    move(Math.round(Math.abs(meters) / 0.9), 0.9 * Math.sign(meters));
  }
  move(80, -0.9);
  return cleanTrack(recordPath(readings, { latitude: 41.18, longitude: -8.69 }, { format: 'fit' }));
}
const offerOf = (waves: readonly number[], min_ride_distance = 30) =>
  detectRides(sessionOf(waves), 'traveling_waves', { ...DEFAULT_DETECTION_PARAMETERS, min_ride_distance })
    .lowerMinimum;

describe('a lower minimum', () => {
  it('is proposed for three near misses to land, on a step below the shortest', () => {
    const offer = offerOf([20, 60, 24, 28]);
    expect(offer).toMatchObject({ parameter: 'min_ride_distance', count: 3 });
    expect(offer!.least).toBeLessThan(offer!.most);
    expect([15, 20]).toContain(offer!.value);
    expect(offer!.value).toBeLessThanOrEqual(offer!.least);
  });

  it('counts what it promises', () => {
    const waves = [20, 60, 24, 28, 24];
    const { count, value } = offerOf(waves)!;
    const before = detectRides(sessionOf(waves), 'traveling_waves', DEFAULT_DETECTION_PARAMETERS).rides;
    const lower = { ...DEFAULT_DETECTION_PARAMETERS, min_ride_distance: value };
    const { rides, lowerMinimum } = detectRides(sessionOf(waves), 'traveling_waves', lower);
    expect(rides).toHaveLength(before.length + count);
    expect(lowerMinimum).toBeNull();
  });

  it.each([
    ['two near misses', [20, 60, 24], 30],
    ['near misses by more than half', [20, 60, 24, 28], 60],
    ['near misses out to sea', [-20, 60, 60, 60, -24, -28], 30],
    ['no near misses', [60, 60, 60], 30],
  ])('is not proposed for %s', (_, waves, minimum) => {
    expect(offerOf(waves, minimum)).toBeNull();
  });
});
