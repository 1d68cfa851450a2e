import { describe, expect, it } from '@jest/globals';
import { type Track, createTrack } from '../../track/track.ts';
import { findHomeArea } from './home-area.ts';

/** One row a minute at the given places (degrees east and north). */
function stayingAt(places: readonly (readonly [longitude: number, latitude: number])[]): Track {
  const length = places.length;
  return createTrack({
    time: Float64Array.from({ length }, (_, row) => row * 60_000),
    latitude: Float64Array.from(places, ([, latitude]) => latitude),
    longitude: Float64Array.from(places, ([longitude]) => longitude),
    distance: new Float64Array(length),
    speed: new Float64Array(length),
    speedSource: new Uint8Array(length),
    doubtful: new Uint8Array(length),
  });
}

const places = [
  [-122.0301, 36.9501],
  [-122.0307, 36.9504],
  [-122.0302, 36.9516],
  [-122.0319, 36.9502],
  [-122.0304, 36.9509],
  [-122.0313, 36.9503],
] as const;

describe('findHomeArea', () => {
  it.each([5, 6])('gives mirrored areas for mirrored tracks of %i places', (count) => {
    const here = findHomeArea(stayingAt(places.slice(0, count)));
    const there = findHomeArea(
      stayingAt(places.slice(0, count).map(([longitude, latitude]) => [-longitude, -latitude])),
    );
    expect(there).toEqual({ ...here, latitude: -here.latitude, longitude: -here.longitude });
  });
});
