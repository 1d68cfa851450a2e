import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { AnalyticsStore, type Question } from '../adapters/analytics-store.ts';
import { Count, Month } from '../analytics.schema.ts';
import { Today } from './today.ts';

export const userGrowth: Question = {
  name: 'user-growth',
  sql: `-- Users a month: those that count since this month, and all so far. Months without new users are there.
WITH arrivals AS (
  SELECT counted_month AS month, count(*) AS people
  FROM people
  WHERE counted_month IS NOT NULL
  GROUP BY counted_month
),
bounds AS (
  SELECT min(month) AS first, greatest(max(month), date_trunc('month', $today::DATE)::DATE) AS last
  FROM arrivals
),
months AS (
  SELECT unnest(generate_series(first, last, INTERVAL 1 MONTH))::DATE AS month
  FROM bounds
  WHERE first IS NOT NULL
)
SELECT
  strftime(month, '%Y-%m') AS month,
  sum(coalesce(people, 0)) OVER (ORDER BY month)::INTEGER AS total_users,
  coalesce(people, 0)::INTEGER AS new_users
FROM months
LEFT JOIN arrivals USING (month)
ORDER BY month
`,
};

const MonthOfUsers = Type.Object(
  { month: Month, total_users: Count, new_users: Count },
  { $id: 'MonthOfUsers', additionalProperties: false },
);
type MonthOfUsers = Static<typeof MonthOfUsers>;

/** Three addresses of one series, which the contract wants. */
@ForAdmins()
@Controller('admin/stats')
export class UserGrowthHttp {
  constructor(
    private readonly store: AnalyticsStore,
    private readonly today: Today,
  ) {}

  @Get('user-growth')
  @Answers({ summary: 'Users a month: the total and the new ones', 200: Type.Array(MonthOfUsers) })
  userGrowth() {
    return this.series();
  }

  @Get('new-user-registrations')
  @Answers({
    summary: 'Users a month: the total and the new ones (as user-growth)',
    200: Type.Array(MonthOfUsers),
  })
  newUserRegistrations() {
    return this.series();
  }

  @Get('monthly-users')
  @Answers({
    summary: 'Users a month: the total and the new ones (as user-growth)',
    200: Type.Array(MonthOfUsers),
  })
  monthlyUsers() {
    return this.series();
  }

  private series(): Promise<readonly MonthOfUsers[]> {
    return this.store.ask<MonthOfUsers>(userGrowth, { today: this.today.day });
  }
}
