import { expect, it } from '@jest/globals';
import { fromPeakText } from './flow-words.ts';

it.each([
  [-84, -36, 'about 1 h 20 min before to about 40 min before'],
  [-12, 61, 'about 10 min before to about 1 h after'],
  [4, -4, 'at the peak'],
])('attempts from %d to %d minutes of a peak are %p', (first, last, text) => {
  expect(fromPeakText({ first, last })).toBe(text);
});
