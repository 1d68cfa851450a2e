import { describe, expect, it } from '@jest/globals';
import { METERS_PER_DEGREE } from '../../track/distance.ts';
import { SpeedSource, createTrack } from '../../track/track.ts';
import { detectRides } from '../detect.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';

const repeat = (speed: number, times: number) => new Array<number>(times).fill(speed);

const RIDE = repeat(16, 8);
const PUSH = repeat(14, 3);

/** A ride of eight seconds and a push of three, five slow ones apart, at one row a second. */
function detectWith(source: number, [first, second] = [RIDE, PUSH]) {
  const speeds = [...repeat(0, 300), ...first, ...repeat(3, 5), ...second, ...repeat(0, 300)];
  let traveled = 0;
  const distance = Float64Array.from(
    speeds,
    (speed, row) => (traveled += (speed + (speeds[row - 1] ?? 0)) / 7.2),
  );
  const track = createTrack({
    time: Float64Array.from(speeds, (_, row) => row * 1000),
    latitude: distance.map((meters) => meters / METERS_PER_DEGREE),
    longitude: new Float64Array(speeds.length),
    distance,
    speed: Float64Array.from(speeds, (speed) => speed / 3.6),
    speedSource: new Uint8Array(speeds.length).fill(source),
    doubtful: new Uint8Array(speeds.length),
  });
  return detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS).rides.map(
    ({ firstPoint, lastPoint }) => [firstPoint, lastPoint],
  );
}

describe('given a push soon after a ride', () => {
  it('is the second part of the ride where the receiver measures speeds well', () => {
    expect(detectWith(SpeedSource.recorded)).toEqual([[300, 315]]);
  });

  it('is a passing wave where speeds come from positions', () => {
    expect(detectWith(SpeedSource.position)).toEqual([[300, 307]]);
  });
});

describe('given a push soon before a ride', () => {
  it('is a missed wave', () => {
    expect(detectWith(SpeedSource.recorded, [PUSH, RIDE])).toEqual([[308, 315]]);
  });
});
