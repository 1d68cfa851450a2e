import { describe, expect, it } from '@jest/globals';
import type { Mark } from '../../../app/api-types.ts';
import { engineMark, isAbout, withMark, withoutMarksOf } from './marks.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 16, 0, second)).toISOString();
const mark = (kind: Mark['kind'], from: number, to: number): Mark => ({
  kind,
  start_time: at(from),
  end_time: at(to),
});

describe('the marks of a session', () => {
  it('apply to a stretch when the overlap is at least half of the shorter one', () => {
    expect(isAbout(mark('not_a_ride', 0, 10), mark('missed_ride', 5, 40))).toBe(true);
    expect(isAbout(mark('not_a_ride', 0, 10), mark('missed_ride', 6, 40))).toBe(false);
    expect(isAbout(mark('not_a_ride', 0, 10), mark('missed_ride', 10, 20))).toBe(false);
  });

  it('stay in time order, and a new mark replaces those on the same stretch', () => {
    const first = withMark([mark('missed_ride', 30, 40)], mark('not_a_ride', 0, 10));
    expect(first.map(({ kind }) => kind)).toEqual(['not_a_ride', 'missed_ride']);
    expect(withMark(first, mark('not_a_ride', 31, 39))).toEqual([first[0], mark('not_a_ride', 31, 39)]);
  });

  it('are removed by stretch', () => {
    const both = [mark('not_a_ride', 0, 10), mark('missed_ride', 30, 40)];
    expect(withoutMarksOf(both, mark('missed_ride', 31, 35))).toEqual([both[0]]);
  });

  it('are converted to epoch milliseconds for the engine', () => {
    expect(engineMark(mark('missed_ride', 1, 2))).toEqual({
      kind: 'missed_ride',
      startTime: Date.UTC(2026, 2, 1, 16, 0, 1),
      endTime: Date.UTC(2026, 2, 1, 16, 0, 2),
    });
  });
});
