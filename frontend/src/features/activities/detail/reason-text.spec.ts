import { describe, expect, it } from '@jest/globals';
import { reasonText } from './reason-text.ts';

const metric = { preferred_distance_unit: 'meters', preferred_speed_unit: 'km/h' } as const;

describe('why a ride counted', () => {
  it('tells what was measured and what is asked, in the units of the person', () => {
    const reason = { rule: 'min_max_speed_kmh', passed: true, measured: 21.34, required: 10 } as const;
    expect(reasonText(reason, metric)).toMatchObject({
      title: 'Fastest moment',
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

  it('passes on what the engine says of the movement', () => {
    const reason = { rule: 'activity', passed: false, detail: 'Looks like a drive' } as const;
    expect(reasonText(reason, metric)).toMatchObject({ sentence: 'Looks like a drive', ratio: null });
  });

  it('shows no bar for a rule that asks for nothing', () => {
    const reason = { rule: 'min_points', passed: true, measured: 4, required: 0 } as const;
    expect(reasonText(reason, metric).ratio).toBeNull();
  });
});
