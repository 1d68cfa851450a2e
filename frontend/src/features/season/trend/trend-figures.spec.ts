import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PREFERENCES } from '../../../app/visitor-preferences.ts';
import { monthTitle } from '../period/period.ts';
import { sampleFigures, sampleSeason } from '../testing.ts';
import { TREND_FIGURES, type TrendFigure, trendMonths, trendSentence, valueIn } from './trend-figures.ts';

const figure = (name: TrendFigure['name']) => TREND_FIGURES.find((known) => known.name === name)!;
const { months, figures } = sampleSeason();
const NOW = '2026-11-26';

describe('the months of a trend', () => {
  it('leave a gap for a rate of one session, not for a count', () => {
    expect(months.map((month) => valueIn(month, figure('rides_per_hour')))).toEqual([9.1, null, 11.2]);
    expect(months.map((month) => valueIn(month, figure('sessions')))).toEqual([4, 1, 7]);
  });

  it('end with the current one', () =>
    expect(trendMonths(months, '2026-07-05').map(({ month }) => month)).toEqual([
      '2026-05',
      '2026-06',
      '2026-07',
    ]));

  it('are none where fewer than two have two sessions', () => {
    expect(trendMonths(months, '2026-06-30')).toEqual([]);
    expect(trendMonths(months.slice(0, 2), NOW)).toEqual([]);
  });
});

describe('the sentence of a trend', () => {
  const sentence = (name: TrendFigure['name'], before: ReturnType<typeof sampleFigures> | null) =>
    trendSentence(
      {
        figure: figure(name),
        months,
        now: figures,
        before,
        period: 'in 2026',
        comparedWith: 'in 2025',
        monthTitle,
      },
      DEFAULT_PREFERENCES,
    );

  it('compares both periods', () =>
    expect(sentence('rides_per_hour', sampleFigures({ rides_per_hour: 9.4 }))).toBe(
      '10.0 rides an hour in 2026, 9.4 in 2025.',
    ));

  it('names the best month without an earlier period', () =>
    expect(sentence('rides_per_hour', null)).toBe('10.0 rides an hour in 2026, most in July 2026.'));

  it('names the best month of a best', () =>
    expect(sentence('longest_distance', sampleFigures())).toBe(
      '140 m in May 2026, more than in any other month.',
    ));
});
