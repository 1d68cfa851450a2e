import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { registered } from '../../kernel/slices.ts';
import { AnalyticsStore } from './adapters/analytics-store.ts';
import { UserEngagementViewed } from './events/engagement-events.ts';
import * as activationFunnelQuery from './read/activation-funnel.query.ts';
import * as activityGrowthQuery from './read/activity-growth.query.ts';
import * as cohortsQuery from './read/cohorts.query.ts';
import * as detectionHealthQuery from './read/detection-health.query.ts';
import * as watchAgreementQuery from './read/watch-agreement.query.ts';
import { analyticsPeopleProjection } from './read/analytics-people.projection.ts';
import { analyticsRefusalsProjection } from './read/analytics-refusals.projection.ts';
import { analyticsSessionsProjection } from './read/analytics-sessions.projection.ts';
import * as globalStatsQuery from './read/global-stats.query.ts';
import * as intakeQuery from './read/intake.query.ts';
import * as questionsQuery from './read/questions.query.ts';
import * as storageQuery from './read/storage.query.ts';
import * as surfTypesQuery from './read/surf-types.query.ts';
import * as surfVesselsQuery from './read/surf-vessels.query.ts';
import { Today } from './read/today.ts';
import * as userEngagementQuery from './read/user-engagement.query.ts';
import * as userGrowthQuery from './read/user-growth.query.ts';
import * as userStatsQuery from './read/user-stats.query.ts';
import * as viewUserEngagement from './write/view-user-engagement.use-case.ts';

const { controllers, providers } = registered(
  activationFunnelQuery,
  activityGrowthQuery,
  cohortsQuery,
  detectionHealthQuery,
  watchAgreementQuery,
  globalStatsQuery,
  intakeQuery,
  questionsQuery,
  storageQuery,
  surfTypesQuery,
  surfVesselsQuery,
  userEngagementQuery,
  userGrowthQuery,
  userStatsQuery,
  viewUserEngagement,
);

@Module({
  imports: [CqrsModule],
  controllers,
  providers: [...providers, AnalyticsStore, Today],
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
