import { Paper, Text, Title } from '@mantine/core';
import type { SessionSource } from '../../../activity/activity.ts';
import { DetectionButtons } from './detection-buttons.tsx';

/** How the rides of somebody else's session were detected. */
export const DetectionPanel = ({ activity }: { activity: SessionSource }) => (
  <Paper
    withBorder
    shadow="sm"
    p="md"
    mt="md"
    style={{ scrollMarginTop: '1rem' }}
    component="section"
    aria-label="Detection"
  >
    <Title order={2} fz="md" fw={600}>
      Detection
    </Title>
    <Text mt={2} mb="sm" fz="sm" c="dimmed">
      The settings that decided what counts as a ride here.
    </Text>
    <DetectionButtons activity={activity} isOwner={false} onPreview={null} />
  </Paper>
);
