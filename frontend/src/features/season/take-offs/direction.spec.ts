import { describe, expect, it } from '@jest/globals';
import { commonDirection } from './direction.ts';

describe('the direction of waves', () => {
  it('is the one that most have in common, also around north', () => {
    expect(commonDirection([350, 10, 5, null])).toBe('north');
    expect(commonDirection([80, 100, 95, 300])).toBe('east');
  });

  it('is none where they have nothing in common', () => {
    expect(commonDirection([0, 90, 180, 270])).toBeNull();
    expect(commonDirection([null])).toBeNull();
    expect(commonDirection([])).toBeNull();
  });
});
