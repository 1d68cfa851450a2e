import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ForAdmins } from '../../../platform/admission/actor.ts';
import { AnalyticsStore, type Question } from '../adapters/analytics-store.ts';
import { Count } from '../analytics.schema.ts';

export const globalStats: Question = {
  name: 'global-stats',
  sql: `-- Users, their activities, and how many of these are public or came from each source.
SELECT
  count(*)::INTEGER AS total_users,
  coalesce(sum(activities), 0)::INTEGER AS total_activities,
  coalesce(sum(shared), 0)::INTEGER AS total_public_activities,
  coalesce(sum(manual), 0)::INTEGER AS total_manual_activities,
  coalesce(sum(garmin), 0)::INTEGER AS total_garmin_activities,
  coalesce(sum(strava), 0)::INTEGER AS total_strava_activities
FROM people
WHERE counted_at IS NOT NULL
`,
};

const GlobalStats = Type.Object(
  {
    total_users: Count,
    total_activities: Count,
    total_public_activities: Count,
    total_manual_activities: Count,
    total_garmin_activities: Count,
    total_strava_activities: Count,
  },
  { $id: 'GlobalStats', additionalProperties: false },
);
type GlobalStats = Static<typeof GlobalStats>;

@ForAdmins()
@Controller('admin/stats/global')
export class GlobalStatsHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({ summary: 'Totals of users and activities', 200: GlobalStats })
  async globalStats(): Promise<GlobalStats> {
    const [totals] = await this.store.ask<GlobalStats>(globalStats);
    return totals!;
  }
}
