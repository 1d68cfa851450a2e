import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { AnalyticsStore, type Question } from '../adapters/analytics-store.ts';
import { Count, Month } from '../analytics.schema.ts';
import { Today } from './today.ts';

export const activityGrowth: Question = {
  name: 'activity-growth',
  sql: `-- Activities a month: those uploaded in it, and all so far. Months without uploads are there.
WITH uploads AS (
  SELECT uploaded_month AS month, count(*) AS activities
  FROM sessions
  GROUP BY uploaded_month
),
bounds AS (
  SELECT min(month) AS first, greatest(max(month), date_trunc('month', $today::DATE)::DATE) AS last
  FROM uploads
),
months AS (
  SELECT unnest(generate_series(first, last, INTERVAL 1 MONTH))::DATE AS month
  FROM bounds
  WHERE first IS NOT NULL
)
SELECT
  strftime(month, '%Y-%m') AS month,
  sum(coalesce(activities, 0)) OVER (ORDER BY month)::INTEGER AS total_activities,
  coalesce(activities, 0)::INTEGER AS new_activities
FROM months
LEFT JOIN uploads USING (month)
ORDER BY month
`,
};

const MonthOfActivities = Type.Object(
  { month: Month, total_activities: Count, new_activities: Count },
  { $id: 'MonthOfActivities', additionalProperties: false },
);
type MonthOfActivities = Static<typeof MonthOfActivities>;

/** Three addresses of one series, which the contract wants. */
@ForAdmins()
@Controller('admin/stats')
export class ActivityGrowthHttp {
  constructor(
    private readonly store: AnalyticsStore,
    private readonly today: Today,
  ) {}

  @Get('activity-growth')
  @Answers({ summary: 'Activities a month: the total and the new ones', 200: Type.Array(MonthOfActivities) })
  activityGrowth() {
    return this.series();
  }

  @Get('new-activities')
  @Answers({
    summary: 'Activities a month: the total and the new ones (as activity-growth)',
    200: Type.Array(MonthOfActivities),
  })
  newActivities() {
    return this.series();
  }

  @Get('monthly-activities')
  @Answers({
    summary: 'Activities a month: the total and the new ones (as activity-growth)',
    200: Type.Array(MonthOfActivities),
  })
  monthlyActivities() {
    return this.series();
  }

  private series(): Promise<readonly MonthOfActivities[]> {
    return this.store.ask<MonthOfActivities>(activityGrowth, { today: this.today.day });
  }
}
