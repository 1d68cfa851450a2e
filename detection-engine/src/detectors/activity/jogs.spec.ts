import { describe, expect, it } from '@jest/globals';
import { Course } from '../../simulate/course.ts';
import { Random } from '../../simulate/random.ts';
import { receive } from '../../simulate/receive.ts';
import { PERFECT_RECEIVER } from '../../simulate/receiver.ts';
import { recordPath } from '../../simulate/record-path.ts';
import { cleanTrack } from '../../track/clean.ts';
import { detectRides } from '../detect.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';

const START = Date.UTC(2025, 5, 14, 14);

/** A stretch to the east at 11 km/h for 50 s, then flights of a foil at some `pace` m/s to all sides, so that land is unknown. */
function detect(pace: number, rests: number) {
  const course = new Course(new Random(3), -40, 0, () => [0, 0]);
  const rest = (seconds: number) => course.during(seconds, () => course.step(0, 0, 1.5));
  rest(20);
  course.during(50, () => course.step(3.1, 0, 1.5));
  rest(120);
  for (let flight = 0; flight < 8; flight++) {
    const angle = (flight * Math.PI) / 2;
    course.during(25, (elapsed) => {
      const speed = pace * (1 + 0.2 * Math.sin(elapsed / 2));
      course.step(speed * Math.cos(angle), speed * Math.sin(angle), 3);
    });
    rest(rests);
  }
  const { readings } = receive(course, PERFECT_RECEIVER, new Random(5), START);
  const track = cleanTrack(recordPath(readings, { latitude: 0, longitude: 0 }, { format: 'fit' }));
  const { rides, excluded } = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, 'surfing');
  return { rides: rides.length, excluded: excluded.map(({ reasons }) => reasons.at(-1)!.detail) };
}

/** Four rides to the east and the ways back, then a minute to the north from the line-up at 10 km/h. */
function detectBesideKnownLand(ridePace: number) {
  const course = new Course(new Random(3), 0, 0, () => [0, 0]);
  const rest = (seconds: number) => course.during(seconds, () => course.step(0, 0, 1.5));
  for (let ride = 0; ride < 4; ride++) {
    rest(60);
    course.during(60 / ridePace, (elapsed) => course.step(ridePace * (1 + 0.2 * Math.sin(elapsed)), 0, 3));
    rest(10);
    course.headFor(0, 0, () => 1.5);
  }
  rest(120);
  course.during(60, () => course.step(0, 2.8, 1.5));
  rest(20);
  const { readings } = receive(course, PERFECT_RECEIVER, new Random(5), START);
  const track = cleanTrack(recordPath(readings, { latitude: 0, longitude: 0 }, { format: 'fit' }));
  const { rides, excluded } = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, 'surfing');
  return { rides: rides.length, excluded: excluded.map(({ reasons }) => reasons.at(-1)!.detail) };
}

describe('an even minute at a runner’s pace after the last ride, from where rides begin and not to land', () => {
  it('is a run where the rides are clearly faster, since few rides locate land badly', () => {
    expect(detectBesideKnownLand(5)).toEqual({ rides: 4, excluded: [expect.stringMatching(/runner/)] });
  });

  it('is a ride where the rides are as slow', () => {
    expect(detectBesideKnownLand(3.3)).toEqual({ rides: 5, excluded: [] });
  });
});

describe('an even stretch at a runner’s pace before the first ride, where land is unknown', () => {
  it('is a run where the rides are clearly faster, although one has its direction', () => {
    expect(detect(6, 90)).toEqual({ rides: 8, excluded: [expect.stringMatching(/runner/)] });
  });

  it('is a ride where wind drives the session', () => {
    expect(detect(6, 24)).toEqual({ rides: 9, excluded: [] });
  });
});
