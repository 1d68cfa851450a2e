import { expect, it } from '@jest/globals';
import { flowText, fromPeakText } from './flow-words.ts';

it.each([
  [-84, -36, 'about 1 h 20 min before to about 40 min before'],
  [-12, 61, 'about 10 min before to about 1 h after'],
  [4, -4, 'at the peak'],
])('attempts from %d to %d minutes of a peak are %p', (first, last, text) => {
  expect(fromPeakText({ first, last })).toBe(text);
});

it.each([
  [14.2, -38, 'about 14 kn, about 40 min before the peak'],
  [9.6, 3, 'about 10 kn at the peak'],
])('%d kn at %d minutes from the peak is %p', (knots, minutes_from_peak, text) => {
  expect(flowText({ knots, minutes_from_peak })).toBe(text);
});
