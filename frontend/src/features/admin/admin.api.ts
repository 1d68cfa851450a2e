import type { EngagementRow } from '../../app/api-types.ts';
import { endpoints } from '../../app/endpoints/admin.ts';

export interface EngagementOrder {
  readonly sort: keyof EngagementRow;
  readonly order: 'asc' | 'desc';
}

/** Most users that one answer of the engagement table has. */
export const ENGAGEMENT_LIMIT = 500;

export const ADMIN_DATA_FAILED = 'Failed to load admin data. Please try again later.';

/** Every visit asks anew. */
const FRESH = { keepUnusedDataFor: 0 };

export const {
  useGetGlobalStatsQuery,
  useGetUserGrowthQuery,
  useGetNewUserRegistrationsQuery,
  useGetMonthlyUsersQuery,
  useGetActivityGrowthQuery,
  useGetNewActivitiesQuery,
  useGetMonthlyActivitiesQuery,
  useGetSurfVesselsQuery,
  useGetSurfTypesQuery,
  useGetUserStatsQuery,
  useGetUserEngagementQuery,
  useGetActivationFunnelQuery,
  useGetCohortsQuery,
  useGetIntakeQuery,
  useGetDetectionHealthQuery,
  useGetWatchAgreementQuery,
  useGetStorageQuery,
  useGetQuestionsQuery,
} = endpoints.enhanceEndpoints({
  endpoints: {
    getGlobalStats: FRESH,
    getUserGrowth: FRESH,
    getNewUserRegistrations: FRESH,
    getMonthlyUsers: FRESH,
    getActivityGrowth: FRESH,
    getNewActivities: FRESH,
    getMonthlyActivities: FRESH,
    getSurfVessels: FRESH,
    getSurfTypes: FRESH,
    getUserStats: FRESH,
    getUserEngagement: FRESH,
    getActivationFunnel: FRESH,
    getCohorts: FRESH,
    getIntake: FRESH,
    getDetectionHealth: FRESH,
    getWatchAgreement: FRESH,
    getStorage: FRESH,
  },
});
