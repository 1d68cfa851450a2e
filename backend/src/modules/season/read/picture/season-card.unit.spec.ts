import { describe, expect, it } from '@jest/globals';
import { DEFAULT_UNITS } from '@rideline/detection-engine';
import type { SeasonAnswer } from '../../season.schema.ts';
import { yearCardOf } from './year-card.ts';

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
  hours: [],
};
const card = (showsPlaces = false) =>
  yearCardOf(season, {
    shape: 'wide',
    theme: 'dark',
    year: 2026,
    figures: ['distance_ridden', 'time_in_water', 'max_speed'],
    showsPlaces,
    units: DEFAULT_UNITS,
  });

describe('the card of a year', () => {
  it('names no place unless it is asked for', () => {
    expect(JSON.stringify(card())).not.toContain('Linda');
    expect(card().meta).toBe('2 days in the water');
    expect(card(true).meta).toBe('2 days in the water · Linda Mar · Pacifica, California');
  });

  it('has a week from Sunday on for each day of the year, by its share of the longest day', () => {
    const { weeks } = card();
    // January 1, 2026, was a Thursday.
    expect(weeks[0]).toEqual([null, null, null, null, 1 / 3, 0, 0]);
    expect(weeks.at(-1)).toEqual([0, 0, 0, 0, 1, null, null]);
    expect(weeks.flat().filter((share) => share !== null)).toHaveLength(365);
  });

  it('has the figures of choice, and a dash for a missing one', () =>
    expect(card().figures).toEqual([
      { label: 'Ridden', value: '3.2 km' },
      { label: 'In the water', value: '4 h' },
      { label: 'Top speed', value: '-' },
    ]));
});
