import { describe, expect, it } from '@jest/globals';
import { createTrack } from '../track/track.ts';
import { rideEnd } from './ride-ends.ts';

/** Rows of [time in s, m/s, distance in m]. */
function trackOf(rows: readonly (readonly [number, number, number])[]) {
  const column = (index: 0 | 1 | 2, factor = 1) => Float64Array.from(rows, (row) => row[index] * factor);
  return createTrack({
    time: column(0, 1000),
    speed: column(1),
    distance: column(2),
    latitude: new Float64Array(rows.length),
    longitude: new Float64Array(rows.length),
    speedSource: new Uint8Array(rows.length),
    doubtful: new Uint8Array(rows.length),
  });
}

describe('rideEnd', () => {
  it('is where the speed crosses the threshold between two rows', () => {
    const track = trackOf([
      [0, 1, 0],
      [1, 3, 2],
      [2, 5, 6],
      [3, 1, 9],
    ]);
    expect(rideEnd(track, 1, 0, 2)).toEqual({ time: 500, distance: 0.75 });
    expect(rideEnd(track, 2, 3, 2)).toEqual({ time: 2750, distance: 8.625 });
  });

  it('is the row at an end of the track, before a gap, and beside a row that is as fast', () => {
    const track = trackOf([
      [0, 5, 0],
      [1, 5, 5],
      [4, 1, 14],
      [5, 5, 17],
    ]);
    expect(rideEnd(track, 0, -1, 2)).toEqual({ time: 0, distance: 0 });
    expect(rideEnd(track, 1, 0, 2)).toEqual({ time: 1000, distance: 5 });
    expect(rideEnd(track, 1, 2, 2)).toEqual({ time: 1000, distance: 5 });
    expect(rideEnd(track, 3, 4, 2)).toEqual({ time: 5000, distance: 17 });
  });

  it('adds no distance where the receiver jumped', () => {
    const track = trackOf([
      [0, 5, 5],
      [1, 1, 5],
    ]);
    expect(rideEnd(track, 0, 1, 2)).toEqual({ time: 750, distance: 5 });
  });
});
