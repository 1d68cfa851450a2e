import { describe, expect, it } from '@jest/globals';
import { summarize } from './summary.ts';

const session = (hits: number, misses: number, falseAlarms: number) => ({ hits, misses, falseAlarms });

describe('the summary of measured sessions', () => {
  it('weighs rides, not sessions, in F1', () => {
    expect(summarize([session(9, 1, 1), session(0, 1, 0)]).f1).toBeCloseTo(18 / 21);
  });

  it('gives the worst tenth and the shares below a limit of the sessions with rides', () => {
    const good = Array.from({ length: 18 }, () => session(10, 0, 0));
    const summary = summarize([...good, session(1, 3, 0), session(0, 2, 1), session(0, 0, 7)]);
    expect(summary.sessions).toBe(21);
    expect(summary.worst).toBe(0);
    expect(summary.worstTenth).toBeCloseTo((0.4 + 0) / 2);
    expect(summary.below(0.5)).toBeCloseTo(2 / 20);
    expect(summary.below(0.3)).toBeCloseTo(1 / 20);
  });

  it('gives an interval that holds F1, is the same each time and narrows with more sessions', () => {
    const few = Array.from({ length: 10 }, (_, index) => session(10 - (index % 3), index % 3, index % 2));
    const many = Array.from({ length: 12 }, () => few).flat();
    const width = ([low, high]: readonly [number, number]) => high - low;
    const summary = summarize(few);
    expect(summary.interval[0]).toBeLessThan(summary.f1);
    expect(summary.interval[1]).toBeGreaterThan(summary.f1);
    expect(summarize(few).interval).toEqual(summary.interval);
    expect(width(summarize(many).interval)).toBeLessThan(width(summary.interval) / 2);
  });
});
