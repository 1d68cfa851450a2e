import { describe, expect, it } from '@jest/globals';
import { pointOf } from './compass.ts';

describe('a direction in degrees', () => {
  it('is a point of the compass', () => {
    expect([0, 22, 23, 90, 200, 337, 338, 359, -90].map(pointOf)).toEqual([
      'north',
      'north',
      'northeast',
      'east',
      'south',
      'northwest',
      'north',
      'north',
      'west',
    ]);
  });
});
