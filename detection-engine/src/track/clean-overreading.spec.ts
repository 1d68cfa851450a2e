import { describe, expect, it } from '@jest/globals';
import { type PathReading, recordPath } from '../simulate/record-path.ts';
import { cleanTrack } from './clean.ts';
import { SpeedSource } from './track.ts';

const spot = { latitude: 37.76, longitude: -122.515 };
const start = Date.UTC(2025, 5, 1, 15);

/** Five minutes north, one reading a second, at a true and a recorded speed (m/s) by second; positions come late. */
function move(
  trueSpeed: (second: number) => number,
  recordedSpeed: (second: number) => number,
  late = 0,
): PathReading[] {
  const north = [0];
  for (let second = 1; second <= 300; second++) north.push(north[second - 1]! + trueSpeed(second));
  return north.map((_, second) => ({
    time: start + second * 1000,
    east: 0,
    north: north[Math.max(0, second - late)]!,
    speed: recordedSpeed(second),
  }));
}
const clean = (readings: PathReading[]) => cleanTrack(recordPath(readings, spot, { format: 'fit' }));
const between = (second: number, from: number, to: number) => second >= from && second < to;

describe('cleanTrack with a receiver that overreads', () => {
  it('reduces a walk’s recorded speeds to the positions while the swing of an arm adds to them', () => {
    const { speed, speedSource } = clean(
      move(
        () => 1.6,
        (second) => (between(second, 100, 130) ? 3 : 1.6),
      ),
    );
    for (let row = 105; row < 125; row++) expect(speed[row]).toBeCloseTo(1.6, 1);
    expect(speedSource[115]).toBe(SpeedSource.recorded);
    expect([speed[50], speed[200]]).toEqual([1.6, 1.6]);
  });

  it('keeps the speeds of a ride whose positions come four seconds late', () => {
    const ride = (second: number) => (between(second, 100, 112) ? 4.5 : 1);
    const { speed } = clean(move(ride, ride, 4));
    for (let row = 100; row < 112; row++) expect(speed[row]).toBe(4.5);
  });

  it('keeps the speeds of a ride that begins while positions are lost', () => {
    const ride = (second: number) => (between(second, 100, 112) ? 4.5 : 1);
    const readings = move(ride, ride).map((reading, second, all) =>
      between(second, 98, 105) ? { ...reading, north: all[98]!.north + (second - 98) * 0.5 } : reading,
    );
    const { speed } = clean(readings);
    for (let row = 100; row < 112; row++) expect(speed[row]).toBe(4.5);
  });

  it('keeps speeds beyond those an arm adds to, also without the positions', () => {
    const { speed } = clean(
      move(
        (second) => (between(second, 100, 130) ? 4 : 6),
        () => 6,
      ),
    );
    expect(speed[115]).toBe(6);
  });

  it('lets the speed fall sooner in a gap too short for an even change', () => {
    const fall = (second: number) => (second < 102 ? 6 : 1);
    const readings = move(fall, fall).filter((_, second) => !between(second, 101, 110));
    const { distance, speed } = clean(readings);
    expect(distance[110]! - distance[100]!).toBeLessThan(23);
    expect(speed[105]).toBeLessThan(2.5);
  });

  it('changes the speed evenly in a gap that positions cover as the speeds do', () => {
    const fall = (second: number) => (second < 100 ? 6 : Math.max(1, 6 - (second - 100) / 2));
    const readings = move(fall, fall).filter((_, second) => !between(second, 101, 110));
    expect(clean(readings).speed[105]).toBeCloseTo(3.5, 1);
  });
});
