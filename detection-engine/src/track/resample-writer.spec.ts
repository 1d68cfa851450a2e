import { describe, expect, it } from '@jest/globals';
import { TrackWriter } from './resample-writer.ts';

/** Exactly halfway between two grid values of 1e-7 degrees. */
const HALFWAY = 25.5 / 1e7;

function written(latitude: number, longitude: number) {
  const writer = new TrackWriter(1);
  writer.add(0, latitude, longitude, 0, 0, 0, false);
  const track = writer.finish();
  return [track.latitude[0], track.longitude[0]];
}

describe('TrackWriter on a position halfway between grid values', () => {
  it('rounds away from zero in every hemisphere', () => {
    expect(HALFWAY * 1e7).toBe(25.5);
    expect(written(HALFWAY, HALFWAY)).toEqual([26 / 1e7, 26 / 1e7]);
    expect(written(-HALFWAY, -HALFWAY)).toEqual([-26 / 1e7, -26 / 1e7]);
  });

  it('never writes negative zero', () => {
    expect(written(-1e-9, -0)).toEqual([0, 0]);
  });
});
