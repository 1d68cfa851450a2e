import { describe, expect, it } from '@jest/globals';
import { roughTime, tideSentence } from './tide-sentence.ts';

const units = {
  preferred_distance_unit: 'meters',
  preferred_speed_unit: 'km/h',
  long_distances_in_km_or_mi: false,
} as const;
const start = Date.parse('2026-06-01T14:30:00Z');
type Tide = Parameters<typeof tideSentence>[0];
const tide = (change: Partial<Tide>): Tide => ({
  station: 'Ocean Beach, outer coast',
  distance: 3120,
  credit: 'NOAA',
  at_start: 'rising',
  share_at_start: 0.5,
  extremes: [
    { time: '2026-06-01T10:00:00Z', kind: 'low', height: -1 },
    { time: '2026-06-01T16:25:00Z', kind: 'high', height: 1 },
  ],
  curve: { start: '2026-06-01T10:00:00Z', step: 600, height: [] },
  ...change,
});

describe('the sentence about the tide', () => {
  it('has the time to the next turn, the station and how far it is', () => {
    expect(tideSentence(tide({}), start, units)).toBe(
      'Rising, two hours before high at Ocean Beach, outer coast, 3.1 km away',
    );
  });

  it('is shorter at a turn, and in miles for who wants them', () => {
    const feet = { ...units, preferred_distance_unit: 'feet' } as const;
    expect(tideSentence(tide({ at_start: 'low', distance: 16_093 }), start, feet)).toBe(
      'Low tide at Ocean Beach, outer coast, 10.0 mi away',
    );
  });

  it.each([
    [3, '5 minutes'],
    [32, '30 minutes'],
    [58, 'an hour'],
    [95, 'one and a half hours'],
    [721, '12 hours'],
  ])('tells %d minutes as %s', (minutes, text) => {
    expect(roughTime(minutes)).toBe(text);
  });
});
