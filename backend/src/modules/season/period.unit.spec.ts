import { describe, expect, it } from '@jest/globals';
import { dayNumber, dayText, monthsOf, periodBefore, periodOf } from './period.ts';

describe('a day', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '0000-01-01', '2026-01-01T00:00', ''])(
    'is not "%s"',
    (text) => {
      expect(() => periodOf({ from: text })).toThrow('A day is written as 2026-01-31');
    },
  );

  it.each(['0001-01-01', '1969-12-31', '2024-02-29', '9999-12-31'])('is %s', (text) => {
    expect(dayText(dayNumber(text)!)).toBe(text);
  });
});

describe('a period', () => {
  it('begins before it ends', () => {
    expect(() => periodOf({ from: '2026-01-02', to: '2026-01-01' })).toThrow('after the last day');
    expect(periodOf({ to: '1970-01-02' })).toEqual({ from: null, to: 1 });
  });

  it('is at most 150 years long', () => {
    expect(periodOf({ from: '1876-11-28', to: '2026-11-27' })).not.toBeNull();
    for (const [from, to] of [
      ['1876-11-27', '2026-11-27'],
      ['0001-01-01', '9999-12-31'],
    ] as const) {
      expect(() => periodOf({ from, to })).toThrow('A period is at most 150 years long');
    }
  });

  it('comes after one of as many days', () => {
    expect(periodBefore({ from: 10, to: 12 })).toEqual({ from: 7, to: 9 });
    expect(periodBefore({ from: 10, to: null })).toBeNull();
  });

  it('has the months of its days', () => {
    const months = (from: string, to: string) => monthsOf(dayNumber(from)!, dayNumber(to)!);
    expect(months('2025-12-31', '2026-02-01')).toEqual(['2025-12', '2026-01', '2026-02']);
    expect(months('1969-12-31', '1969-12-31')).toEqual(['1969-12']);
    expect(months('0001-01-01', '0001-01-31')).toEqual(['0001-01']);
  });
});
