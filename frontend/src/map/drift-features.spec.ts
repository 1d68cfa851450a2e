import { describe, expect, it } from '@jest/globals';
import { DEFAULT_UNITS } from '@rideline/detection-engine';
import { driftFeatures, meanDrift } from './drift-features.ts';

/** Along the equator, a row each second and 0.0001 degrees, which are 11.1 m. */
const track = {
  time: Float64Array.from({ length: 30 }, (_, row) => row * 1000),
  latitude: new Float64Array(30),
  longitude: Float64Array.from({ length: 30 }, (_, row) => row / 10_000),
};
const attempt = (id: number, firstRow: number, lastRow: number, ...surfRuns: [number, number][]) => ({
  id,
  firstRow,
  lastRow,
  surfRuns,
});

describe('the mean drift', () => {
  it('is from the last surf run to the end, beginning at the mean start', () => {
    const mean = meanDrift(track, [attempt(0, 0, 9, [0, 4]), attempt(1, 20, 27, [20, 24])], DEFAULT_UNITS)!;
    expect(mean.begin).toEqual([0.001, 0]);
    expect(mean.end[0]).toBeCloseTo(0.0014, 6);
    expect(mean.spread).toBeCloseTo(111.2, 0);
    expect(mean.text).toBe('Mean drift 44 m in 4 s');
  });

  it('is none without attempts', () => expect(meanDrift(track, [], DEFAULT_UNITS)).toBeNull());
});

it('an attempt is drawn as its start, its way on the wave and its drift; a tour as a tour', () => {
  const tour = { ...attempt(1, 20, 29, [20, 22]), result: 'tour' as const };
  const { features } = driftFeatures(track, [attempt(0, 0, 9, [0, 4]), tour]);
  expect(features.map(({ properties }) => properties?.['kind'] as string)).toEqual([
    'drift',
    'wave',
    'start',
    'tour',
    'wave',
    'start',
  ]);
  expect(features[0]).toMatchObject({
    geometry: { coordinates: [4, 5, 6, 7, 8, 9].map((row) => [row / 10_000, 0]) },
  });
});
