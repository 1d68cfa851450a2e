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

/** From the beach and back to it; `tows` times straight out to both sides at an even 7.5 m/s, and no ride. */
function detect(tows: number) {
  const course = new Course(new Random(7), 0, -60, () => [0, 0]);
  const paddleTo = (x: number, y: number) => course.headFor(x, y, () => 1.3);
  for (let tow = 0; tow < tows; tow++) {
    paddleTo(0, 110);
    course.headFor(tow % 2 === 0 ? 150 : -150, 210, () => 7.5, 8, 2);
    course.during(60, () => course.step(0, 0, 1.5));
  }
  paddleTo(0, -60);
  const { readings } = receive(course, PERFECT_RECEIVER, new Random(5), START);
  const track = cleanTrack(recordPath(readings, { latitude: 0, longitude: 0 }, { format: 'fit' }));
  const { rides, excluded } = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, 'surfing');
  return { rides: rides.length, excluded: excluded.map(({ reasons }) => reasons.at(-1)!.detail) };
}

describe('given even, straight stretches away from where the session starts and ends, and no ride', () => {
  it('several are tows', () => {
    const towed: unknown = expect.stringMatching(/towed/);
    expect(detect(4)).toEqual({ rides: 0, excluded: [towed, towed, towed, towed] });
  });

  it('two may be smooth rides', () => {
    expect(detect(2)).toEqual({ rides: 2, excluded: [] });
  });
});
