/** Written by `npm run docs` from the OpenAPI document. */
import type {
  RedetectionRequest,
  Redetection,
  CurrentRedetection,
  FunnelStep,
  MonthOfActivities,
  Cohort,
  DetectionHealth,
  WatchAgreement,
  GlobalStats,
  Intake,
  AnalyticsQuestion,
  StorageGroup,
  SurfTypeShare,
  VesselShare,
  MonthOfUsers,
  UserStats,
  EngagementRow,
  ReadModel,
} from '../api-types.ts';
import { api } from '../api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    redetectStart: build.mutation<RedetectStartAnswer, RedetectStartArg>({
      query: (queryArg) => ({
        url: `/admin/redetections`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getRedetection: build.query<GetRedetectionAnswer, GetRedetectionArg>({
      query: () => ({ url: `/admin/redetections/current` }),
    }),
    redetectCancel: build.mutation<RedetectCancelAnswer, RedetectCancelArg>({
      query: () => ({ url: `/admin/redetections/current`, method: 'DELETE' }),
    }),
    getActivationFunnel: build.query<GetActivationFunnelAnswer, GetActivationFunnelArg>({
      query: (queryArg) => ({
        url: `/admin/stats/activation-funnel`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getActivityGrowth: build.query<GetActivityGrowthAnswer, GetActivityGrowthArg>({
      query: () => ({ url: `/admin/stats/activity-growth` }),
    }),
    getNewActivities: build.query<GetNewActivitiesAnswer, GetNewActivitiesArg>({
      query: () => ({ url: `/admin/stats/new-activities` }),
    }),
    getMonthlyActivities: build.query<GetMonthlyActivitiesAnswer, GetMonthlyActivitiesArg>({
      query: () => ({ url: `/admin/stats/monthly-activities` }),
    }),
    getCohorts: build.query<GetCohortsAnswer, GetCohortsArg>({
      query: (queryArg) => ({
        url: `/admin/stats/cohorts`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getDetectionHealth: build.query<GetDetectionHealthAnswer, GetDetectionHealthArg>({
      query: (queryArg) => ({
        url: `/admin/stats/detection-health`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getWatchAgreement: build.query<GetWatchAgreementAnswer, GetWatchAgreementArg>({
      query: (queryArg) => ({
        url: `/admin/stats/watch-agreement`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getGlobalStats: build.query<GetGlobalStatsAnswer, GetGlobalStatsArg>({
      query: () => ({ url: `/admin/stats/global` }),
    }),
    getIntake: build.query<GetIntakeAnswer, GetIntakeArg>({
      query: (queryArg) => ({
        url: `/admin/stats/intake`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getQuestions: build.query<GetQuestionsAnswer, GetQuestionsArg>({
      query: () => ({ url: `/admin/stats/questions` }),
    }),
    getStorage: build.query<GetStorageAnswer, GetStorageArg>({
      query: (queryArg) => ({
        url: `/admin/stats/storage`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getSurfTypes: build.query<GetSurfTypesAnswer, GetSurfTypesArg>({
      query: () => ({ url: `/admin/stats/surf-types` }),
    }),
    getSurfVessels: build.query<GetSurfVesselsAnswer, GetSurfVesselsArg>({
      query: () => ({ url: `/admin/stats/surf-vessels` }),
    }),
    getUserGrowth: build.query<GetUserGrowthAnswer, GetUserGrowthArg>({
      query: () => ({ url: `/admin/stats/user-growth` }),
    }),
    getNewUserRegistrations: build.query<GetNewUserRegistrationsAnswer, GetNewUserRegistrationsArg>({
      query: () => ({ url: `/admin/stats/new-user-registrations` }),
    }),
    getMonthlyUsers: build.query<GetMonthlyUsersAnswer, GetMonthlyUsersArg>({
      query: () => ({ url: `/admin/stats/monthly-users` }),
    }),
    getUserStats: build.query<GetUserStatsAnswer, GetUserStatsArg>({
      query: () => ({ url: `/admin/stats/user-stats` }),
    }),
    getUserEngagement: build.query<GetUserEngagementAnswer, GetUserEngagementArg>({
      query: (queryArg) => ({
        url: `/admin/stats/user-engagement`,
        params: {
          sort: queryArg.sort,
          order: queryArg.order,
          limit: queryArg.limit,
        },
      }),
    }),
    getReplays: build.query<GetReplaysAnswer, GetReplaysArg>({
      query: () => ({ url: `/admin/replays` }),
    }),
    rebuildProjectionStart: build.mutation<RebuildProjectionStartAnswer, RebuildProjectionStartArg>({
      query: (queryArg) => ({
        url: `/admin/replays`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    rebuildProjectionCancel: build.mutation<RebuildProjectionCancelAnswer, RebuildProjectionCancelArg>({
      query: (queryArg) => ({
        url: `/admin/replays/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as endpoints };
export type RedetectStartAnswer = /** status 202 Success */ Redetection;
export type RedetectStartArg = RedetectionRequest;
export type GetRedetectionAnswer = /** status 200 Success */ CurrentRedetection;
export type GetRedetectionArg = void;
export type RedetectCancelAnswer = unknown;
export type RedetectCancelArg = void;
export type GetActivationFunnelAnswer = /** status 200 Success */ FunnelStep[];
export type GetActivationFunnelArg = {
  from?: string;
  to?: string;
};
export type GetActivityGrowthAnswer = /** status 200 Success */ MonthOfActivities[];
export type GetActivityGrowthArg = void;
export type GetNewActivitiesAnswer = /** status 200 Success */ MonthOfActivities[];
export type GetNewActivitiesArg = void;
export type GetMonthlyActivitiesAnswer = /** status 200 Success */ MonthOfActivities[];
export type GetMonthlyActivitiesArg = void;
export type GetCohortsAnswer = /** status 200 Success */ Cohort[];
export type GetCohortsArg = {
  from?: string;
  to?: string;
};
export type GetDetectionHealthAnswer = /** status 200 Success */ DetectionHealth;
export type GetDetectionHealthArg = {
  from?: string;
  to?: string;
};
export type GetWatchAgreementAnswer = /** status 200 Success */ WatchAgreement[];
export type GetWatchAgreementArg = {
  from?: string;
  to?: string;
};
export type GetGlobalStatsAnswer = /** status 200 Success */ GlobalStats;
export type GetGlobalStatsArg = void;
export type GetIntakeAnswer = /** status 200 Success */ Intake;
export type GetIntakeArg = {
  from?: string;
  to?: string;
};
export type GetQuestionsAnswer = /** status 200 Success */ AnalyticsQuestion[];
export type GetQuestionsArg = void;
export type GetStorageAnswer = /** status 200 Success */ StorageGroup[];
export type GetStorageArg = {
  from?: string;
  to?: string;
};
export type GetSurfTypesAnswer = /** status 200 Success */ SurfTypeShare[];
export type GetSurfTypesArg = void;
export type GetSurfVesselsAnswer = /** status 200 Success */ VesselShare[];
export type GetSurfVesselsArg = void;
export type GetUserGrowthAnswer = /** status 200 Success */ MonthOfUsers[];
export type GetUserGrowthArg = void;
export type GetNewUserRegistrationsAnswer = /** status 200 Success */ MonthOfUsers[];
export type GetNewUserRegistrationsArg = void;
export type GetMonthlyUsersAnswer = /** status 200 Success */ MonthOfUsers[];
export type GetMonthlyUsersArg = void;
export type GetUserStatsAnswer = /** status 200 Success */ UserStats;
export type GetUserStatsArg = void;
export type GetUserEngagementAnswer = /** status 200 Success */ EngagementRow[];
export type GetUserEngagementArg = {
  sort?:
    | 'user_id'
    | 'email'
    | 'username'
    | 'total_activities'
    | 'manual_activities'
    | 'garmin_activities'
    | 'strava_activities'
    | 'public_activities'
    | 'is_active'
    | 'created_at';
  order?: 'asc' | 'desc';
  limit?: number;
};
export type GetReplaysAnswer = /** status 200 Success */ ReadModel[];
export type GetReplaysArg = void;
export type RebuildProjectionStartAnswer = /** status 202 Success */ {
  projection: string;
  state: string;
  started_at: string;
};
export type RebuildProjectionStartArg = {
  projection: string;
};
export type RebuildProjectionCancelAnswer = unknown;
export type RebuildProjectionCancelArg = string;
