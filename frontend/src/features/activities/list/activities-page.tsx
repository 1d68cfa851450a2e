import { Button, Stack } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { usePreferences, type Preferences } from '../../../app/me.api.ts';
import { formatDuration } from '../../../lib/durations.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingBlock } from '../../../ui/loading-block.tsx';
import { Page } from '../../../ui/page.tsx';
import { useListActivitiesQuery } from '../activities.api.ts';
import type { ActivityRow } from '../activity.ts';
import { DemoBanner } from './demo-banner.tsx';
import { oceanColumns } from './list-columns.tsx';
import { SessionList } from './session-list.tsx';
import { summarizeOcean } from './summaries.ts';
import { SummaryTiles, type SummaryTile } from './summary-tiles.tsx';

const TITLE = 'Ocean Surfing Sessions';

function oceanTiles(activities: readonly ActivityRow[], preferences: Preferences): SummaryTile[] {
  const { sessions, rides, longestDistance, longestTime, maxSpeed } = summarizeOcean(activities);
  const { preferred_distance_unit, preferred_speed_unit } = preferences;
  return [
    { label: 'Total Sessions', text: String(sessions.value), because: 'Latest', summary: sessions },
    { label: 'Total Rides', text: String(rides.value), because: 'Most on', summary: rides },
    {
      label: 'Longest Dist',
      text: formatDistance(longestDistance.value, preferred_distance_unit),
      because: 'On',
      summary: longestDistance,
    },
    { label: 'Longest Time', text: formatDuration(longestTime.value), because: 'On', summary: longestTime },
    {
      label: 'Max Speed',
      text: formatSpeed(maxSpeed.value, preferred_speed_unit),
      because: 'On',
      summary: maxSpeed,
    },
  ];
}

const UploadButton = () => (
  <Button component={Link} to="/upload" leftSection={<IconUpload size={18} aria-hidden="true" />}>
    Upload Activity
  </Button>
);

/** Every ocean session of the signed-in person. */
export function ActivitiesPage() {
  const { data: activities, isError, refetch } = useListActivitiesQuery('traveling_waves');
  const preferences = usePreferences();
  const columns = useMemo(() => oceanColumns(preferences), [preferences]);
  const tiles = useMemo(() => oceanTiles(activities ?? [], preferences), [activities, preferences]);

  if (activities === undefined) {
    return (
      <Page title={TITLE}>
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
    <Page title={TITLE} actions={<UploadButton />}>
      {activities.length === 0 ? (
        <EmptyState message="No activities found. Upload a new activity to get started.">
          <UploadButton />
        </EmptyState>
      ) : (
        <Stack gap="lg">
          {activities.some(({ is_demo }) => is_demo) && <DemoBanner />}
          <SummaryTiles tiles={tiles} />
          <SessionList activities={activities} columns={columns} label={TITLE} />
        </Stack>
      )}
    </Page>
  );
}
