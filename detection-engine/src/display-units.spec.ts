import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_UNITS,
  type DistanceUnit,
  formatDistance,
  formatDuration,
  formatNumber,
  formatSpeed,
  roughly,
} from './display-units.ts';

const inUnit = (distanceUnit: DistanceUnit, longInKmOrMi = false) => ({ distanceUnit, longInKmOrMi });

describe('numbers on screens', () => {
  it.each([
    [0, 1, '0.0'],
    [1234.56, 1, '1,234.6'],
    [1_234_567, 0, '1,234,567'],
    [-0.04, 1, '0.0'],
    [8.35, 1, '8.3'],
    [null, 1, '-'],
    [undefined, 2, '-'],
    [Number.NaN, 1, '-'],
    [Number.POSITIVE_INFINITY, 0, '-'],
  ])('%p with %p decimals is %p', (value, digits, text) => expect(formatNumber(value, digits)).toBe(text));
});

describe('distances on screens', () => {
  it('are in whole meters, yards and feet', () => {
    expect(formatDistance(100, inUnit('meters'))).toBe('100 m');
    expect(formatDistance(100, inUnit('yards'))).toBe('109 yd');
    expect(formatDistance(1000, inUnit('feet'))).toBe('3,281 ft');
  });

  it('are in km or miles from one on where long ways are', () => {
    expect(formatDistance(12_345, inUnit('meters'))).toBe('12,345 m');
    expect(formatDistance(12_345, inUnit('meters', true))).toBe('12.3 km');
    expect(formatDistance(999, inUnit('meters', true))).toBe('999 m');
    expect(formatDistance(1609.344, inUnit('yards', true))).toBe('1.0 mi');
    expect(formatDistance(1600, inUnit('feet', true))).toBe('5,249 ft');
  });

  it('are a dash where missing and a figure where zero', () => {
    expect(formatDistance(null, DEFAULT_UNITS)).toBe('-');
    expect(formatDistance(0, DEFAULT_UNITS)).toBe('0 m');
  });
});

describe('speeds on screens', () => {
  it.each([
    ['km/h', '36.0 km/h'],
    ['mph', '22.4 mph'],
    ['m/s', '10.0 m/s'],
    ['kn', '19.4 kn'],
  ] as const)('are in %p with one decimal', (speedUnit, text) => {
    expect(formatSpeed(36, { speedUnit })).toBe(text);
  });

  it('are a dash where missing and a figure where zero', () => {
    expect(formatSpeed(undefined, { speedUnit: 'mph' })).toBe('-');
    expect(formatSpeed(undefined, { speedUnit: 'mph' }, { missing: 'none' })).toBe('none');
    expect(formatSpeed(0, { speedUnit: 'kn' })).toBe('0.0 kn');
  });
});

describe('durations on screens', () => {
  it.each([
    [0, '0 s'],
    [59.4, '59 s'],
    [59.6, '1 min 0 s'],
    [192, '3 min 12 s'],
    [3725, '62 min 5 s'],
    [null, '-'],
  ])('%p seconds are shown as %p', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});

describe('roughly', () => {
  it('marks a rough figure, and no missing one', () => {
    expect([roughly('42.0 km/h', true), roughly('42.0 km/h', false), roughly('-', true)]).toEqual([
      '~42.0 km/h',
      '42.0 km/h',
      '-',
    ]);
  });
});
