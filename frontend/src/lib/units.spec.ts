import { describe, expect, it } from '@jest/globals';
import { formatDistance, formatLength, formatSpeed } from './units.ts';

describe('units', () => {
  it('shows distances in meters, yards and feet with one decimal', () => {
    expect(formatDistance(100, 'meters')).toBe('100.0 m');
    expect(formatDistance(100, 'yards')).toBe('109.4 yd');
    expect(formatDistance(100, 'feet')).toBe('328.1 ft');
  });

  it('shows the length of a recording in km or miles from one on', () => {
    expect([31_376, 1000, 999].map((meters) => formatLength(meters, 'meters'))).toEqual([
      '31.4 km',
      '1.0 km',
      '999 m',
    ]);
    expect(formatLength(31_376, 'yards')).toBe('19.5 mi');
    expect(formatLength(1000, 'feet')).toBe('3281 ft');
  });

  it('shows speeds in km/h, mph and m/s with one decimal', () => {
    expect(formatSpeed(36, 'km/h')).toBe('36.0 km/h');
    expect(formatSpeed(36, 'mph')).toBe('22.4 mph');
    expect(formatSpeed(36, 'm/s')).toBe('10.0 m/s');
  });

  it('replaces a missing value and keeps zero', () => {
    expect(formatDistance(null, 'meters')).toBe('-');
    expect(formatSpeed(undefined, 'mph', { missing: 'none' })).toBe('none');
    expect(formatDistance(0, 'feet')).toBe('0.0 ft');
  });
});
