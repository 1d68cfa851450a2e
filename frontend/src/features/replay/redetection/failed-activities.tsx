import { Alert, Text } from '@mantine/core';
import { count } from '../count.ts';
import type { RedetectionProgress } from '../replay.api.ts';
import styles from './failed-activities.module.css';

/** The activities that could not be detected again, each with why. */
export function FailedActivities({ progress }: { progress: RedetectionProgress }) {
  const { failed, failed_activities } = progress;
  if (failed.length === 0) return null;
  return (
    <Alert color="red" title="These activities could not be detected again">
      <ul className={styles.list}>
        {failed.map(({ url_hash, reason }) => (
          <li key={url_hash}>
            <code>{url_hash}</code>: {reason}
          </li>
        ))}
      </ul>
      {failed_activities > failed.length && (
        <Text size="sm" mt="xs">
          The first {count(failed.length)} of {count(failed_activities)}.
        </Text>
      )}
    </Alert>
  );
}
