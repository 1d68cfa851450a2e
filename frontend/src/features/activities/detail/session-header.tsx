import { Alert, Box, Group, Text } from '@mantine/core';
import { IconCopyCheck } from '@tabler/icons-react';
import { formatDateTime } from '../../../lib/dates.ts';
import { ToolBar } from '../../../ui/tool-bar.tsx';
import type { Activity } from '../activity.ts';
import { EditableName } from './edit/editable-name.tsx';
import { VesselSelect } from './edit/vessel-select.tsx';
import { useVideoTools } from './video/video-tools.tsx';
import { useDownloadTools } from './files/download-tools.ts';
import { useMapTools } from './files/map-tools.ts';
import { SameSession } from './same-session/same-session.tsx';
import { SharingBanner } from './share/sharing-banner.tsx';
import { SessionSource } from './session-source.tsx';
import { SimulatedBadge } from './simulated-badge.tsx';

interface Props {
  readonly activity: Activity;
  /** The file just uploaded already was this session. */
  readonly duplicate: boolean;
}

/** Name, sharing, times and tools of the session. */
export function SessionHeader({ activity, duplicate }: Props) {
  const video = useVideoTools(activity);
  const maps = useMapTools(activity);
  const downloads = useDownloadTools(activity);
  return (
    <Box component="header" mb="lg">
      {duplicate && (
        <Alert color="ocean" variant="light" icon={<IconCopyCheck size={20} />} role="status" mb="md">
          Already uploaded. This is the session from that file.
        </Alert>
      )}
      <SameSession activity={activity} />
      <SharingBanner activity={activity} />
      <EditableName activity={activity} />
      <Group gap="xs" mt={4} mb="sm">
        <Text c="dimmed">{formatDateTime(activity.activity_time)}</Text>
        <SessionSource activity={activity} />
        {activity.is_demo && <SimulatedBadge />}
        <Text size="sm" c="dimmed">
          Uploaded {formatDateTime(activity.upload_time)}
        </Text>
      </Group>
      {activity.time_hidden && (
        <Text size="sm" c="dimmed" mb="sm">
          The start time is hidden on Strava, so the times of day shown here aren&apos;t the real ones, and
          the date can be a day off. Durations and speeds are right.
        </Text>
      )}
      <ToolBar tools={[...video.tools, ...maps]} downloads={downloads} size="sm" more="More">
        <VesselSelect activity={activity} />
      </ToolBar>
      {video.dialog}
    </Box>
  );
}
