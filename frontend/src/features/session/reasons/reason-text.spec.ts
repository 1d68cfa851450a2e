import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PREFERENCES } from '../../../app/visitor-preferences.ts';
import { reasonText } from './reason-text.ts';

describe('the text of a reason', () => {
  it('has the measured value and the minimum in the preferred units', () => {
    const reason = { rule: 'min_max_speed_kmh', passed: true, measured: 21.34, required: 10 } as const;
    expect(reasonText(reason, DEFAULT_PREFERENCES)).toMatchObject({
      title: 'Top speed',
      sentence: '21.3 km/h (minimum 10.0)',
      shortBy: null,
    });
    expect(reasonText(reason, { ...DEFAULT_PREFERENCES, preferred_speed_unit: 'm/s' }).sentence).toBe(
      '5.9 m/s (minimum 2.8)',
    );
  });

  it('has the missing amount of a failed rule', () => {
    const reason = { rule: 'min_ride_distance', passed: false, measured: 24.1, required: 30 } as const;
    expect(reasonText(reason, DEFAULT_PREFERENCES).shortBy).toBe('5.9 m short');
  });

  it('has enough decimals to tell the measured value from the minimum', () => {
    const near = { rule: 'min_max_speed_kmh', passed: false, measured: 9.98, required: 10 } as const;
    expect(reasonText(near, DEFAULT_PREFERENCES)).toMatchObject({
      sentence: '9.98 km/h (minimum 10.00)',
      shortBy: '0.02 km/h short',
    });
    const distance = { rule: 'min_ride_distance', passed: false, measured: 29.96, required: 30 } as const;
    expect(reasonText(distance, { ...DEFAULT_PREFERENCES, preferred_distance_unit: 'yards' }).shortBy).toBe(
      '0.04 yd short',
    );
    const duration = { rule: 'min_ride_duration', passed: false, measured: 4.97, required: 5 } as const;
    expect(reasonText(duration, DEFAULT_PREFERENCES)).toMatchObject({
      sentence: '4.97 s (minimum 5)',
      shortBy: '0.03 s short',
    });
  });

  it('says "just short" or "just enough" when three decimals are equal', () => {
    const near = { rule: 'min_max_speed_kmh', passed: false, measured: 9.9999, required: 10 } as const;
    expect(reasonText(near, { ...DEFAULT_PREFERENCES, preferred_speed_unit: 'mph' })).toMatchObject({
      sentence: '6.2 mph (minimum 6.2, just short)',
      shortBy: 'just short',
    });
    expect(reasonText({ ...near, passed: true, measured: 10 }, DEFAULT_PREFERENCES).sentence).toBe(
      '10.0 km/h (minimum 10.0, just enough)',
    );
  });

  it('has the top speed of the trusted points of a rough ride', () => {
    const reason = { rule: 'trusted_speed', passed: false, measured: 6.3, required: 10 } as const;
    expect(reasonText(reason, DEFAULT_PREFERENCES)).toMatchObject({
      title: 'Top speed with reliable GPS',
      shortBy: '3.7 km/h short',
    });
  });

  it("has the engine's description of the movement", () => {
    const reason = { rule: 'activity', passed: false, detail: 'Looks like a drive' } as const;
    expect(reasonText(reason, DEFAULT_PREFERENCES)).toMatchObject({
      sentence: 'Looks like a drive',
      ratio: null,
    });
  });

  it('counts GPS points and has no ratio for a minimum of 0', () => {
    const reason = { rule: 'min_points', passed: true, measured: 4, required: 0 } as const;
    expect(reasonText(reason, DEFAULT_PREFERENCES)).toMatchObject({ sentence: '4 (minimum 0)', ratio: null });
  });
});
