import { describe, expect, it } from '@jest/globals';
import type { Flood } from '../app/api-types.ts';
import { aboutTime, dayText } from './flood-text.ts';
import { aboutKnots, waveWord } from './flow.ts';

const flood: Flood = {
  slack: '2026-11-28T12:21:00Z',
  peak: '2026-11-28T15:46:40Z',
  knots: 16.8,
  next_slack: '2026-11-28T20:27:00Z',
  windows: { 8: null, 11: null, 13: null },
  daylight: 'partly',
  dark: [],
  utc_offset: '-07:00',
};

describe('a flood in words', () => {
  it.each([
    [1.2, 'Little flow'],
    [5.9, 'No wave'],
    [7.9, 'For long boats'],
    [8, 'In, green'],
    [11, 'In, a pile builds'],
    [13, 'In, a foam pile'],
    [15, 'A foam pile that greens out around the peak'],
  ])('of %d knots is %p', (knots, word) => expect(waveWord(knots)).toBe(word));

  it('has whole knots, and times to ten minutes at the rapids', () => {
    expect(aboutKnots(-7.6)).toBe('about 8 kn');
    expect(aboutTime(flood, flood.peak, '24h')).toBe('08:50');
  });

  it('is of the day there', () => {
    expect(dayText(flood, Date.parse('2026-11-28T06:59:00Z'))).toBe('Tomorrow');
    expect(dayText(flood, Date.parse('2026-11-28T07:00:00Z'))).toBe('Today');
    expect(dayText(flood, Date.parse('2026-11-26T12:00:00Z'))).toBe('Sat, Nov 28');
  });
});
