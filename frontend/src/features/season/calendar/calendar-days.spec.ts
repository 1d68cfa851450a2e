import { describe, expect, it } from '@jest/globals';
import { sampleSeason } from '../testing.ts';
import { calendarOf, dayBeside, stepOf } from './calendar-days.ts';

describe('the calendar of a season', () => {
  it('has the weeks of its months from Sunday on', () => {
    const [year] = calendarOf(sampleSeason(), { first: '2020-01-01', last: '2026-07-31' });
    const july = year?.months.at(-1);
    expect(july?.month).toBe('2026-07');
    expect(july?.weeks[0]).toEqual([
      null,
      null,
      null,
      '2026-07-01',
      '2026-07-02',
      '2026-07-03',
      '2026-07-04',
    ]);
    expect(
      july?.weeks
        .at(-1)
        ?.filter((day) => day !== null)
        .at(-1),
    ).toBe('2026-07-31');
  });

  it('begins with the first session of all and ends with the current month', () => {
    const [year] = calendarOf(sampleSeason(), { first: '2026-06-06', last: '2026-06-30' });
    expect(year?.months.map(({ month }) => month)).toEqual(['2026-06']);
  });

  it('leaves out years without sessions, but not the only one', () => {
    const month = sampleSeason().months[0]!;
    const months = ['2024-06', '2025-06', '2026-06'].map((name) => ({ ...month, month: name }));
    const days = ['2024-06-01', '2026-06-01'].map((day) => ({
      day,
      sessions: 1,
      rides: 1,
      time_in_water: 1,
    }));
    expect(
      calendarOf({ months, days }, { first: '2024-06-01', last: '2026-06-01' }).map(({ year }) => year),
    ).toEqual(['2026', '2024']);
    expect(
      calendarOf({ months: months.slice(1, 2), days: [] }, { first: '2024-06-01', last: '2026-06-01' }).map(
        ({ year }) => year,
      ),
    ).toEqual(['2025']);
  });

  it('colors a day relative to the longest', () => {
    expect([0, 1799, 1800, 9000].map((time) => stepOf(time, 9000))).toEqual([1, 1, 2, 5]);
    expect(stepOf(0, 0)).toBe(1);
  });
});

describe('arrow keys', () => {
  const { days } = sampleSeason();

  it.each([
    ['2026-05-10', 'ArrowLeft', '2026-05-09'],
    ['2026-05-10', 'ArrowRight', '2026-05-23'],
    ['2026-05-10', 'ArrowUp', '2026-05-02'],
    ['2026-07-05', 'ArrowDown', '2026-07-12'],
    ['2026-05-10', 'Home', '2026-05-02'],
    ['2026-05-10', 'End', '2026-07-19'],
    ['2026-05-02', 'ArrowLeft', null],
    ['2026-07-19', 'ArrowDown', null],
    ['2026-07-19', 'a', null],
  ])('lead from %s with %s to %s', (from, key, to) => expect(dayBeside(days, from, key)).toBe(to));
});
