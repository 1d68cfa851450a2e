import { describe, expect, it } from '@jest/globals';
import { type PathReading, recordPath } from '../../simulate/record-path.ts';
import { cleanTrack } from '../../track/clean.ts';
import { createTrack } from '../../track/track.ts';
import { METERS_PER_DEGREE } from '../../track/distance.ts';
import { findBouts } from './bouts.ts';
import { findDrives } from './drives.ts';
import { detectRides } from '../detect.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';
import { findHomeArea } from './home-area.ts';

/** A track north with one row a second: m/s for each part's seconds; negative speeds lead back south. */
function trackOf(parts: readonly (readonly [seconds: number, speed: number])[]) {
  const speeds = parts.flatMap(([seconds, speed]) => new Array<number>(seconds).fill(speed));
  let north = 0;
  let traveled = 0;
  return createTrack({
    time: Float64Array.from(speeds, (_, row) => row * 1000),
    latitude: Float64Array.from(speeds, (speed) => 36 + (north += speed) / METERS_PER_DEGREE),
    longitude: new Float64Array(speeds.length),
    distance: Float64Array.from(speeds, (speed) => (traveled += Math.abs(speed))),
    speed: Float64Array.from(speeds, Math.abs),
    speedSource: new Uint8Array(speeds.length),
    doubtful: new Uint8Array(speeds.length),
  });
}
const drivenIn = (parts: readonly (readonly [number, number])[]) => {
  const track = trackOf(parts);
  return findDrives(track, findBouts(track), findHomeArea(track)).size;
};

describe('findDrives', () => {
  it('finds the way home, which ends far from the session', () => {
    expect(
      drivenIn([
        [1200, 0],
        [100, 10],
        [60, 0],
      ]),
    ).toBe(1);
  });

  it('leaves out a flight that comes back, where no ride is sure', () => {
    expect(
      drivenIn([
        [1200, 0],
        [100, 10],
        [30, 0],
        [100, -10],
        [600, 0],
      ]),
    ).toBe(0);
  });

  const swaying = (mean: number, sway: number) =>
    Array.from({ length: 360 }, (_, second) => [1, mean * (1 + sway * Math.sin(second / 5))] as const);
  const waiting = [[1200, 0]] as const;

  it('finds a boat by its even speed, out and back', () => {
    expect(drivenIn([...waiting, ...swaying(11, 0.03), [30, 0], ...swaying(-11, 0.03), ...waiting])).toBe(2);
  });

  it('finds a boat among waves by minutes on a straight line', () => {
    expect(drivenIn([...waiting, ...swaying(7, 0.1), [30, 0], ...swaying(-7, 0.1), ...waiting])).toBe(2);
  });

  it('leaves out a kite, whose speed changes with the wind', () => {
    expect(drivenIn([...waiting, ...swaying(9, 0.25), [30, 0], ...swaying(-9, 0.25), ...waiting])).toBe(0);
  });
});

describe('a motor boat among rides', () => {
  /** Six waves south to land; after the third, six minutes out at 40 km/h on this heading in degrees, and back. */
  function sessionWith(heading: number | null) {
    let [east, north] = [0, 0];
    const readings: PathReading[] = [];
    const move = (seconds: number, speed: number, degrees = 0) => {
      for (let second = 0; second < seconds; second++) {
        east += speed * Math.sin((degrees * Math.PI) / 180);
        north += speed * Math.cos((degrees * Math.PI) / 180);
        readings.push({ time: readings.length * 1000, east, north, speed: Math.abs(speed) });
      }
    };
    move(80, 0.9);
    for (let wave = 0; wave < 6; wave++) {
      if (wave === 3 && heading !== null) {
        move(60, 0);
        move(360, 11.1, heading);
        move(60, 0);
        move(360, 11.1, heading + 180);
      }
      move(60, 0);
      move(15, -4);
      move(67, 0.9);
    }
    move(80, -0.9);
    const track = cleanTrack(recordPath(readings, { latitude: 41.18, longitude: -8.69 }, { format: 'fit' }));
    return detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS).rides;
  }
  const distances = (heading: number | null) =>
    sessionWith(heading).map(({ distance }) => Math.round(distance));

  it.each([0, 45, 90, 135, 180, 225, 270, 315])('is no ride on a heading of %i degrees', (heading) => {
    expect(distances(heading)).toEqual(distances(null));
  });
});
