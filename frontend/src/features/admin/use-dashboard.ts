import { useState } from 'react';
import type { ApiProblem } from '../../app/problem.ts';
import {
  useGetActivityGrowthQuery,
  useGetGlobalStatsQuery,
  useGetMonthlyActivitiesQuery,
  useGetMonthlyUsersQuery,
  useGetNewActivitiesQuery,
  useGetNewUserRegistrationsQuery,
  useGetSurfTypesQuery,
  useGetSurfVesselsQuery,
  useGetUserEngagementQuery,
  useGetUserGrowthQuery,
  useGetUserStatsQuery,
  ENGAGEMENT_LIMIT,
  type EngagementOrder,
} from './admin.api.ts';

const DEFAULT_ORDER: EngagementOrder = { sort: 'total_activities', order: 'desc' };

/** The answers of all calls of the dashboard, which leave together on the first render. */
export function useDashboard() {
  const [order, setOrder] = useState(DEFAULT_ORDER);
  const calls = {
    global: useGetGlobalStatsQuery(),
    userGrowth: useGetUserGrowthQuery(),
    newUsers: useGetNewUserRegistrationsQuery(),
    monthlyUsers: useGetMonthlyUsersQuery(),
    activityGrowth: useGetActivityGrowthQuery(),
    newActivities: useGetNewActivitiesQuery(),
    monthlyActivities: useGetMonthlyActivitiesQuery(),
    surfVessels: useGetSurfVesselsQuery(),
    surfTypes: useGetSurfTypesQuery(),
    userStats: useGetUserStatsQuery(),
    engagement: useGetUserEngagementQuery({ ...order, limit: ENGAGEMENT_LIMIT }),
  };
  const all = Object.values(calls);
  const failed = all.filter(({ data, error }) => data === undefined && error !== undefined);
  const problems = failed.map(({ error }) => error as ApiProblem);
  return {
    ...calls,
    order,
    setOrder,
    /** Of a call without any answer so far. */
    problem: problems.find(({ status }) => status === 403) ?? problems[0],
    loading: all.some(({ isLoading }) => isLoading),
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
