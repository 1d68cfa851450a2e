import { api } from '../../app/api.ts';
import type {
  GlobalStats,
  MonthOfActivities,
  MonthOfUsers,
  SurfTypeShare,
  EngagementRow,
  UserStats,
  VesselShare,
} from '../../app/api-types.ts';

const STATS = '/admin/stats';

export interface EngagementOrder {
  readonly sort: keyof EngagementRow;
  readonly order: 'asc' | 'desc';
}

/** Most users that one answer of the engagement table has. */
export const ENGAGEMENT_LIMIT = 500;

/** Each visit of the dashboard asks again. */
const FRESH = { keepUnusedDataFor: 0 };

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGlobalStats: build.query<GlobalStats, void>({ query: () => `${STATS}/global`, ...FRESH }),
    getUserGrowth: build.query<MonthOfUsers[], void>({ query: () => `${STATS}/user-growth`, ...FRESH }),
    getNewUsers: build.query<MonthOfUsers[], void>({
      query: () => `${STATS}/new-user-registrations`,
      ...FRESH,
    }),
    getMonthlyUsers: build.query<MonthOfUsers[], void>({ query: () => `${STATS}/monthly-users`, ...FRESH }),
    getActivityGrowth: build.query<MonthOfActivities[], void>({
      query: () => `${STATS}/activity-growth`,
      ...FRESH,
    }),
    getNewActivities: build.query<MonthOfActivities[], void>({
      query: () => `${STATS}/new-activities`,
      ...FRESH,
    }),
    getMonthlyActivities: build.query<MonthOfActivities[], void>({
      query: () => `${STATS}/monthly-activities`,
      ...FRESH,
    }),
    getSurfVessels: build.query<VesselShare[], void>({ query: () => `${STATS}/surf-vessels`, ...FRESH }),
    getSurfTypes: build.query<SurfTypeShare[], void>({ query: () => `${STATS}/surf-types`, ...FRESH }),
    getUserStats: build.query<UserStats, void>({ query: () => `${STATS}/user-stats`, ...FRESH }),
    getUserEngagement: build.query<EngagementRow[], EngagementOrder>({
      query: (order) => ({
        url: `${STATS}/user-engagement`,
        params: { ...order, limit: ENGAGEMENT_LIMIT },
      }),
      ...FRESH,
    }),
  }),
});

export const {
  useGetGlobalStatsQuery,
  useGetUserGrowthQuery,
  useGetNewUsersQuery,
  useGetMonthlyUsersQuery,
  useGetActivityGrowthQuery,
  useGetNewActivitiesQuery,
  useGetMonthlyActivitiesQuery,
  useGetSurfVesselsQuery,
  useGetSurfTypesQuery,
  useGetUserStatsQuery,
  useGetUserEngagementQuery,
} = adminApi;
