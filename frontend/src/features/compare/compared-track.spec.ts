import { describe, expect, it } from '@jest/globals';
import { createTrack } from '@rideline/detection-engine';
import { sampleActivity, sampleRide } from '../../testing/sessions.ts';
import { comparedTrack, overEachOther } from './compared-track.ts';

/** A point a second, going north from this place at 36 km/h. */
const trackFrom = (longitude: number, latitude: number) => {
  const rows = Array.from({ length: 60 }, (_, row) => row);
  return createTrack({
    time: Float64Array.from(rows, (row) => 1_000_000 + row * 1000),
    latitude: Float64Array.from(rows, (row) => latitude + row / 11_132),
    longitude: Float64Array.from(rows, () => longitude),
    distance: Float64Array.from(rows, (row) => row * 10),
    speed: Float64Array.from(rows, () => 10),
    speedSource: new Uint8Array(60),
    doubtful: new Uint8Array(60),
  });
};
const ride = (first: number, last: number, over = {}) =>
  sampleRide({
    first_trackpoint_id: first,
    last_trackpoint_id: last,
    distance: (last - first) * 10,
    ...over,
  });
const compared = (longitude: number, latitude: number, ...rides: ReturnType<typeof ride>[]) =>
  comparedTrack(sampleActivity({ surf_rides: rides }), trackFrom(longitude, latitude))!;

describe('a compared session', () => {
  it('has the rides in meters around their middle', () => {
    const [line] = compared(-122.5, 37.5, ride(11, 21)).rides;
    expect(line!.map(([east, north]) => [Math.round(east), Math.round(north)]).at(0)).toEqual([0, -50]);
    expect(Math.round(line!.at(-1)![1])).toBe(50);
  });

  it('has the speeds of its longest ride that is not rough', () => {
    const { best } = compared(-122.5, 37.5, ride(1, 50, { rough: true }), ride(11, 21), ride(31, 36));
    expect(best?.distance).toBe(100);
    expect([best?.time.length, best?.time.at(-1), best?.speed.at(-1)]).toEqual([11, 10, 36]);
  });

  it('without rides has nothing to draw', () => {
    expect(comparedTrack(sampleActivity({ surf_rides: [] }), trackFrom(0, 0))).toBeNull();
  });
});

describe('sessions over each other', () => {
  it('are at their places when they are of one spot, also across the date line', () => {
    const west = compared(179.9999, 0, ride(11, 21));
    const east = compared(-179.9999, 0, ride(11, 21));
    const { isOneSpot, lines } = overEachOther([west, east]);
    expect(isOneSpot).toBe(true);
    expect(lines.map(([line]) => Math.round(line![0]![0]))).toEqual([0, 22]);
  });

  it('are each around its own middle when they are of different spots', () => {
    const { isOneSpot, lines } = overEachOther([
      compared(-122.5, 37.5, ride(11, 21)),
      compared(-9.4, 38.9, ride(11, 21)),
    ]);
    expect(isOneSpot).toBe(false);
    expect(lines[1]![0]![0]![0]).toBeCloseTo(0, 6);
  });
});
