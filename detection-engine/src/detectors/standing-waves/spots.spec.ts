import { expect, it } from '@jest/globals';
import { farStandingWave, standingWavePlace } from './spots.ts';

it.each([
  ['the wave', 49.7385, -123.8955, true],
  ['the launch at Egmont, 4 km away', 49.7489, -123.9365, true],
  ['Vancouver, 90 km away', 49.2827, -123.1207, false],
  ['Ocean Beach', 37.7594, -122.5107, false],
  ['Snapper Rocks', -28.1642, 153.5495, false],
])('a session at %s (%d, %d) is near a standing wave: %s', (_place, latitude, longitude, isNear) => {
  expect(farStandingWave(latitude, longitude) === null).toBe(isNear);
});

it('names the nearest standing wave', () => {
  expect(farStandingWave(37.7594, -122.5107)).toBe('Skookumchuck Narrows, British Columbia');
});

it.each([
  ['the rapids', 49.7394, -123.8965, 'Skookumchuck, British Columbia'],
  ['the launch at Egmont', 49.7489, -123.9365, 'Skookumchuck, British Columbia'],
  ['Sechelt, 30 km away', 49.474, -123.754, null],
])('the place of %s is %p', (_, latitude, longitude, place) => {
  expect(standingWavePlace(latitude, longitude)).toBe(place);
});
