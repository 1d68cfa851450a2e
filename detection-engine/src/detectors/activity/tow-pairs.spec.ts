import { describe, expect, it } from '@jest/globals';
import { Course } from '../../simulate/course.ts';
import { ride } from '../../simulate/ocean-rides.ts';
import { Random } from '../../simulate/random.ts';
import { receive } from '../../simulate/receive.ts';
import { PERFECT_RECEIVER } from '../../simulate/receiver.ts';
import { recordPath } from '../../simulate/record-path.ts';
import { cleanTrack } from '../../track/clean.ts';
import { detectRides } from '../detect.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';
import { findBouts } from './bouts.ts';
import { findHomeArea } from './home-area.ts';
import { findLandByTows } from './tow-pairs.ts';

const START = Date.UTC(2025, 5, 14, 14);
const WAVES = 6;

/** A session in the line-up (y 0 at the waterline, seaward is larger y) without a way to or from land. */
function trackOf(wave: (course: Course, number: number) => void) {
  const course = new Course(new Random(7), 0, 110, () => [0, 0]);
  const pause = (seconds: number) => course.during(seconds, () => course.step(0, 0, 1.5));
  for (let number = 0; number < WAVES; number++) {
    pause(60);
    wave(course, number);
  }
  pause(60);
  const { readings } = receive(course, PERFECT_RECEIVER, new Random(5), START);
  return cleanTrack(recordPath(readings, { latitude: 0, longitude: 0 }, { format: 'fit' }));
}
const landOf = (track: ReturnType<typeof trackOf>) =>
  findLandByTows(track, findHomeArea(track), findBouts(track));

/** Out at 7 m/s with a changing angle, a wait, and a ride from there. */
function towAndRide(course: Course, number: number) {
  const side = number % 2 === 0 ? 60 : -60;
  course.headFor(side, 210, () => 7, 8, 2);
  course.during(25, () => course.step(0, 0, 1.5));
  ride(course, 'longboard', 210);
  course.headFor(0, 110, () => 1.2);
}

describe('findLandByTows', () => {
  it('finds land where the rides after tows lead', () => {
    const [, north] = landOf(trackOf(towAndRide))!;
    expect(north).toBeLessThan(-0.8);
  });

  it('lets a session count its rides and none of its tows', () => {
    const track = trackOf(towAndRide);
    const { rides, excluded } = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS);
    expect(rides.length).toBeLessThanOrEqual(WAVES);
    const northward = rides.filter(
      ({ firstPoint, lastPoint }) => track.latitude[lastPoint]! > track.latitude[firstPoint]!,
    );
    expect(northward.length).toBe(0);
    expect(excluded.length).toBeGreaterThanOrEqual(WAVES);
  });

  it('finds none where surfers paddle back out between rides', () => {
    const paddled = trackOf((course) => {
      ride(course, 'longboard', 160);
      course.headFor(0, 160, () => 2.1);
    });
    expect(landOf(paddled)).toBeNull();
  });

  it('finds none between reaches to and fro', () => {
    const sailed = trackOf((course, number) => {
      const away = number % 2 === 0 ? 1 : -1;
      course.during(40 + 5 * (number % 3), () => course.step(away * (6 - (number % 3)), 0, 2));
    });
    expect(landOf(sailed)).toBeNull();
  });
});
