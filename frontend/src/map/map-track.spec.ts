import { describe, expect, it } from '@jest/globals';
import { boxOf, unwrapLongitudes } from './map-track.ts';
import { createRowPicker, projectTrack } from './row-picker.ts';

describe('a session across the antimeridian', () => {
  const longitude = unwrapLongitudes(Float64Array.from([179.9, 179.99, -179.99, -179.9]));
  const track = { longitude, latitude: Float64Array.from([-17, -17.1, -17.2, -17.1]) };

  it('has no jump and small bounds', () => {
    expect([...longitude].map((degrees) => degrees.toFixed(2))).toEqual([
      '179.90',
      '179.99',
      '180.01',
      '180.10',
    ]);
    const { west, south, east, north } = boxOf(track, { from: 0, to: 3 });
    expect(east - west).toBeCloseTo(0.2);
    expect([south, north]).toEqual([-17.2, -17]);
  });
});

describe('the row under the pointer', () => {
  const track = {
    longitude: Float64Array.from([10, 10.001, 10.002, 10.001]),
    latitude: Float64Array.from([50, 50, 50, 50.00002]),
  };
  const rideAt = (row: number) => (row === 3 ? 42 : null);
  const pick = createRowPicker(projectTrack(track), rideAt);

  it('is the nearest one, with rides within reach before other rows', () => {
    expect(pick({ lng: 10.0001, lat: 50 }, 15)).toBe(0);
    expect(pick({ lng: 10.001, lat: 50 }, 15)).toBe(3);
  });

  it('is null far from the track, and the reach in meters shrinks with zoom', () => {
    expect(pick({ lng: 10.01, lat: 50 }, 15)).toBeNull();
    expect(pick({ lng: 10.0003, lat: 50 }, 15)).toBe(0);
    expect(pick({ lng: 10.0003, lat: 50 }, 20)).toBeNull();
  });
});
