import { describe, expect, it } from '@jest/globals';
import { count, percentDone } from './count.ts';

describe('positions of the event log', () => {
  it('are formatted exactly beyond 2^53', () => {
    expect(count('9007199254740993')).toBe('9,007,199,254,740,993');
    expect(count(1234.6)).toBe('1,235');
  });

  it('become a percentage of the head, 100 for an empty log', () => {
    expect(percentDone('50', '200')).toBe(25);
    expect(percentDone('201', '200')).toBe(100);
    expect(percentDone('0', '0')).toBe(100);
  });
});
