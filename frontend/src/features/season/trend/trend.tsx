import { NativeSelect, Paper, Text } from '@mantine/core';
import { MonthBarChart } from '../../../charts/months/month-bar-chart.tsx';
import { MonthLineChart } from '../../../charts/months/month-line-chart.tsx';
import { Section } from '../../../ui/section.tsx';
import { isSame, monthTitle, type Period, titleOf, yearOf, yearPeriod } from '../period/period.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { TREND_FIGURES, trendMonths, trendSentence, valueIn, written } from './trend-figures.ts';

/** A figure by month, and a sentence that says what it shows. */
export function Trend() {
  const { season, previous, comparison, period, preferences, scheme, now, address } = useSeasonPage();
  const figure = TREND_FIGURES.find(({ name }) => name === address.trend) ?? TREND_FIGURES[0]!;
  const months = trendMonths(season.months, now);
  if (season.months.length < 2) return null;
  const sentence = trendSentence(
    {
      figure,
      months,
      now: season.figures,
      before: previous,
      period: wordsOf(period, now),
      comparedWith: comparison?.words,
      monthTitle,
    },
    preferences,
  );
  const Chart = figure.isCount ? MonthBarChart : MonthLineChart;
  return (
    <Section
      id="trend"
      title="Trend"
      actions={
        months.length > 0 && (
          <NativeSelect
            aria-label="Number in the trend"
            data={TREND_FIGURES.map(({ name, label }) => ({ value: name, label }))}
            value={figure.name}
            onChange={({ currentTarget }) =>
              address.change({ trend: currentTarget.value }, { replace: true })
            }
          />
        )
      }
    >
      {months.length === 0 ? (
        <Text c="dimmed">A trend needs two months with two sessions or more.</Text>
      ) : (
        <Paper withBorder p="clamp(0.75rem, 3vw, 1.25rem)">
          <Text mb="sm" fz="1.0625rem" fw={600}>
            {sentence}
          </Text>
          <Chart
            label={figure.label}
            meaning={figure.meaning}
            scheme={scheme}
            months={months.map((month) => {
              const value = valueIn(month, figure);
              return {
                month: month.month,
                value: value === null ? null : figure.heightOf(value, preferences),
                text: `${monthTitle(month.month)}: ${value === null ? 'fewer than two sessions' : written(figure, value, preferences)}`,
              };
            })}
          />
        </Paper>
      )}
    </Section>
  );
}

function wordsOf(period: Period, now: string): string {
  if (isSame(period, yearPeriod(yearOf(now)))) return 'this year';
  const title = titleOf(period);
  return title === null ? 'overall' : `in ${title}`;
}
