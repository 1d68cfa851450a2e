import { describe, expect, it } from '@jest/globals';
import { DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { inBothUnits } from './detection-parameters.ts';
import { formatDistance, formatSpeed } from './units.ts';

const metric = {
  preferred_distance_unit: 'meters',
  preferred_speed_unit: 'km/h',
  long_distances_in_km_or_mi: false,
} as const;

describe('preferred units', () => {
  it('are those of distances and speeds', () => {
    expect(formatDistance(1000, { ...metric, preferred_distance_unit: 'feet' })).toBe('3,281 ft');
    expect(formatDistance(1000, { ...metric, long_distances_in_km_or_mi: true })).toBe('1.0 km');
    expect(formatSpeed(36, { ...metric, preferred_speed_unit: 'kn' })).toBe('19.4 kn');
  });

  it('stand behind the exact value of a detection parameter', () => {
    const own = { ...metric, preferred_distance_unit: 'feet', preferred_speed_unit: 'kn' } as const;
    const both = (key: string, value: number, preferences: typeof metric | typeof own) =>
      inBothUnits(
        value,
        DETECTION_PARAMETERS.find((parameter) => parameter.key === key)!,
        preferences,
      );
    expect(both('min_speed_kmh', 7.5, own)).toBe('7.5 km/h (4.0 kn)');
    expect(both('min_ride_distance', 5000, own)).toBe('5,000 m (16,404 ft)');
    expect(both('min_ride_duration', 5, own)).toBe('5 s');
    expect(both('min_points', 3, own)).toBe('3');
    expect(both('min_speed_kmh', 8, metric)).toBe('8 km/h');
  });
});
