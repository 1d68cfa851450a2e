import { Anchor, Badge, Text } from '@mantine/core';
import { garminDevice } from '../../lib/garmin-device.ts';
import type { Activity } from '../../activity/activity.ts';
import { sourceName } from '../../activity/source-name.ts';

/** Where the session came from. The brand rules of Strava require the link, those of Garmin the device. */
export function SessionSource({ activity }: { activity: Activity }) {
  const { source, source_activity_id: sourceId, device_name: device } = activity;
  return (
    <>
      {source !== 'MANUAL' && (
        <Badge color="gray" variant="light">
          {sourceName(source)}
        </Badge>
      )}
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
      {source === 'GARMIN' && <Text size="sm">{garminDevice(device ?? '')}</Text>}
    </>
  );
}
