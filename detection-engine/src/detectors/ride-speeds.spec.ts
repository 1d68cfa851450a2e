import { describe, expect, it } from '@jest/globals';
import { SpeedSource, createTrack } from '../track/track.ts';
import { rideSpeeds } from './ride-speeds.ts';

const T = 0;
const D = 1;

/** A row a second of speeds in m/s, each trusted or doubtful; the way is what the speeds say unless it is given. */
function trackOf(rows: readonly (readonly [speed: number, doubtful: number])[], way?: number) {
  const length = rows.length;
  const speed = Float64Array.from(rows, ([value]) => value);
  const distance = new Float64Array(length);
  for (let row = 1; row < length; row++) {
    distance[row] = distance[row - 1]! + (speed[row - 1]! + speed[row]!) / 2;
  }
  if (way !== undefined) distance[length - 1] = way;
  return createTrack({
    time: Float64Array.from(rows, (_, row) => row * 1000),
    latitude: new Float64Array(length),
    longitude: new Float64Array(length),
    distance,
    speed,
    speedSource: new Uint8Array(length).fill(SpeedSource.recorded),
    doubtful: Uint8Array.from(rows, ([, doubtful]) => doubtful),
  });
}

describe('the speeds of a ride', () => {
  it('come from the trusted rows where there are enough of them', () => {
    const track = trackOf([
      [4, T],
      [5, T],
      [9, D],
      [6, T],
      [5, T],
    ]);
    expect(rideSpeeds(track, 0, 4)).toEqual({ max: 6, min: 4, mean: 5.25, trustedMax: 6, rough: false });
  });

  it('come from all rows, and are rough, where too few are trusted', () => {
    const track = trackOf([
      [3, D],
      [3, T],
      [7, D],
      [7, D],
      [5, D],
    ]);
    expect(rideSpeeds(track, 0, 4)).toEqual({ max: 7, min: 3, mean: 5.25, trustedMax: 3, rough: true });
  });

  it('come from all rows where the way is longer than the trusted ones allow', () => {
    const rows = [
      [4, T],
      [8, D],
      [4, T],
      [4, T],
    ] as const;
    expect(rideSpeeds(trackOf(rows, 12), 0, 3)).toMatchObject({ max: 4, rough: false });
    expect(rideSpeeds(trackOf(rows, 17), 0, 3)).toMatchObject({ max: 8, trustedMax: 4, rough: true });
  });

  it('of a single row are its own', () => {
    expect(rideSpeeds(trackOf([[5, T]]), 0, 0)).toEqual({
      max: 5,
      min: 5,
      mean: 5,
      trustedMax: 5,
      rough: false,
    });
  });
});
