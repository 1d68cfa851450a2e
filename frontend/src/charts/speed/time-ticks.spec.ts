import { describe, expect, it } from '@jest/globals';
import { timeTicks } from './time-ticks.ts';

const HOUR = 3_600_000;

describe('ticks of the time axis', () => {
  it('are round times counted from the origin', () => {
    const start = Date.UTC(2026, 4, 1, 17, 7, 31);
    const { step, ticks } = timeTicks([start, start + 2 * HOUR], 0, 600, 80);
    expect(step).toBe(30 * 60_000);
    expect(ticks.map((tick) => new Date(tick).toISOString().slice(11, 16))).toEqual([
      '17:30',
      '18:00',
      '18:30',
      '19:00',
    ]);
  });

  it.each([60, 320, 1200])('keep their distance on %d px', (width) => {
    for (const span of [5000, 90_000, 2 * HOUR, 30 * HOUR, 900 * HOUR]) {
      const { ticks } = timeTicks([0, span], 0, width, 80);
      expect(ticks.length).toBeLessThanOrEqual(Math.max(1, Math.floor(width / 80)) + 1);
      expect(ticks.length).toBeGreaterThan(0);
    }
  });
});
