import { describe, expect, it } from '@jest/globals';
import { sampleActivity, sampleRide } from '../../../testing/sessions.ts';
import { csvNameOf, ridesCsv } from './rides-csv.ts';

describe('the CSV of rides', () => {
  it('has units in the header and one line per ride', () => {
    const activity = sampleActivity({ time_zone: 'Australia/Lord_Howe' });
    const entry = {
      id: 11,
      number: 1,
      ride: sampleRide({
        tide: { state: 'rising', share: 0.4 },
        flow: { knots: 11.9, minutes_from_peak: -20 },
      }),
      firstRow: 10,
      lastRow: 20,
      surfRuns: [],
    };
    const [header, line, end] = ridesCsv(activity, [entry]).split('\r\n');
    expect(header).toContain('Distance (meters),Max Speed (km/h)');
    expect(header).toMatch(
      /,flow_knots,minutes_from_peak,heart_rate_before,heart_rate_average,heart_rate_peak$/,
    );
    expect(line).toBe(
      '1,2026-03-01T16:00:10Z,2026-03-01T16:00:20Z,10,10,60.0,22.4,8.1,15.0,11,no,2026-03-02T03:00:10+11:00,2026-03-02T03:00:20+11:00,rising,0.4,11.9,-20,,,',
    );
    expect(end).toBe('');
    expect(csvNameOf(activity)).toBe('surf_rides_hash1.csv');
  });

  it('has columns for ride and tour on a standing wave', () => {
    const activity = sampleActivity({ surf_type: 'standing_waves' });
    expect(csvNameOf(activity)).toBe('surf_attempts_hash1.csv');
    expect(ridesCsv(activity, [])).toContain('Surf Ride,Tour,Borderline');
  });
});
