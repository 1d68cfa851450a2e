import { describe, expect, it } from '@jest/globals';
import { DEFAULT_UNITS } from '@rideline/detection-engine';
import { ride } from '../../../../../test/support/sample-activity.ts';
import { waveOf } from './wave.ts';

const points = {
  time: Float64Array.of(0, 10_000, 20_000, 30_000, 84_000),
  east: Float64Array.of(0, 10, 40, 20, 20),
  north: Float64Array.of(0, 0, 40, 0, 90),
};

describe('the wave of a map', () => {
  it('has the mean start and the mean drift after the last surf run', () => {
    const first = ride(1, { firstPoint: 0, lastPoint: 2, surfRuns: [[0, 1]] });
    const second = ride(2, { firstPoint: 3, lastPoint: 4, surfRuns: [] });
    expect(waveOf([first, second], points, DEFAULT_UNITS)).toEqual({
      begin: { east: 10, north: 0 },
      spread: 10,
      drift: { east: 15, north: 65 },
      text: 'Mean drift 67 m in 32 s',
    });
  });

  it('needs an attempt', () => expect(waveOf([], points, DEFAULT_UNITS)).toBeNull());
});
