import { describe, expect, it } from '@jest/globals';
import { formatBytes, formatClock, formatCount, formatHours, formatRate, percentage } from './format.ts';

describe('counts', () => {
  it('are exact beyond 2^53 and rounded to whole numbers', () => {
    expect(formatCount('9007199254740993')).toBe('9,007,199,254,740,993');
    expect(formatCount(1234.6)).toBe('1,235');
  });
});

describe('bytes', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [100_000, '100 kB'],
    [1_250_000_000, '1.3 GB'],
    [5e15, '5,000 TB'],
  ])('%p bytes are shown as %p', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});

describe('hours', () => {
  it.each([
    [null, '-'],
    [0, '0 min'],
    [2700, '45 min'],
    [3600, '1 h'],
    [7170, '2 h'],
    [189_000, '52 h 30 min'],
  ])('%p seconds are %p', (seconds, text) => expect(formatHours(seconds)).toBe(text));
});

describe('clock times', () => {
  it.each([
    [0, '0:00:00'],
    [3729, '1:02:09'],
    [-61, '-0:01:01'],
    [3729.9, '1:02:09'],
    [-0.2, '-0:00:01'],
  ])('%p seconds are %p as a clock time', (seconds, text) => expect(formatClock(seconds)).toBe(text));
});

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
