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

/** One ride of 12 s to the east, a pause, and a stretch in another direction (radians from it) at some `pace` in m/s. */
function detect(pause: number, seconds: number, pace: number, turn = Math.PI) {
  const course = new Course(new Random(3), 0, 80, () => [0, 0]);
  const rest = (time: number) => course.during(time, () => course.step(0, 0, 1.5));
  rest(300);
  course.during(12, () => course.step(5, 0, 3));
  rest(pause);
  course.during(seconds, () => course.step(pace * Math.cos(turn), pace * Math.sin(turn), 4));
  rest(300);
  const { readings } = receive(course, PERFECT_RECEIVER, new Random(5), START);
  const track = cleanTrack(recordPath(readings, { latitude: 0, longitude: 0 }, { format: 'fit' }));
  const { rides, excluded } = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, 'surfing');
  return {
    rides: rides.map(({ duration }) => (duration < 20 ? 'the ride' : 'both')),
    excluded: excluded.map(({ reasons }) => reasons.at(-1)!.detail),
  };
}

describe('given a ride and a stretch after it, where land is unknown', () => {
  it.each([
    ['at once', 0],
    ['after a pause', 8],
  ])('a slow way back that begins %s is no part of the ride', (_, pause) => {
    expect(detect(pause, 20, 3)).toEqual({
      rides: ['the ride'],
      excluded: [expect.stringMatching(/paddling back out/)],
    });
  });

  it('the flight of a foil goes on when it pumps back out', () => {
    expect(detect(0, 20, 4.4)).toEqual({ rides: ['both'], excluded: [] });
  });

  it('a slow second part in the same direction belongs to the ride', () => {
    expect(detect(4, 24, 3, 0.4)).toEqual({ rides: ['both'], excluded: [] });
  });
});
