import { AnalyticsStore } from '../../src/modules/analytics/adapters/analytics-store.ts';
import { ActivityGrowthHttp } from '../../src/modules/analytics/read/activity-growth.query.ts';
import { GlobalStatsHttp } from '../../src/modules/analytics/read/global-stats.query.ts';
import { SurfTypesHttp } from '../../src/modules/analytics/read/surf-types.query.ts';
import { SurfVesselsHttp } from '../../src/modules/analytics/read/surf-vessels.query.ts';
import { userEngagement } from '../../src/modules/analytics/read/user-engagement.query.ts';
import { UserGrowthHttp } from '../../src/modules/analytics/read/user-growth.query.ts';
import { UserStatsHttp } from '../../src/modules/analytics/read/user-stats.query.ts';
import type { LoadedSnapshot } from './loaded-snapshot.ts';

export type Figures = Readonly<Record<string, number>>;
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** The contract's statistics; the engagement rows without email and username, the most activities first. */
export interface ContractAnswers {
  readonly global: Figures;
  readonly userGrowth: readonly Row[];
  readonly activityGrowth: readonly Row[];
  readonly surfVessels: readonly Row[];
  readonly surfTypes: readonly Row[];
  readonly userStats: Figures;
  readonly engagement: readonly Row[];
}

const admin = { id: 1, isAdmin: true, sessionId: 'session' };

/** The routes' answers from this snapshot. @param today YYYY-MM-DD */
export async function duckDbAnswers(snapshot: LoadedSnapshot, today: string): Promise<ContractAnswers> {
  const store = snapshot as unknown as AnalyticsStore;
  const day = { day: today };
  const sorted = { today, sort: 'total_activities', order: 'desc', limit: 500, users: '' };
  return {
    global: await new GlobalStatsHttp(store).globalStats(admin),
    userGrowth: await new UserGrowthHttp(store, day as never).monthlyUsers(admin),
    activityGrowth: await new ActivityGrowthHttp(store, day as never).monthlyActivities(admin),
    surfVessels: await new SurfVesselsHttp(store).vessels(admin),
    surfTypes: await new SurfTypesHttp(store).surfTypes(admin),
    userStats: await new UserStatsHttp(store, day as never).userStats(admin),
    engagement: await snapshot.ask<Row>(userEngagement, sorted),
  };
}
