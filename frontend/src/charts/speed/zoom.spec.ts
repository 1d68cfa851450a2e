import { describe, expect, it } from '@jest/globals';
import type { TimeSpan } from './plot.ts';
import { around, pinched, withinSession, zoomAround } from './zoom.ts';

const whole: TimeSpan = [0, 1_000_000];

describe('zooming the chart', () => {
  it('keeps the moment under the pointer in its place', () => {
    const [from, to] = zoomAround(whole, whole, 250_000, 0.5)!;
    expect((250_000 - from) / (to - from)).toBeCloseTo(0.25);
    expect(to - from).toBe(500_000);
  });

  it('ends at ten seconds, and at all of the session', () => {
    const [from, to] = zoomAround([100_000, 112_000], whole, 105_000, 0.1)!;
    expect(to - from).toBe(10_000);
    expect(zoomAround([100_000, 800_000], whole, 300_000, 4)).toBeNull();
  });

  it('stays within the session', () => {
    expect(withinSession([-50_000, 50_000], whole)).toEqual([0, 100_000]);
    expect(withinSession([950_000, 1_050_000], whole)).toEqual([900_000, 1_000_000]);
    expect(around([0, 40_000], whole)).toEqual([0, 60_000]);
  });

  it('follows two fingers', () => {
    const [from, to] = pinched([400_000, 500_000], [0.25, 0.75], whole)!;
    expect([from, to]).toEqual([350_000, 550_000]);
    expect(pinched([400_000, 500_000], [0.5, 0.5], whole)).toBeNull();
  });
});
