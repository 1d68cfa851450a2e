import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { AnalyticsStore } from './adapters/analytics-store.ts';
import { UserEngagementViewed } from './events/engagement-events.ts';
import { ActivationFunnelHttp } from './read/activation-funnel/activation-funnel.query.ts';
import { ActivityGrowthHttp } from './read/activity-growth/activity-growth.query.ts';
import { CohortsHttp } from './read/cohorts/cohorts.query.ts';
import { DetectionHealthHttp } from './read/detection-health/detection-health.query.ts';
import { analyticsPeopleProjection } from './read/analytics-people.projection.ts';
import { analyticsRefusalsProjection } from './read/analytics-refusals.projection.ts';
import { analyticsSessionsProjection } from './read/analytics-sessions.projection.ts';
import { GlobalStatsHttp } from './read/global-stats/global-stats.query.ts';
import { IntakeHttp } from './read/intake/intake.query.ts';
import { QuestionsHttp } from './read/questions/questions.query.ts';
import { StorageHttp } from './read/storage/storage.query.ts';
import { SurfTypesHttp } from './read/surf-types/surf-types.query.ts';
import { SurfVesselsHttp } from './read/surf-vessels/surf-vessels.query.ts';
import { Today } from './read/today.ts';
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
    IntakeHttp,
    DetectionHealthHttp,
    StorageHttp,
    QuestionsHttp,
  ],
  providers: [AnalyticsStore, Today, UserEngagementQuery, ViewUserEngagementHandler],
})
export class AnalyticsModule {
  constructor(contributions: Contributions) {
    contributions.add({
      module: 'analytics',
      events: [UserEngagementViewed],
      projections: [analyticsPeopleProjection, analyticsSessionsProjection, analyticsRefusalsProjection],
      automations: [],
      migrations: [],
    });
  }
}
