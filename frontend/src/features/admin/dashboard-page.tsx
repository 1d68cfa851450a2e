import { useState } from 'react';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ErrorState, LoadingBlock, NoPermission } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import type { ApiProblem } from '../../app/problem.ts';
import { ActivityBreakdowns } from './activity-breakdowns.tsx';
import { ActivityGrowth, UserGrowth } from './growth.tsx';
import { EngagementSection } from './engagement/engagement-section.tsx';
import { ActivitySources, GlobalStatistics } from './totals.tsx';
import {
  ADMIN_DATA_FAILED,
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
import { SectionIndex } from './section-index.tsx';
import styles from './section-index.module.css';
import { UserStatistics } from './user-statistics.tsx';

const Insights = lazyPart(async () => (await import('./insights/insights.tsx')).Insights, {
  waiting: <LoadingBlock label="Loading the insights" rows={3} height={300} />,
});

const SECTIONS = [
  'Global Statistics',
  'Activity Sources',
  'User Growth Over Time',
  'Activity Growth Over Time',
  'Activities by Type',
  'User Statistics',
  'User Unit Preferences',
  'User Engagement',
];

const INSIGHTS = [
  'Activation',
  'Retention',
  'Sessions by source',
  'Refused uploads',
  'Failed syncs',
  'Sessions without rides',
  'Corrections per 100 rides',
  'Agreement with watches',
  'Storage and import time',
];

const DEFAULT_ORDER: EngagementOrder = { sort: 'total_activities', order: 'desc' };

/** The answers of all calls of the dashboard, which leave together on the first render. */
function useDashboard() {
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

/** The admin page at /admin/dashboard. */
export function DashboardPage() {
  const dashboard = useDashboard();
  const { problem } = dashboard;
  const forbidden = problem?.status === 403;
  return (
    <Page
      title="Admin Dashboard"
      lead={forbidden ? undefined : 'User statistics and engagement metrics'}
      actions={forbidden ? undefined : <RouterAnchor to="/admin/replay">Maintenance</RouterAnchor>}
    >
      {dashboard.loading && <VisuallyHidden role="status" aria-label="Loading the dashboard" />}
      {problem === undefined ? (
        <Sections dashboard={dashboard} />
      ) : forbidden ? (
        <NoPermission />
      ) : (
        <ErrorState message={ADMIN_DATA_FAILED}>
          {problem.status === 503 && <Text w="100%">{problem.detail}</Text>}
          <Button loading={dashboard.retrying} onClick={dashboard.retry}>
            Try again
          </Button>
        </ErrorState>
      )}
    </Page>
  );
}

function Sections({ dashboard }: { dashboard: ReturnType<typeof useDashboard> }) {
  const { global, userGrowth, newUsers, monthlyUsers } = dashboard;
  const { activityGrowth, newActivities, monthlyActivities } = dashboard;
  const { engagement, order, setOrder } = dashboard;
  return (
    <div className={styles.beside}>
      {userGrowth.data === undefined ? (
        <SectionIndex titles={SECTIONS} figures={[]} />
      ) : (
        <SectionIndex titles={[...SECTIONS, 'Insights']} figures={INSIGHTS} />
      )}
      <div>
        <GlobalStatistics stats={global.data} />
        <ActivitySources stats={global.data} />
        <UserGrowth total={userGrowth.data} added={newUsers.data} both={monthlyUsers.data} />
        <ActivityGrowth
          total={activityGrowth.data}
          added={newActivities.data}
          both={monthlyActivities.data}
        />
        <ActivityBreakdowns vessels={dashboard.surfVessels.data} surfTypes={dashboard.surfTypes.data} />
        <UserStatistics stats={dashboard.userStats.data} />
        <EngagementSection
          users={engagement.data}
          totalUsers={global.data?.total_users}
          order={order}
          onOrder={setOrder}
          busy={engagement.isFetching}
          failed={engagement.error !== undefined}
        />
        {userGrowth.data !== undefined && <Insights firstMonth={userGrowth.data[0]?.month} />}
      </div>
    </div>
  );
}
