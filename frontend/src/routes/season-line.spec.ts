import { describe, expect, it } from '@jest/globals';
import { seasonSentence } from './season-line.tsx';

const day = (date: string, rides: number) => ({ day: date, sessions: 1, rides, time_in_water: 3600 });

describe('the season in a line', () => {
  it('counts the running year, and compares it with the year before up to the same day', () => {
    const days = [day('2025-03-01', 4), day('2025-12-01', 9), day('2026-02-01', 5), day('2026-11-01', 6)];
    expect(seasonSentence(days, '2026-11-28')).toBe(
      '2 sessions, 11 rides and 2 h in the water in 2026, 1 session more than by this day in 2025.',
    );
  });

  it('is that of the last year with sessions, compared as a whole', () => {
    expect(seasonSentence([day('2022-03-01', 1)], '2026-11-28')).toBe(
      '1 session, 1 ride and 1 h in the water in 2022.',
    );
  });
});
