import { Box, Button, Stack } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Preferences } from '../../app/api-types.ts';
import { usePreferences } from '../../app/me.api.ts';
import { EmptyState, ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';
import { useGetActivityListQuery } from '../../activity/activities.api.ts';
import type { ActivityListItem, SurfType } from '../../app/api-types.ts';
import { ConnectService } from './connect-service.tsx';
import { ClockQuestion } from './clock-question.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { LoadDemo } from '../../activity/load-demo.tsx';
import type { ListColumn } from './table/list-columns.tsx';
import { SessionList } from './session-list.tsx';
import { SetAside } from './set-aside.tsx';
import type { SummaryTile } from './summary/summary-tiles.tsx';

const UploadButton = () => (
  <Button component={Link} to="/upload" leftSection={<IconUpload size={18} aria-hidden="true" />}>
    Upload Activity
  </Button>
);

const isCounted = ({ copy_of, other_sport }: ActivityListItem) => copy_of === null && other_sport === null;

interface Props {
  readonly title: string;
  readonly surfType: SurfType;
  readonly tilesOf: (activities: readonly ActivityListItem[], preferences: Preferences) => SummaryTile[];
  readonly columnsOf: (preferences: Preferences) => ListColumn[];
  readonly tableLabel: string;
  readonly comparePath: '/compare' | '/compare-skook';
  /** Above the list, also without a session. */
  readonly children?: ReactNode;
}

/** Sessions of one surf type: summary and list, or a link to the first upload. */
export function ListPage({ title, surfType, tilesOf, columnsOf, tableLabel, comparePath, children }: Props) {
  const { data: activities, isError, refetch } = useGetActivityListQuery(surfType);
  const preferences = usePreferences();
  const columns = useMemo(() => columnsOf(preferences), [columnsOf, preferences]);
  const counted = useMemo(() => activities?.filter(isCounted) ?? [], [activities]);
  const setAside = useMemo(() => activities?.filter((activity) => !isCounted(activity)) ?? [], [activities]);
  const tiles = useCallback(
    (listed: readonly ActivityListItem[]) => tilesOf(listed, preferences),
    [tilesOf, preferences],
  );

  if (activities === undefined) {
    return (
      <Page title={title}>
        {isError ? (
          <ErrorState message="Failed to load data">
            <Button onClick={() => void refetch()}>Try again</Button>
            <Button component={Link} to="/upload" variant="default">
              Back to Upload
            </Button>
          </ErrorState>
        ) : (
          <LoadingBlock label="Loading your sessions" rows={7} height={56} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={title}
      actions={
        // Phones have it in the bar at the lower edge, and a list without sessions below.
        activities.length === 0 ? undefined : (
          <Box visibleFrom="md">
            <UploadButton />
          </Box>
        )
      }
    >
      {children}
      {activities.length === 0 ? (
        <EmptyState message="No activities found. Upload a new activity to get started.">
          <UploadButton />
          <ConnectService />
          <LoadDemo />
        </EmptyState>
      ) : (
        <Stack gap="lg">
          <SessionList
            activities={counted}
            surfType={surfType}
            columns={columns}
            tilesOf={tiles}
            label={tableLabel}
            hasTitle={tableLabel === title}
            comparePath={comparePath}
          >
            {activities.some(({ is_demo }) => is_demo) && <DemoBanner />}
            <ClockQuestion activities={activities} />
          </SessionList>
          <SetAside recordings={setAside} />
        </Stack>
      )}
    </Page>
  );
}
