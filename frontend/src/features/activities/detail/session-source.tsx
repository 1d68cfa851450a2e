import { Anchor, Badge } from '@mantine/core';
import type { Activity } from '../activity.ts';
import { SOURCE_NAMES } from '../source-names.ts';

/** Where the session came from. Strava's brand rules require the link. */
export function SessionSource({ activity }: { activity: Activity }) {
  const { source, source_activity_id: sourceId } = activity;
  return (
    <>
      <Badge color="gray" variant="light">
        {SOURCE_NAMES[source]}
      </Badge>
      {source === 'STRAVA' && sourceId !== null && (
        <Anchor
          href={`https://www.strava.com/activities/${encodeURIComponent(sourceId)}`}
          target="_blank"
          rel="noopener noreferrer"
          size="sm"
          fw={700}
        >
          View on Strava
        </Anchor>
      )}
    </>
  );
}
