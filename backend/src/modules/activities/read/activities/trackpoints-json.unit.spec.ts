import { describe, expect, it } from '@jest/globals';
import { createTrack } from '@rideline/detection-engine';
import { ride } from '../../../../../test/support/sample-activity.ts';
import { conversionTo } from '../public/units.ts';
import { trackpointsJson } from './trackpoints-json.ts';

const track = createTrack({
  time: Float64Array.of(1_780_000_000_000, 1_780_000_001_500),
  latitude: Float64Array.of(37.7594, 37.7594001),
  longitude: Float64Array.of(-122.5107, -122.5108),
  distance: Float64Array.of(0, 8.82),
  speed: Float64Array.of(0, 5.88),
  speedSource: new Uint8Array(2),
  doubtful: new Uint8Array(2),
  heartRate: Uint8Array.of(0, 131),
});

const textOf = (slices: Iterable<Uint8Array>) => Buffer.concat([...slices]).toString();
const long = (length: number) => {
  const column = (value: (row: number) => number) => Float64Array.from({ length }, (_, row) => value(row));
  return createTrack({
    time: column((row) => 1_780_000_000_000 + row * 1_000),
    latitude: column((row) => 37 + row / 1e5),
    longitude: column(() => -122.5),
    distance: column((row) => row),
    speed: column(() => 1),
    speedSource: new Uint8Array(length),
    doubtful: new Uint8Array(length),
  });
};

describe('trackpoints as JSON text', () => {
  it('writes the objects of the spec', () => {
    const text = textOf(trackpointsJson(track, 7, [ride(1, { surfRuns: [[1, 1]] })]));
    expect(JSON.parse(text)).toEqual([
      {
        id: 1,
        activity_id: 7,
        time: new Date(1_780_000_000_000).toISOString(),
        latitude: 37.7594,
        longitude: -122.5107,
        distance: 0,
        speed_km_h: 0,
        heart_rate: null,
        is_surf_point: false,
      },
      {
        id: 2,
        activity_id: 7,
        time: new Date(1_780_000_001_500).toISOString(),
        latitude: 37.7594001,
        longitude: -122.5108,
        distance: 8.82,
        speed_km_h: 21.168,
        heart_rate: 131,
        is_surf_point: true,
      },
    ]);
  });

  it('converts the distance and adds the converted speed', () => {
    const to = conversionTo({ distanceUnit: 'feet', speedUnit: 'mph' });
    const points = JSON.parse(textOf(trackpointsJson(track, 7, [], to))) as Record<string, unknown>[];
    expect(points.map(({ distance, speed_km_h, speed }) => ({ distance, speed_km_h, speed }))).toEqual([
      { distance: 0, speed_km_h: 0, speed: 0 },
      { distance: 28.94, speed_km_h: 21.168, speed: 13.153 },
    ]);
  });

  it('converts points lazily, slice by slice', () => {
    let converted = 0;
    const counted = (value: number) => {
      converted += 1;
      return value;
    };
    const slices = trackpointsJson(long(30_000), 7, [], { distance: counted, speed: counted });
    slices.next();
    expect(converted).toBe(0);
    slices.next();
    expect(converted).toBeLessThanOrEqual(2_000);
  });

  it('writes an empty list for an empty track', () => {
    expect(textOf(trackpointsJson(long(0), 7, []))).toBe('[]');
  });

  it('writes small slices that join to one JSON text', () => {
    const slices = [...trackpointsJson(long(30_000), 7, [ride(1, { surfRuns: [[999, 1_000]] })])];
    expect(Math.max(...slices.map(({ byteLength }) => byteLength))).toBeLessThan(280_000);
    const points = JSON.parse(textOf(slices)) as { id: number; time: string; is_surf_point: boolean }[];
    expect(points.map(({ id }) => id)).toEqual(Array.from({ length: 30_000 }, (_, row) => row + 1));
    expect(points.at(-1)?.time).toBe(new Date(1_780_000_000_000 + 29_999_000).toISOString());
    expect(points.filter((point) => point.is_surf_point).map(({ id }) => id)).toEqual([1_000, 1_001]);
  });
});
