import { describe, expect, it } from '@jest/globals';
import {
  utcOffset,
  dayOf,
  differsFromPacific,
  formatTimeOfDay,
  isoInZone,
  sessionDay,
  sessionDayLine,
  sessionTime,
} from './session-time.ts';

const pacific = { clock: 'pacific', hourFormat: '12h' } as const;
const spot = { clock: 'spot', hourFormat: '12h' } as const;
const visitor = { ...spot, withPacific: true };
const at = (iso: string, timeZone: string | null) => ({ millis: Date.parse(iso), timeZone });

describe('a session on two clocks', () => {
  it.each([
    [
      'beyond the date line',
      '2026-05-14T21:11:00Z',
      'Pacific/Auckland',
      'May 14, 2026, 2:11 PM PT',
      'Fri, May 15, 9:11 AM',
    ],
    [
      'in the year before',
      '2026-01-01T01:30:00Z',
      'Pacific/Kiritimati',
      'Dec 31, 2025, 5:30 PM PT',
      'Thu, Jan 1, 2026, 3:30 PM',
    ],
    [
      'west of California',
      '2026-07-05T07:10:00Z',
      'Pacific/Honolulu',
      'Jul 5, 2026, 12:10 AM PT',
      'Sat, Jul 4, 9:10 PM',
    ],
    [
      'at midnight there',
      '2026-06-30T22:00:00Z',
      'Europe/Lisbon',
      'Jun 30, 2026, 3:00 PM PT',
      'Tue, Jun 30, 11:00 PM',
    ],
    [
      'after midnight there',
      '2026-06-30T23:00:00Z',
      'Europe/Lisbon',
      'Jun 30, 2026, 4:00 PM PT',
      'Wed, Jul 1, 12:00 AM',
    ],
    [
      'before clocks go forward in California',
      '2026-03-08T09:59:59Z',
      'America/Hermosillo',
      'Mar 8, 2026, 1:59 AM PT',
      'Sun, Mar 8, 2:59 AM',
    ],
    [
      'after clocks went half an hour back',
      '2026-04-04T15:00:00Z',
      'Australia/Lord_Howe',
      'Apr 4, 2026, 8:00 AM PT',
      'Sun, Apr 5, 1:30 AM',
    ],
  ])('%s', (_, iso, zone, expectedPacific, expectedSpot) => {
    expect(sessionTime(at(iso, zone), pacific)).toEqual({
      first: expectedPacific,
      second: `${expectedSpot} at the spot`,
    });
  });

  it('puts the spot first for visitors, with the year', () => {
    expect(sessionTime(at('2026-05-14T21:11:00Z', 'Pacific/Auckland'), visitor)).toEqual({
      first: 'Fri, May 15, 2026, 9:11 AM at the spot',
      second: 'May 14, 2026, 2:11 PM PT',
    });
  });

  it('writes 24 hours', () => {
    expect(
      sessionTime(at('2026-05-14T21:11:00Z', 'Pacific/Auckland'), { ...pacific, hourFormat: '24h' }),
    ).toEqual({
      first: 'May 14, 2026, 14:11 PT',
      second: 'Fri, May 15, 09:11 at the spot',
    });
  });

  it.each([
    ['of a zone with the same clocks', 'America/Vancouver'],
    ['without a zone', null],
    ['of a zone that this system does not know', 'Atlantis/Center'],
  ])('%s has Pacific time only, whichever of both comes first', (_, zone) => {
    const moment = at('2026-05-14T21:11:00Z', zone);
    expect(differsFromPacific(moment)).toBe(false);
    for (const display of [pacific, visitor]) {
      expect(sessionTime(moment, display)).toEqual({ first: 'May 14, 2026, 2:11 PM PT', second: null });
      expect(sessionDay(moment, display)).toEqual({ first: 'Thu, May 14, 2026', second: null });
    }
  });

  it('differs in a zone only while its clocks do', () => {
    const phoenix = (iso: string) => differsFromPacific(at(iso, 'America/Phoenix'));
    expect(phoenix('2026-03-08T09:59:59Z')).toBe(true);
    expect(phoenix('2026-03-08T10:00:00Z')).toBe(false);
    expect(phoenix('2026-11-01T08:59:59Z')).toBe(false);
    expect(phoenix('2026-11-01T09:00:00Z')).toBe(true);
  });
});

