import { describe, expect, it } from '@jest/globals';
import { Course, STEP } from '../../simulate/course.ts';
import { ride } from '../../simulate/ocean-rides.ts';
import { wait } from '../../simulate/ocean-water.ts';
import { Random } from '../../simulate/random.ts';
import { receive } from '../../simulate/receive.ts';
import { PERFECT_RECEIVER } from '../../simulate/receiver.ts';
import { recordPath } from '../../simulate/record-path.ts';
import { cleanTrack } from '../../track/clean.ts';
import { detectRides } from '../detect.ts';
import type { DetectedRide } from '../detection.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';

const START = Date.UTC(2025, 5, 14, 14);
const LINE_UP = 150;

/** Eight ordinary waves from the beach (y 0, seaward is larger y), with `before` ahead of them and `amidst` as the fifth. */
function session(before: (course: Course) => void, amidst: (course: Course) => void) {
  const course = new Course(new Random(11), 0, -40, () => [0, 0]);
  before(course);
  for (let wave = 0; wave < 8; wave++) {
    course.act('paddle', () => course.headFor(0, LINE_UP, () => 1.2));
    wait(course, 60, LINE_UP, 0);
    if (wave === 4) amidst(course);
    else ride(course, 'shortboard', LINE_UP);
  }
  course.act('walk', () => course.headFor(0, -40, () => 1.2));
  const { readings } = receive(course, PERFECT_RECEIVER, new Random(5), START);
  const track = cleanTrack(recordPath(readings, { latitude: 37.76, longitude: -122.51 }, { format: 'fit' }));
  const detection = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS);
  const sharedWith = (name: string) => {
    const act = course.acts.find(({ kind }) => kind === name)!;
    const [from, to] = [START + act.first * STEP * 1000, START + act.last * STEP * 1000];
    const overlap = (candidate: DetectedRide) =>
      Math.max(0, Math.min(to, candidate.endTime) - Math.max(from, candidate.startTime)) / 1000;
    return {
      seconds: (to - from) / 1000,
      ridden: detection.rides.reduce((sum, candidate) => sum + overlap(candidate), 0),
      excluded: detection.excluded.reduce((sum, candidate) => sum + overlap(candidate), 0),
    };
  };
  return { detection, sharedWith };
}
const nothing = () => {};
const usualRide = (course: Course) => ride(course, 'shortboard', LINE_UP);

describe('stretches that begin on land or lead seaward', () => {
  it('excludes a run that turns back without slowing', () => {
    const { sharedWith } = session((course) => {
      course.act('jog', () => {
        course.during(90, () => course.step(3.2, 0, 1.3));
        course.during(4, (elapsed) => course.step(3.2 * Math.cos(elapsed), -3.2 * Math.sin(elapsed), 4));
        course.during(90, () => course.step(-3.2, 0, 1.3));
      });
    }, usualRide);
    expect(sharedWith('jog').excluded).toBeGreaterThan(170);
    expect(sharedWith('jog').ridden).toBe(0);
  });

  it('excludes a drive around the car park at the speed and length of a ride', () => {
    const { sharedWith } = session((course) => {
      course.act('drive', () => {
        course.during(12, () => course.step(-6, 0, 1.5));
        course.during(9, () => course.step(0, -5, 2));
        course.during(12, () => course.step(6, 0, 1.5));
      });
      course.act('walk', () => course.during(60, () => course.step(0, 0.8, 1)));
    }, usualRide);
    expect(sharedWith('drive').excluded).toBeGreaterThan(20);
    expect(sharedWith('drive').ridden).toBe(0);
  });

  it('splits a tow-in at the turn: tow before, ride after', () => {
    const { sharedWith, detection } = session(nothing, (course) => {
      course.act('tow', () => course.during(16, () => course.step(2, 8, 2)));
      course.act('on the wave', () => course.during(18, () => course.step(3, -6.5, 4)));
      course.during(30, () => course.step(0, 0, 2));
    });
    const tow = sharedWith('tow');
    const ridden = sharedWith('on the wave');
    expect(tow.ridden).toBeLessThan(4);
    expect(tow.excluded).toBeGreaterThan(10);
    expect(ridden.ridden).toBeGreaterThan(ridden.seconds - 4);
    expect(detection.excluded.some(({ reasons }) => /towed/.test(reasons.at(-1)!.detail!))).toBe(true);
  });

  it('excludes a burst of less than 60 m out to sea, however fast', () => {
    const { sharedWith } = session(nothing, (course) => {
      course.act('drift', () => course.during(5.6, () => course.step(1, 6, 4)));
      course.during(30, () => course.step(0, 0, 2));
    });
    const burst = sharedWith('drift');
    expect(burst.ridden).toBeLessThan(1);
    expect(burst.excluded).toBeGreaterThan(5);
  });

  it('counts a foil pumping back out as part of the ride', () => {
    const { sharedWith } = session(nothing, (course) => {
      course.act('on the wave', () => {
        course.during(20, () => course.step(1, -5.5, 3));
        course.during(22, () => course.step(1.5, 4.8, 3));
      });
      course.during(30, () => course.step(0, 0, 2));
    });
    const ridden = sharedWith('on the wave');
    expect(ridden.ridden).toBeGreaterThan(ridden.seconds - 4);
  });

  it.each([
    [5, 25],
    [6, 20],
    [8, 40],
  ])('counts five smooth rides at %i m/s for %i s', (speed, seconds) => {
    const path: number[] = [];
    const move = (meters: number, times: number) => {
      for (let second = 0; second < times; second++) path.push((path.at(-1) ?? 0) + meters);
    };
    move(0, 60);
    for (let wave = 0; wave < 5; wave++) {
      move(speed, seconds);
      move(0, 30);
      move(-1.2, Math.round((speed * seconds) / 1.2));
      move(0, 60);
    }
    const readings = path.map((north, second) => ({
      time: START + second * 1000,
      east: 0,
      north,
      speed: Math.abs(north - (path[second - 1] ?? north)),
    }));
    const track = cleanTrack(
      recordPath(readings, { latitude: 37.76, longitude: -122.51 }, { format: 'fit' }),
    );
    expect(detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS).rides).toHaveLength(5);
  });
});
