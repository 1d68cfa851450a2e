import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity, requireAdmin } from '../../../platform/admission/actor.ts';
import { AnalyticsStore } from '../adapters/analytics-store.ts';
import { questionFrom } from '../adapters/question.ts';
import { Count } from '../analytics.schema.ts';

export const globalStats = questionFrom(import.meta.url, './global-stats.sql');

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

@Controller('admin/stats/global')
export class GlobalStatsHttp {
  constructor(private readonly store: AnalyticsStore) {}

  @Get()
  @Answers({ summary: 'Totals of users and activities', 200: GlobalStats })
  async globalStats(@Actor() actor: ActorIdentity): Promise<GlobalStats> {
    requireAdmin(actor);
    const [totals] = await this.store.ask<GlobalStats>(globalStats);
    return totals!;
  }
}
