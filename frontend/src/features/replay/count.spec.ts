import { describe, expect, it } from '@jest/globals';
import { count, percentDone } from './count.ts';

describe('positions of the log', () => {
  it('are told to the last digit, beyond what a number holds', () => {
    expect(count('9007199254740993')).toBe('9,007,199,254,740,993');
    expect(count(1234.6)).toBe('1,235');
  });

  it('are a share of the head; an empty log is gone through', () => {
    expect(percentDone('50', '200')).toBe(25);
    expect(percentDone('201', '200')).toBe(100);
    expect(percentDone('0', '0')).toBe(100);
  });
});
