import { describe, expect, it } from '@jest/globals';
import { createTrack } from '@rideline/detection-engine';
import { ride } from '../../testing/sample-activity.ts';
import { trackpointsJson } from './trackpoints-json.ts';

const track = createTrack({
  time: Float64Array.of(1_780_000_000_000, 1_780_000_001_500),
  latitude: Float64Array.of(37.7594, 37.7594001),
  longitude: Float64Array.of(-122.5107, -122.5108),
  distance: Float64Array.of(0, 8.82),
  speed: Float64Array.of(0, 5.88),
  speedSource: new Uint8Array(2),
  doubtful: new Uint8Array(2),
});

describe('trackpoints as JSON text', () => {
  it('gives the objects of the spec', () => {
    const text = trackpointsJson(track, 7, [ride(1, { surfRuns: [[1, 1]] })]);
    expect(JSON.parse(text)).toEqual([
      {
        id: 1,
        activity_id: 7,
        time: new Date(1_780_000_000_000).toISOString(),
        latitude: 37.7594,
        longitude: -122.5107,
        distance: 0,
        speed_km_h: 0,
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
        is_surf_point: true,
      },
    ]);
  });
});
