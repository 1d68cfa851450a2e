import { Alert, Text } from '@mantine/core';
import { count } from '../count.ts';
import type { RedetectionProgress } from '../maintenance.api.ts';
import styles from './failed-activities.module.css';

/** Activities whose re-detection failed, with the reasons. */
export function FailedActivities({ progress }: { progress: RedetectionProgress }) {
  const { failed, failed_activities } = progress;
  if (failed.length === 0) return null;
  return (
    <Alert color="red" title="Re-detection failed for these activities">
      <ul className={styles.list}>
        {failed.map(({ url_hash, reason }) => (
          <li key={url_hash}>
            <code>{url_hash}</code>: {reason}
          </li>
        ))}
      </ul>
      {failed_activities > failed.length && (
        <Text size="sm" mt="xs">
          Showing {count(failed.length)} of {count(failed_activities)}.
        </Text>
      )}
    </Alert>
  );
}
