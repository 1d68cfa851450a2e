import { describe, expect, it } from '@jest/globals';
import { TrackWriter } from './resample-writer.ts';

/** Exactly half-way between two steps of the grid of 1e-7 degrees. */
const HALF_WAY = 25.5 / 1e7;

function written(latitude: number, longitude: number) {
  const writer = new TrackWriter(1);
  writer.add(0, latitude, longitude, 0, 0, 0, false);
  const track = writer.finish();
  return [track.latitude[0], track.longitude[0]];
}

describe('a position half-way between two steps of the grid', () => {
  it('goes away from zero in every hemisphere', () => {
    expect(HALF_WAY * 1e7).toBe(25.5);
    expect(written(HALF_WAY, HALF_WAY)).toEqual([26 / 1e7, 26 / 1e7]);
    expect(written(-HALF_WAY, -HALF_WAY)).toEqual([-26 / 1e7, -26 / 1e7]);
  });

  it('is never a negative zero', () => {
    expect(written(-1e-9, -0)).toEqual([0, 0]);
  });
});