describe('the time at the spot alone', () => {
  it.each([
    ['Pacific/Auckland', 'Fri, May 15, 2026, 9:11 AM', 'Fri, May 15, 2026', '9:11 AM'],
    ['America/Vancouver', 'Thu, May 14, 2026, 2:11 PM', 'Thu, May 14, 2026', '2:11 PM'],
    [null, 'May 14, 2026, 2:11 PM PT', 'Thu, May 14, 2026', null],
    ['Atlantis/Center', 'May 14, 2026, 2:11 PM PT', 'Thu, May 14, 2026', null],
  ])('in %s', (zone, time, day, second) => {
    const moment = at('2026-05-14T21:11:00Z', zone);
    expect(sessionTime(moment, spot)).toEqual({ first: time, second: null });
    expect(sessionDay(moment, spot)).toEqual({ first: day, second });
  });
});

describe('the day of a session', () => {
  const moment = at('2026-05-14T21:11:00Z', 'Pacific/Auckland');

  it('is that of the first clock, and says PT where it is another one at the spot', () => {
    expect(sessionDay(moment, pacific)).toEqual({
      first: 'Thu, May 14, 2026 PT',
      second: 'May 15, 9:11 AM at the spot',
    });
    expect(sessionDay(at('2026-05-14T16:00:00Z', 'Europe/Lisbon'), pacific)).toEqual({
      first: 'Thu, May 14, 2026',
      second: '5:00 PM at the spot',
    });
    expect(sessionDay(moment, visitor)).toEqual({ first: 'Fri, May 15, 2026', second: 'May 14, 2:11 PM PT' });
    expect([dayOf(moment, 'pacific'), dayOf(moment, 'spot')]).toEqual(['2026-05-14', '2026-05-15']);
  });

  it('is one line, with both days where both clocks are read and differ', () => {
    expect(sessionDayLine(moment, pacific)).toBe('May 14, 2026 PT (May 15, 2026 at the spot)');
    expect(sessionDayLine(moment, visitor)).toBe('May 15, 2026 at the spot (May 14, 2026 PT)');
    expect(sessionDayLine(moment, spot)).toBe('May 15, 2026');
    expect(sessionDayLine(at('2026-05-14T16:00:00Z', 'Europe/Lisbon'), visitor)).toBe('May 14, 2026');
  });
});

describe('a time of day', () => {
  it.each([
    ['2026-04-04T14:45:10Z', '1:45:10 AM', '2026-04-05T01:45:10+11:00'],
    ['2026-04-04T15:15:10Z', '1:45:10 AM', '2026-04-05T01:45:10+10:30'],
  ])('at %s is that of the zone, and its ISO form tells repeated ones apart', (iso, time, local) => {
    const millis = Date.parse(iso);
    expect(formatTimeOfDay(millis, 'Australia/Lord_Howe', '12h')).toBe(time);
    expect(formatTimeOfDay(millis, 'Australia/Lord_Howe', '24h', { seconds: false })).toBe('01:45');
    expect(isoInZone(millis, 'Australia/Lord_Howe')).toBe(local);
  });
});

describe('the offset of the spot', () => {
  it.each([
    ['2026-12-01T12:00:00Z', 'America/Vancouver', '-07:00'],
    ['2025-12-01T12:00:00Z', 'America/Vancouver', '-08:00'],
    ['2026-12-01T12:00:00Z', 'America/Los_Angeles', '-08:00'],
    ['1999-12-01T12:00:00Z', 'America/Los_Angeles', '-08:00'],
    ['2026-07-01T12:00:00Z', 'America/Los_Angeles', '-07:00'],
    ['2026-01-01T12:00:00Z', 'America/St_Johns', '-03:30'],
    ['2026-04-04T14:59:00Z', 'Australia/Lord_Howe', '+11:00'],
    ['2026-01-01T12:00:00Z', 'Pacific/Chatham', '+13:45'],
    ['2026-01-01T12:00:00Z', 'UTC', '+00:00'],
    ['2026-01-01T12:00:00Z', 'Atlantis/Center', null],
    ['2026-01-01T12:00:00Z', null, null],
  ])('at %s in %s is %s, and stands for the zone', (iso, zone, offset) => {
    expect(utcOffset(at(iso, zone))).toBe(offset);
    expect(sessionTime(at(iso, offset), pacific)).toEqual(sessionTime(at(iso, zone), pacific));
  });
});
