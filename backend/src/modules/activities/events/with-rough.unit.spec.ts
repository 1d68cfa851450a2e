import { describe, expect, it } from '@jest/globals';
import { ride } from '../testing/sample-activity.ts';
import { RidesDetected, SettingsReapplied, withBorderline, withRough } from './detection-events.ts';

const before = (speeds: { minSpeed: number; avgSpeed: number; maxSpeed: number }) => {
  const { rough: _rough, ...rest } = ride(1, speeds);
  return { engineVersion: '1.3.0', rides: [rest] };
};

it('attempts from events without `borderline` are not borderline', () => {
  const { borderline: _borderline, ...attempt } = ride(1);
  expect(withBorderline({ engineVersion: '1.4.0', rides: [attempt] })).toEqual({
    engineVersion: '1.4.0',
    rides: [ride(1, { borderline: false })],
  });
});

describe('rides from events without `rough`', () => {
  it.each([
    ['in order', { minSpeed: 8, avgSpeed: 14, maxSpeed: 20 }, false],
    ['in order but for rounding', { minSpeed: 10, avgSpeed: 10.01, maxSpeed: 10 }, false],
    ['with an average above the maximum', { minSpeed: 10.5, avgSpeed: 14.3, maxSpeed: 10.5 }, true],
    ['with an average below the minimum', { minSpeed: 14.5, avgSpeed: 13.2, maxSpeed: 17.6 }, true],
  ])('are rough if their speeds contradict each other: %s', (_, speeds, rough) => {
    expect(withRough(before(speeds))).toEqual({
      engineVersion: '1.3.0',
      rides: [ride(1, { ...speeds, rough })],
    });
  });

  it('are upcast in both event types with rides', () => {
    expect([RidesDetected, SettingsReapplied].map(({ upcasters }) => upcasters)).toEqual([
      [withRough, withBorderline],
      [withRough, withBorderline],
    ]);
  });
});
