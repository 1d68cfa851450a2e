import { describe, expect, it } from '@jest/globals';
import { formatRate, percentage } from './percent.ts';

describe('percent', () => {
  it('rounds to a whole number, and is 0 for a zero denominator', () => {
    expect(percentage(2, 3)).toBe(67);
    expect(percentage(0, 0)).toBe(0);
  });

  it('shows rates with one decimal', () => {
    expect(formatRate(83.333)).toBe('83.3%');
    expect(formatRate(null)).toBe('-');
  });
});
