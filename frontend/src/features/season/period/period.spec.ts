import { describe, expect, it } from '@jest/globals';
import { comparisonOf, daysOf, daysTitle, periodIn, type Period, titleOf } from './period.ts';

const read = (query: string) => periodIn(new URLSearchParams(query));
const year = (name: string): Period => ({ kind: 'year', name });
const month = (name: string): Period => ({ kind: 'month', name });

describe('the period of a season', () => {
  it.each([
    ['period=2026', year('2026')],
    ['period=2026-07', month('2026-07')],
    ['period=all', { kind: 'all' }],
    ['from=2026-06-01&to=2026-08-31', { kind: 'days', from: '2026-06-01', to: '2026-08-31' }],
  ])('is read from %s', (query, period) => expect(read(query)).toEqual(period));

  it.each([
    '',
    'period=2026-13',
    'period=x',
    'from=2026-06-01',
    'from=2026-06-31&to=2026-07-01',
    'from=2026-08-01&to=2026-06-01',
  ])('is none in %p', (query) => expect(read(query)).toBeNull());

  it('has first and last day', () => {
    expect(daysOf(year('2026'))).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(daysOf(month('2024-02'))).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(daysOf({ kind: 'all' })).toEqual({});
  });

  it('has a title', () => {
    expect(titleOf(month('2026-07'))).toBe('July 2026');
    expect(daysTitle('2026-06-03', '2026-06-09')).toBe('Jun 3 to Jun 9, 2026');
    expect(daysTitle('2026-06-28', '2026-07-02')).toBe('Jun 28 to Jul 2, 2026');
    expect(daysTitle('2025-12-28', '2026-01-02')).toBe('Dec 28, 2025 to Jan 2, 2026');
  });
});

describe('the comparison of a period', () => {
  it('is the year or month before, and of typed days the period of equal length, which the answer has', () => {
    expect(comparisonOf(year('2025'), '2026-11-26')).toEqual({
      days: { from: '2024-01-01', to: '2024-12-31' },
      words: 'in 2024',
    });
    expect(comparisonOf(month('2026-03'), '2026-11-26')).toEqual({
      days: { from: '2026-02-01', to: '2026-02-28' },
      words: 'in February 2026',
    });
    expect(comparisonOf({ kind: 'days', from: '2026-06-01', to: '2026-06-30' }, '2026-11-26')).toEqual({
      days: null,
      words: 'in the 30 days before',
    });
  });

  it('ends on the same day while the period is running', () => {
    expect(comparisonOf(year('2026'), '2026-11-26')).toEqual({
      days: { from: '2025-01-01', to: '2025-11-26' },
      words: 'by Nov 26, 2025',
    });
    expect(comparisonOf(month('2026-11'), '2026-11-26')).toEqual({
      days: { from: '2026-10-01', to: '2026-10-26' },
      words: 'by Oct 26, 2026',
    });
  });

  it('is none of everything', () => expect(comparisonOf({ kind: 'all' }, '2026-11-26')).toBeNull());
});
