import { describe, expect, it } from '@jest/globals';
import { sampleRow } from '../../../testing/sessions.ts';
import { searchFor } from './search.ts';

const finds = (search: string, time: string | null, name = 'Morning at the point') =>
  searchFor(search)(
    sampleRow({
      activity_name: name,
      activity_time: time,
      surf_vessel: { nickname: 'Banana', brand: 'NRS', model: 'X' },
    }),
  );
/** 7:30 AM in California. */
const NOVEMBER_21 = '2026-11-21T15:30:00Z';

describe('searching the list', () => {
  it.each(['', '  ', 'point morning', 'BANANA', 'banana, point', 'pacifica', 'california 2026'])(
    'with "%s" finds name, vessel and place',
    (search) => {
      expect(finds(search, NOVEMBER_21)).toBe(true);
      expect(finds(`evening ${search}`, NOVEMBER_21)).toBe(false);
    },
  );

  it.each([
    'november',
    'nov',
    'Nove',
    'nov 2026',
    '2026 november',
    '2026',
    '2026-11',
    '2026-1',
    '2026-11-21',
    '21 nov',
    '21st november',
    'nov 21, 2026',
    '11/21',
    '11/21/2026',
    'point nov',
  ])('with "%s" finds November 21, 2026', (search) => {
    expect(finds(search, NOVEMBER_21)).toBe(true);
  });

  it.each(['october', 'nov 2025', '2025', '2026-12', '2 nov', '1 nov', '11/2', '11/21/2025', 'no 22', '22'])(
    'with "%s" does not',
    (search) => {
      expect(finds(search, NOVEMBER_21)).toBe(false);
    },
  );

  it('takes the day in Pacific time', () => {
    expect(finds('15 may', '2026-05-16T06:59:00Z')).toBe(true);
    expect(finds('16 may', '2026-05-16T06:59:00Z')).toBe(false);
    expect(finds('sept', '2026-10-01T06:00:00Z')).toBe(true);
  });

  it('takes the day at the spot as well, and alone where only its time is shown', () => {
    const row = sampleRow({ activity_time: '2025-12-31T20:00:00Z', time_zone: 'Australia/Lord_Howe' });
    for (const search of ['31 dec', '2025', '1 jan', '2026-01-01']) expect(searchFor(search)(row)).toBe(true);
    expect(searchFor('2 jan')(row)).toBe(false);
    expect(searchFor('1 jan', 'spot')(row)).toBe(true);
    expect(searchFor('31 dec', 'spot')(row)).toBe(false);
  });

  it('finds the same words in a name', () => {
    expect(finds('linda mar 2026', NOVEMBER_21, 'Linda Mar')).toBe(true);
    expect(finds('may', NOVEMBER_21, 'Maybe the last one')).toBe(true);
    expect(finds('session 2', NOVEMBER_21, 'Session 245')).toBe(true);
    expect(finds('15 nov', NOVEMBER_21, 'Session 815')).toBe(false);
  });

  it('finds no date where there is none', () => {
    expect(finds('morning', null)).toBe(true);
    expect(finds('2026', null)).toBe(false);
  });
});
