import { describe, expect, it } from '@jest/globals';
import { percentage } from './percentage.ts';

describe('percentage', () => {
  it.each([
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [1, 1000, 0],
    [7, 7, 100],
    [0, 5, 0],
  ])('of %i in %i is %i', (part, whole, expected) => {
    expect(percentage(part, whole)).toBe(expected);
  });

  it('of nothing is 0', () => {
    expect(percentage(0, 0)).toBe(0);
  });
});
