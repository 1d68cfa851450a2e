import { describe, expect, it } from '@jest/globals';
import { METERS_PER_DEGREE } from '../../track/distance.ts';
import { createTrack } from '../../track/track.ts';
import { describeBout } from './bouts.ts';
import { directionOf, estimateShore } from './shore.ts';

/** A track that starts and ends 150 m south of a line-up, with runs of 100 m to the south and as many to the north. */
function twoWaySession() {
  const north: number[] = [-150, -150];
  const starts: number[] = [];
  for (let turn = 0; turn < 8; turn++) {
    starts.push(north.length);
    for (let second = 0; second <= 20; second++)
      north.push(turn % 2 === 0 ? 50 - second * 5 : -50 + second * 5);
  }
  north.push(-150, -150);
  const length = north.length;
  let traveled = 0;
  const track = createTrack({
    time: Float64Array.from(north, (_, row) => row * 1000),
    latitude: Float64Array.from(north, (meters) => meters / METERS_PER_DEGREE),
    longitude: new Float64Array(length),
    distance: Float64Array.from(
      north,
      (meters, row) => (traveled += Math.abs(meters - (north[row - 1] ?? meters))),
    ),
    speed: new Float64Array(length).fill(5),
    speedSource: new Uint8Array(length),
    doubtful: new Uint8Array(length),
  });
  return { track, rides: starts.map((first) => describeBout(track, first, first + 20)) };
}
const home = { latitude: 0, longitude: 0, reach: 400, scale: METERS_PER_DEGREE };

describe('estimateShore', () => {
  it('places land where the session starts and ends when as many stretches lead to as away from it', () => {
    const { track, rides } = twoWaySession();
    const session = { first: 0, last: track.length - 1 };
    const shore = estimateShore(track, home, session, rides, rides);
    expect(shore!.north).toBeCloseTo(-1, 5);
    expect(shore!.ridesEnd).toBeGreaterThan(0);
  });

  it('places land where it is known to lie, whatever the session tells', () => {
    const { track, rides } = twoWaySession();
    const session = { first: 0, last: track.length - 1 };
    const shore = estimateShore(track, home, session, rides, rides, directionOf(30));
    expect(shore!.east).toBeCloseTo(0.5, 5);
    expect(shore!.north).toBeCloseTo(Math.sqrt(3) / 2, 5);
  });

  it('looks at the ends of the session between two drives', () => {
    const { track, rides } = twoWaySession();
    const lineUp = { first: 12, last: 12 };
    expect(estimateShore(track, home, lineUp, rides, rides)).toBeNull();
  });
});
