import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../kernel/config/config.ts';
import { Contributions } from '../../kernel/contributions.ts';
import { AnalyticsStore } from './adapters/analytics-store.ts';
import { DuckDbProjection } from './adapters/duckdb-projection.ts';
import { UserEngagementViewed } from './events/engagement-events.ts';
import { ActivationFunnelHttp } from './read/activation-funnel/activation-funnel.query.ts';
import { ActivityGrowthHttp } from './read/activity-growth/activity-growth.query.ts';
import { CohortsHttp } from './read/cohorts/cohorts.query.ts';
import { DetectionHealthHttp } from './read/detection-health/detection-health.query.ts';
import { analyticsProjection } from './read/facts/analytics.projection.ts';
import { GlobalStatsHttp } from './read/global-stats/global-stats.query.ts';
import { IntakeHttp } from './read/intake/intake.query.ts';
import { LifecycleHttp } from './read/lifecycle/lifecycle.query.ts';
import { QuestionsHttp } from './read/questions/questions.query.ts';
import { StorageHttp } from './read/storage/storage.query.ts';
import { SurfTypesHttp } from './read/surf-types/surf-types.query.ts';
import { SurfVesselsHttp } from './read/surf-vessels/surf-vessels.query.ts';
import { Today } from './read/today.ts';
import { analyticsPeopleProjection } from './read/user-engagement/analytics-people.projection.ts';
import { UserEngagementQuery } from './read/user-engagement/user-engagement.query.ts';
import { UserGrowthHttp } from './read/user-growth/user-growth.query.ts';
import { UserStatsHttp } from './read/user-stats/user-stats.query.ts';
import {
  UserEngagementHttp,
  ViewUserEngagementHandler,
} from './write/view-user-engagement/view-user-engagement.use-case.ts';

@Module({
  imports: [CqrsModule],
  controllers: [
    GlobalStatsHttp,
    UserGrowthHttp,
    ActivityGrowthHttp,
    SurfVesselsHttp,
    SurfTypesHttp,
    UserStatsHttp,
    UserEngagementHttp,
    ActivationFunnelHttp,
    CohortsHttp,
    LifecycleHttp,
    IntakeHttp,
    DetectionHealthHttp,
    StorageHttp,
    QuestionsHttp,
  ],
  providers: [
    {
      provide: DuckDbProjection,
      inject: [CONFIG],
      useFactory: ({ dataDir }: Config) =>
        new DuckDbProjection(join(dataDir, 'analytics'), analyticsProjection),
    },
    AnalyticsStore,
    Today,
    UserEngagementQuery,
    ViewUserEngagementHandler,
  ],
})
export class AnalyticsModule {
  constructor(contributions: Contributions, projection: DuckDbProjection) {
    contributions.add({
      module: 'analytics',
      events: [UserEngagementViewed],
      projections: [analyticsPeopleProjection],
      localProjections: [projection],
      automations: [],
      migrations: [],
    });
  }
}
