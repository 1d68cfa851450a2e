import { Paper } from '@mantine/core';
import type { SessionSource } from '../../../activity/activity.ts';
import { DetectionButtons } from './detection-buttons.tsx';
import styles from './detection-panel.module.css';

/** How the rides of somebody else's session were detected. */
export const DetectionPanel = ({ activity }: { activity: SessionSource }) => (
  <Paper withBorder className={styles.panel} component="section" aria-label="Detection">
    <h2 className={styles.title}>Detection</h2>
    <p className={styles.lead}>The settings that decided what counts as a ride here.</p>
    <DetectionButtons activity={activity} isOwner={false} onPreview={null} />
  </Paper>
);
