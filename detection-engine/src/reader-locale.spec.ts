import { afterEach, describe, expect, it } from '@jest/globals';
import { formatDistance, formatNumber } from './display-units.ts';
import { firstWeekday, usualHours, writeDay, writeFor } from './reader-locale.ts';
import { sessionDay } from './time/session-time.ts';

afterEach(() => writeFor('en-US'));

describe('texts for a reader', () => {
  it.each([
    ['en-US', 'Thu, May 14, 2026', '1,234.5', '12h', 7],
    ['pt-PT', 'quinta, 14/05/2026', '1234,5', '24h', 7],
    ['de-DE', 'Do., 14. Mai 2026', '1.234,5', '24h', 1],
    ['ja-JP', '2026年5月14日(木)', '1,234.5', '24h', 7],
  ] as const)('of %s have days, numbers, hours and weeks as there', (tag, day, number, hours, weekday) => {
    writeFor(tag);
    const moment = { millis: Date.parse('2026-05-14T19:00:00Z'), timeZone: null };
    expect(sessionDay(moment, { clock: 'pacific', hourFormat: '12h' }).first).toBe(day);
    expect(formatNumber(1234.5)).toBe(number);
    expect(usualHours(tag)).toBe(hours);
    expect(firstWeekday(tag)).toBe(weekday);
  });

  it("have the reader's decimal sign before a unit", () => {
    writeFor('de-DE');
    expect(formatDistance(2345, { distanceUnit: 'meters', longInKmOrMi: true })).toBe('2,3 km');
  });

  it('are English where a language is not known', () => {
    writeFor('tlh');
    expect(writeDay(0, 'day')).toBe('Jan 1, 1970');
  });
});
