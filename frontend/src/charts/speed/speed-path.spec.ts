import { expect, it } from '@jest/globals';
import { speedPath } from './speed-path.ts';

const time = Float64Array.of(0, 10, 10.2, 10.4, 20, 30);
const speed = Float64Array.of(1, 2, 5, 3, Number.NaN, 4);
const path = (first: number, last: number) =>
  speedPath(
    { time, speed },
    [first, last],
    (at) => at,
    (value) => 10 - value,
  );

it.each([
  ['has the highest of each pixel, and no row without a speed', 0, 5, 'M0,9L10.2,5L30,6'],
  ['is of the given rows', 0, 1, 'M0,9L10,8'],
  ['is empty without any speed', 4, 4, ''],
])('the path of speeds %s', (_, first, last, expected) => {
  expect(path(first, last)).toBe(expected);
});
