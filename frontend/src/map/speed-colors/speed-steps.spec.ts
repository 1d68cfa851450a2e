import { describe, expect, it } from '@jest/globals';
import { speedFeatures } from './speed-features.ts';
import { createSpeedSteps, createSteps, isPartlyUncertain, NO_STEP } from './speed-steps.ts';

const speed = Float64Array.from([0, 4, 12, 22, Number.NaN, 3, 90]);
const rides = [{ id: 1, firstRow: 1, lastRow: 3 }];

describe('a track colored by speed', () => {
  it('has round steps up to the fastest ride; faster rows are in the last one', () => {
    const { from, ofRow } = createSpeedSteps(speed, rides);
    expect(from).toEqual([0, 4, 8, 12, 16, 20]);
    expect([...ofRow]).toEqual([0, 1, 3, 5, NO_STEP, 0, 5]);
  });

  it('knows the rides with doubtful rows', () => {
    const steps = createSpeedSteps(speed, rides);
    expect(isPartlyUncertain(steps, { id: 1, firstRow: 1, lastRow: 3 })).toBe(false);
    expect(isPartlyUncertain(steps, { id: 2, firstRow: 3, lastRow: 5 })).toBe(true);
  });

  it('uses the top speed of the track in a session without rides', () => {
    expect(createSpeedSteps(Float64Array.from([1, 29]), []).from).toEqual([0, 5, 10, 15, 20, 25]);
    expect(createSpeedSteps(new Float64Array(0), []).ofRow).toHaveLength(0);
  });

  it('is split where the step changes, without gaps', () => {
    const degrees = Float64Array.from(speed, (_, row) => row);
    const { ofRow } = createSpeedSteps(speed, rides);
    const { features } = speedFeatures({ latitude: degrees, longitude: degrees }, rides, ofRow);
    const stretches = features.flatMap(({ geometry }) => geometry.coordinates);
    const between = stretches
      .flatMap((line) => line.slice(1).map((end, at) => [line[at]?.[0], end[0]]))
      .sort(([a = 0], [b = 0]) => a - b);
    expect(between).toEqual([0, 1, 2, 3, 4, 5].map((row) => [row, row + 1]));
    expect(features.filter(({ properties }) => properties?.['ride'] === 1)).toHaveLength(2);
  });
});

describe('steps of other values', () => {
  it('are round for large ones too', () => {
    expect(createSteps(Float64Array.from([0, 79, 80, 214, 900]), 214)).toEqual({
      from: [0, 40, 80, 120, 160, 200],
      ofRow: Uint8Array.from([0, 1, 2, 5, 5]),
    });
  });
});
