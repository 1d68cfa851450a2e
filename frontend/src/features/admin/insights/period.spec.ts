import { describe, expect, it } from '@jest/globals';
import { addMonths, lastMonths, monthsOf, periodIn } from './period.ts';

const read = (query: string) => periodIn(new URLSearchParams(query), '2026-11');

describe('the period of the insights', () => {
  it('is the last twelve months where the address names none', () => {
    expect(read('')).toEqual({ from: '2025-12', to: '2026-11' });
    expect(lastMonths(12, '2026-11')).toEqual(read(''));
  });

  it('is what the address names', () => {
    expect(read('from=2024-02&to=2025-03')).toEqual({ from: '2024-02', to: '2025-03' });
    expect(read('to=2025-03')).toEqual({ from: '2024-04', to: '2025-03' });
    expect(read('from=2024-02')).toEqual({ from: '2024-02', to: '2026-11' });
  });

  it.each(['from=2025-13&to=x', 'from=%3Cb%3E', 'to=2027-01', 'from=2026-12'])(
    'ignores %s, which is no month or in the future',
    (query) => expect(read(query)).toEqual({ from: '2025-12', to: '2026-11' }),
  );

  it('ignores a start after the end', () => {
    expect(read('from=2025-05&to=2025-03')).toEqual({ from: '2024-04', to: '2025-03' });
  });

  it('counts months over the turn of a year', () => {
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2025-12', 14)).toBe('2027-02');
    expect(monthsOf({ from: '2025-11', to: '2026-02' })).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });
});
