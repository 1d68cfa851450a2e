import { describe, expect, it } from '@jest/globals';
import { sunAt } from './sun.ts';

const LOFOTEN = { latitude: 68.27, longitude: 13.58 };
const minutes = (sun: ReturnType<typeof sunAt>) =>
  [sun.first_light, sun.sunrise, sun.sunset, sun.last_light].map((time) => time && time.slice(11, 16));

describe('the sun of a day', () => {
  it('rises and sets in San Francisco', () => {
    const sun = sunAt({ latitude: 37.76, longitude: -122.51 }, Date.parse('2026-06-01T15:00:00Z'));
    expect(minutes(sun)).toEqual(['12:19', '12:49', '03:26', '03:57']);
  });

  it('does not set in Lofoten in June, and has no twilight', () => {
    expect(minutes(sunAt(LOFOTEN, Date.parse('2026-06-21T12:00:00Z')))).toEqual([null, null, null, null]);
  });

  it('does not rise in Lofoten in December, which has twilight', () => {
    const sun = minutes(sunAt(LOFOTEN, Date.parse('2026-12-21T12:00:00Z')));
    expect(sun).toEqual(['08:28', null, null, '13:38']);
  });
});
