import { Text } from '@mantine/core';
import { useGetSyncedActivitiesQuery } from '../../../app/connections.api.ts';
import type { Activity } from '../activity.ts';

/** A session from Strava whose start its owner hides there, as far as the list of the last syncs still has it. */
export function HiddenStart({ activity }: { activity: Activity }) {
  const { source, source_activity_id: sourceId } = activity;
  const { data } = useGetSyncedActivitiesQuery('strava', { skip: source !== 'STRAVA' });
  const isHidden = data?.some(
    (row) => 'strava_activity_id' in row && row.strava_activity_id === sourceId && row.time_hidden,
  );
  return isHidden === true ? (
    <Text size="sm" c="dimmed" mb="sm">
      The start time is hidden on Strava, so the times of day shown here aren't the real ones, and the date
      can be a day off. Durations and speeds are right.
    </Text>
  ) : null;
}
