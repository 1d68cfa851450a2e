import { Alert } from '@mantine/core';
import type { RedetectionProgress } from '../replay.api.ts';
import styles from './failed-activities.module.css';

/** The activities that could not be detected again, each with why. */
export function FailedActivities({ failed }: Pick<RedetectionProgress, 'failed'>) {
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
    </Alert>
  );
}
