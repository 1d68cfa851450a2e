import { Text } from '@mantine/core';
import { count } from '../count.ts';
import type { RedetectionProgress } from '../maintenance.api.ts';
import styles from './differing-activities.module.css';

/** Activities whose rides differ, with gained, lost and changed rides each, and the totals. */
export function DifferingActivities({ progress }: { progress: RedetectionProgress }) {
  const { differing, differing_activities, rides } = progress;
  if (differing.length === 0) return null;
  return (
    <div>
      <div className={styles.scroller} role="region" aria-label="Activities that differ" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Activity</th>
              <th scope="col">User</th>
              <th scope="col">Gained</th>
              <th scope="col">Lost</th>
              <th scope="col">Changed</th>
              <th scope="col">Kept</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ url_hash, user_id, gained, lost, changed, kept }) => (
              <tr key={url_hash}>
                <th scope="row" className={styles.hash}>
                  {url_hash}
                </th>
                <td>{user_id}</td>
                <td data-gain={gained > 0 || undefined}>{count(gained)}</td>
                <td data-loss={lost > 0 || undefined}>{count(lost)}</td>
                <td>{count(changed)}</td>
                <td>{count(kept)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All {count(progress.activities)} activities</th>
              <td />
              <td>{count(rides.gained)}</td>
              <td>{count(rides.lost)}</td>
              <td>{count(rides.changed)}</td>
              <td>{count(rides.kept)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {differing_activities > differing.length && (
        <Text size="sm" c="dimmed" mt="xs">
          Showing {count(differing.length)} of {count(differing_activities)} activities that differ.
        </Text>
      )}
    </div>
  );
}
