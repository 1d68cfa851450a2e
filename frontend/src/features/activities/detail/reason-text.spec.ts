import { describe, expect, it } from '@jest/globals';
import { reasonText } from './reason-text.ts';

const metric = { preferred_distance_unit: 'meters', preferred_speed_unit: 'km/h' } as const;

describe('why a ride counted', () => {
  it('tells what was measured and what is asked, in the units of the person', () => {
    const reason = { rule: 'min_max_speed_kmh', passed: true, measured: 21.34, required: 10 } as const;
    expect(reasonText(reason, metric)).toMatchObject({
      title: 'Top speed',
      sentence: '21.3 km/h, needs at least 10.0 km/h',
      margin: '11.3 km/h to spare',
    });
    expect(reasonText(reason, { ...metric, preferred_speed_unit: 'm/s' }).sentence).toBe(
      '5.9 m/s, needs at least 2.8 m/s',
    );
  });

  it('tells by how much a rule was missed', () => {
    const reason = { rule: 'min_ride_distance', passed: false, measured: 24.1, required: 30 } as const;
    expect(reasonText(reason, metric).margin).toBe('5.9 m short');
  });

  it('shows as many decimals as tell what was measured from what is asked', () => {
    const near = { rule: 'min_max_speed_kmh', passed: false, measured: 9.98, required: 10 } as const;
    expect(reasonText(near, metric)).toMatchObject({
      sentence: '9.98 km/h, needs at least 10.00 km/h',
      margin: '0.02 km/h short',
    });
    const distance = { rule: 'min_ride_distance', passed: false, measured: 29.96, required: 30 } as const;
    expect(reasonText(distance, { ...metric, preferred_distance_unit: 'yards' }).margin).toBe(
      '0.04 yd short',
    );
    const duration = { rule: 'min_ride_duration', passed: false, measured: 4.97, required: 5 } as const;
    expect(reasonText(duration, metric)).toMatchObject({
      sentence: '4.97 s, needs at least 5 s',
      margin: '0.03 s short',
    });
  });

  it('says so in words where no decimals tell', () => {
    const near = { rule: 'min_max_speed_kmh', passed: false, measured: 9.9999, required: 10 } as const;
    expect(reasonText(near, { ...metric, preferred_speed_unit: 'mph' })).toMatchObject({
      sentence: '6.2 mph, needs at least 6.2 mph',
      margin: 'just short',
    });
    expect(reasonText({ ...near, passed: true, measured: 10 }, metric).margin).toBe('just enough');
  });

  it('tells what the trusted points of a rough ride reach', () => {
    const reason = { rule: 'trusted_speed', passed: false, measured: 6.3, required: 10 } as const;
    expect(reasonText(reason, metric)).toMatchObject({
      title: 'Top speed with reliable GPS',
      margin: '3.7 km/h short',
    });
  });

  it('passes on what the engine says of the movement', () => {
    const reason = { rule: 'activity', passed: false, detail: 'Looks like a drive' } as const;
    expect(reasonText(reason, metric)).toMatchObject({ sentence: 'Looks like a drive', ratio: null });
  });

  it('shows no bar for a rule that asks for nothing', () => {
    const reason = { rule: 'min_points', passed: true, measured: 4, required: 0 } as const;
    expect(reasonText(reason, metric).ratio).toBeNull();
  });
});
