import { describe, expect, it } from '@jest/globals';
import {
  formatDate,
  formatDateTime,
  formatSessionDay,
  formatSessionTime,
  pacificMonth,
  parseTimestamp,
} from './dates.ts';

describe('dates', () => {
  it('reads a timestamp without a zone as UTC', () => {
    expect(parseTimestamp('2025-02-11T20:00:00')).toBe(Date.UTC(2025, 1, 11, 20));
    expect(parseTimestamp('2025-02-11 20:00:00')).toBe(Date.UTC(2025, 1, 11, 20));
    expect(parseTimestamp('2025-02-11T20:00:00Z')).toBe(Date.UTC(2025, 1, 11, 20));
    expect(parseTimestamp('2025-02-11T12:00:00-08:00')).toBe(Date.UTC(2025, 1, 11, 20));
  });

  it('shows Pacific time in winter and in summer', () => {
    expect(formatDateTime('2025-02-11T20:04:00Z')).toBe('Feb 11, 2025, 12:04 PM PT');
    expect(formatDateTime('2025-07-11T20:04:00Z')).toBe('Jul 11, 2025, 1:04 PM PT');
    expect(formatDate('2025-02-11T03:00:00Z')).toBe('Feb 10, 2025');
    expect(formatDateTime('2025-02-11T20:04:09Z', { clock: 'pacific', hourFormat: '24h' })).toBe(
      'Feb 11, 2025, 12:04 PT',
    );
  });

  it("shows this browser's time to readers of local times", () => {
    const here = new Date(2025, 1, 11, 20, 4).toISOString();
    expect(formatDateTime(here, { clock: 'spot', hourFormat: '12h' })).toBe('Feb 11, 2025, 8:04 PM');
  });

  it('shows "Not available" for a missing or invalid date', () => {
    expect(formatDate(null)).toBe('Not available');
    expect(formatDateTime('soon')).toBe('Not available');
    const none = { activity_time: null, time_zone: 'Pacific/Auckland' };
    const display = { clock: 'spot', hourFormat: '12h' } as const;
    expect(formatSessionTime(none, display)).toEqual({ first: 'Not available', second: null });
    expect(formatSessionDay(none, display)).toEqual({ first: 'Not available', second: null });
  });

  it("takes the server's offset of the spot, whatever zones this browser knows", () => {
    const vancouver = {
      activity_time: '2026-12-20T20:00:00Z',
      time_zone: 'America/Vancouver',
      utc_offset: '-05:00',
    };
    expect(formatSessionTime(vancouver, { clock: 'spot', hourFormat: '12h' }).first).toBe(
      'Sun, Dec 20, 2026, 3:00 PM',
    );
  });

  it('begins a month at midnight in Pacific time', () => {
    expect(pacificMonth(Date.UTC(2026, 2, 1, 7, 59, 59))).toBe('2026-02');
    expect(pacificMonth(Date.UTC(2026, 2, 1, 8))).toBe('2026-03');
    expect(pacificMonth(Date.UTC(2026, 7, 1, 7))).toBe('2026-08');
  });
});
