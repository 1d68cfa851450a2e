import { expect, it } from '@jest/globals';
import { secondTicks } from './second-ticks.ts';

it.each([
  [11, 500, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [11, 190, [0, 5, 10]],
  [5, 110, [0, 2, 4]],
  [42, 230, [0, 10, 20, 30, 40]],
  [1, 30, [0]],
])('marks a ride of %i s on %i px', (seconds, pixels, ticks) => {
  expect(secondTicks(seconds, pixels)).toEqual(ticks);
});
