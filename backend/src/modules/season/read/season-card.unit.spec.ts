import { describe, expect, it } from '@jest/globals';
import { DEFAULT_UNITS, writtenFor } from '@rideline/detection-engine';
import type { SeasonAnswer } from '../season.schema.ts';
import { seasonCardOf } from './season-card.ts';

const figures = {
  sessions: 3,
  days: 2,
  time_in_water: 14_400,
  rides: 40,
  rides_per_hour: 10,
  distance_ridden: 3240,
  time_ridden: 700,
  attempts: null,
  success_rate: null,
  spots: 2,
  paddled_m: 0,
  riding_s: 0,
  paddling_s: 0,
  waiting_s: 0,
};
const records = { longest_distance: null, longest_time: null, max_speed: null, most_rides: null };
const season: SeasonAnswer = {
  from: '2026-01-01',
  to: '2026-12-31',
  is_demo: false,
  figures,
  previous: null,
  records,
  months: [],
  days: [
    { day: '2026-01-01', sessions: 1, rides: 10, time_in_water: 3600 },
    { day: '2026-12-31', sessions: 2, rides: 30, time_in_water: 10_800 },
  ],
  vessels: [],
  spots: [
    { spot_id: 1, name: 'Linda Mar', figures, records },
    { spot_id: null, name: null, figures, records },
    { spot_id: 2, name: 'Linda Mar', figures, records },
    { spot_id: 3, name: 'Pacifica, California', figures, records },
  ],
  trips: [],
  tides: [],
  flows: [],
  hours: [],
};
const card = (showsPlaces = false, period: Partial<SeasonAnswer> = {}) =>
  seasonCardOf(
    { ...season, ...period },
    {
      shape: 'wide',
      theme: 'dark',
      figures: ['distance_ridden', 'time_in_water', 'max_speed'],
      showsPlaces,
      units: DEFAULT_UNITS,
    },
  );

describe('the card of a season', () => {
  it.each([
    ['2026-01-01', '2026-12-31', 'My 2026 season'],
    ['2024-02-01', '2024-02-29', 'My February 2024'],
    ['2026-06-03', '2026-06-09', 'Jun 3 to Jun 9, 2026'],
    ['2025-12-30', '2026-01-02', 'Dec 30, 2025 to Jan 2, 2026'],
    ['2026-06-03', '2026-06-03', 'My Jun 3, 2026'],
    [null, null, 'My season'],
  ])('is named after its period: %s to %s', (from, to, name) => {
    expect(card(false, { from, to }).name).toBe(name);
  });

  it('has a cell for each day of a month, and for each month of more than a year', () => {
    const cellsOf = (from: string, to: string) => card(false, { from, to }).columns.flat();
    expect(cellsOf('2026-02-01', '2026-02-28')).toHaveLength(28);
    // From June 2024 to December 2026.
    const months = cellsOf('2024-06-01', '2026-12-31');
    expect(months).toHaveLength(36);
    expect(months.slice(0, 5)).toEqual([null, null, null, null, null]);
    expect([months[5], months[24], months[35]]).toEqual([0, 1 / 3, 1]);
    expect(cellsOf('0001-01-01', '9999-12-31')).toHaveLength(40 * 12);
  });

  it('names no place unless it is asked for', () => {
    expect(JSON.stringify(card())).not.toContain('Linda');
    expect(card().meta).toBe('2 days in the water');
    expect(card(true).meta).toBe('2 days in the water · Linda Mar · Pacifica, California');
  });

  it('has a week from Sunday on for each day of the year, by its share of the longest day', () => {
    const { columns } = card();
    // January 1, 2026, was a Thursday.
    expect(columns[0]).toEqual([null, null, null, null, 1 / 3, 0, 0]);
    expect(columns.at(-1)).toEqual([0, 0, 0, 0, 1, null, null]);
    expect(columns.flat().filter((share) => share !== null)).toHaveLength(365);
  });

  it('is written for its reader, with weeks from their first weekday on', () => {
    const written = writtenFor('de-DE', () => card(false, { from: '2026-02-01', to: '2026-02-28' }));
    expect([written.name, written.figures[0]?.value]).toEqual(['My Februar 2026', '3,2 km']);
    // February 1, 2026, was a Sunday.
    expect(written.columns[0]).toEqual([null, null, null, null, null, null, 0]);
  });

  it('has the figures of choice, and a dash for a missing one', () =>
    expect(card().figures).toEqual([
      { label: 'Ridden', value: '3.2 km' },
      { label: 'In the water', value: '4 h' },
      { label: 'Top speed', value: '-' },
    ]));
});
