import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { AnalyticsStore, type Question } from '../adapters/analytics-store.ts';
import { Count, Month } from '../analytics.schema.ts';
import { PeriodQuery, periodOf } from './period.ts';
import { Today } from './today.ts';

export const cohorts: Question = {
  name: 'cohorts',
  sql: `-- People by the month since which they count, and how many of them had a day of use in each month after. Only finished
-- months: a cohort of the current one has one row, without months_since.
WITH cohorts AS (
  SELECT counted_month AS cohort, count(*) AS size
  FROM people
  WHERE counted_at IS NOT NULL
  GROUP BY counted_month
),
active AS (
  SELECT counted_month AS cohort, month, count(*) AS people
  FROM months_of_use
  GROUP BY counted_month, month
),
grid AS (
  SELECT cohort, size, unnest(generate_series(cohort, $today::DATE, INTERVAL 1 MONTH))::DATE AS month
  FROM cohorts
)
SELECT
  strftime(cohort, '%Y-%m') AS start,
  size::INTEGER AS size,
  CASE WHEN month < date_trunc('month', $today::DATE) THEN datediff('month', cohort, month) END::INTEGER
    AS months_since,
  coalesce(people, 0)::INTEGER AS people
FROM grid
LEFT JOIN active USING (cohort, month)
WHERE month < date_trunc('month', $today::DATE) OR month = cohort
ORDER BY cohort, months_since
`,
};

/** A cell of the grid, or a cohort of the current month without one. */
interface CohortRow {
  readonly start: string;
  readonly size: number;
  readonly months_since: number | null;
  readonly people: number;
}

const Cohort = Type.Object(
  {
    start: Month,
    size: Count,
    active: Type.Array(Count, { description: 'By months since, finished ones only' }),
  },
  { $id: 'Cohort', additionalProperties: false },
);
type Cohort = Static<typeof Cohort>;

@ForAdmins()
@Controller('admin/stats/cohorts')
export class CohortsHttp {
  constructor(
    private readonly store: AnalyticsStore,
    private readonly today: Today,
  ) {}

  @Get()
  @Answers({
    summary:
      'People by the month since which they count, and how many of them had a day of use in each one after',
    200: Type.Array(Cohort),
  })
  async cohorts(@CheckedQuery(PeriodQuery) query: PeriodQuery): Promise<Cohort[]> {
    const { from, to } = periodOf(query);
    const rows = await this.store.ask<CohortRow>(cohorts, { today: this.today.day });
    const inPeriod = rows.filter(({ start }) => from <= `${start}-01` && `${start}-01` <= to);
    const sizes = new Map(inPeriod.map(({ start, size }) => [start, size]));
    const finished = inPeriod.filter(({ months_since }) => months_since !== null);
    return [...sizes].map(([start, size]) => ({
      start,
      size,
      active: finished.filter((cell) => cell.start === start).map(({ people }) => people),
    }));
  }
}
