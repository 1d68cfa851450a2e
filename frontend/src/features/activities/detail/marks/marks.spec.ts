import { describe, expect, it } from '@jest/globals';
import type { ActivityMark } from '../../activity.ts';
import { engineMark, isAbout, withMark, withoutMarksOf } from './marks.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 16, 0, second)).toISOString();
const mark = (kind: ActivityMark['kind'], from: number, to: number): ActivityMark => ({
  kind,
  start_time: at(from),
  end_time: at(to),
});

describe('the marks of a session', () => {
  it('speak of a stretch they share at least half of the shorter one with', () => {
    expect(isAbout(mark('not_a_ride', 0, 10), mark('missed_ride', 5, 40))).toBe(true);
    expect(isAbout(mark('not_a_ride', 0, 10), mark('missed_ride', 6, 40))).toBe(false);
    expect(isAbout(mark('not_a_ride', 0, 10), mark('missed_ride', 10, 20))).toBe(false);
  });

  it('stay in time order, and the last word on a stretch counts', () => {
    const first = withMark([mark('missed_ride', 30, 40)], mark('not_a_ride', 0, 10));
    expect(first.map(({ kind }) => kind)).toEqual(['not_a_ride', 'missed_ride']);
    expect(withMark(first, mark('not_a_ride', 31, 39))).toEqual([first[0], mark('not_a_ride', 31, 39)]);
  });

  it('are taken back one stretch at a time', () => {
    const both = [mark('not_a_ride', 0, 10), mark('missed_ride', 30, 40)];
    expect(withoutMarksOf(both, mark('missed_ride', 31, 35))).toEqual([both[0]]);
  });

  it('reach the engine in epoch milliseconds', () => {
    expect(engineMark(mark('missed_ride', 1, 2))).toEqual({
      kind: 'missed_ride',
      startTime: Date.UTC(2026, 2, 1, 16, 0, 1),
      endTime: Date.UTC(2026, 2, 1, 16, 0, 2),
    });
  });
});
