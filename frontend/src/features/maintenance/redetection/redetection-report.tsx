import { Alert, Box, Text } from '@mantine/core';
import type { RedetectionProgress } from '../../../app/api-types.ts';
import { formatCount } from '../../../lib/format.ts';
import { Table, TableFrame } from '../../../ui/table.tsx';
import styles from './redetection-report.module.css';
import { TileGrid } from '../../../ui/tile-grid.ts';

interface Props {
  readonly progress: RedetectionProgress;
}

/** The result of a re-detection so far. */
export function RedetectionReport({ progress }: Props) {
  return (
    <>
      <Totals progress={progress} />
      <FailedActivities progress={progress} />
      <DifferingActivities progress={progress} />
    </>
  );
}

/** Activities that differ, with gained, lost and changed rides each, and the totals. */
function DifferingActivities({ progress }: Props) {
  const { differing, differing_activities, rides } = progress;
  if (differing.length === 0) return null;
  return (
    <div className={styles.differing}>
      <TableFrame label="Activities that differ">
        <Table>
          <thead>
            <tr>
              <th scope="col">Activity</th>
              <th scope="col">User</th>
              <th scope="col">Gained</th>
              <th scope="col">Lost</th>
              <th scope="col">Changed</th>
              <th scope="col">Kept</th>
              <th scope="col">Other changes</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ url_hash, user_id, gained, lost, changed, kept, changes = [] }) => (
              <tr key={url_hash}>
                <th scope="row" className={styles.hash}>
                  {url_hash}
                </th>
                <td>{user_id}</td>
                <td data-gain={gained > 0 || undefined}>{formatCount(gained)}</td>
                <td data-loss={lost > 0 || undefined}>{formatCount(lost)}</td>
                <td>{formatCount(changed)}</td>
                <td>{formatCount(kept)}</td>
                <td>{changes.join(', ')}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All {formatCount(progress.activities)} activities</th>
              <td />
              <td>{formatCount(rides.gained)}</td>
              <td>{formatCount(rides.lost)}</td>
              <td>{formatCount(rides.changed)}</td>
              <td>{formatCount(rides.kept)}</td>
              <td />
            </tr>
          </tfoot>
        </Table>
      </TableFrame>
      {differing_activities > differing.length && (
        <Text size="sm" c="dimmed" mt="xs">
          Showing {formatCount(differing.length)} of {formatCount(differing_activities)} activities that
          differ.
        </Text>
      )}
    </div>
  );
}

/** Activities whose re-detection failed, with the reasons. */
function FailedActivities({ progress }: Props) {
  const { failed, failed_activities } = progress;
  if (failed.length === 0) return null;
  return (
    <Alert color="red" title="Re-detection failed for these activities">
      <Box
        component="ul"
        mah={192}
        pl={18}
        style={{ listStyle: 'disc', overflow: 'auto', overflowWrap: 'anywhere' }}
      >
        {failed.map(({ url_hash, reason }) => (
          <li key={url_hash}>
            <code>{url_hash}</code>: {reason}
          </li>
        ))}
      </Box>
      {failed_activities > failed.length && (
        <Text size="sm" mt="xs">
          Showing {formatCount(failed.length)} of {formatCount(failed_activities)}.
        </Text>
      )}
    </Alert>
  );
}

/** Numbers of activities, points and rides of a re-detection. */
function Totals({ progress }: Props) {
  const {
    activities,
    expired_activities = 0,
    told_activities = 0,
    rezoned_activities = 0,
    points,
    points_per_second,
    rides,
  } = progress;
  const { differing_activities, failed } = progress;
  const figures: [label: string, value: string][] = [
    ['Activities', formatCount(activities)],
    ['Points', formatCount(points)],
    ['Points per second', formatCount(points_per_second)],
    ['Activities that differ', formatCount(differing_activities)],
    ['Rides gained', formatCount(rides.gained)],
    ['Rides lost', formatCount(rides.lost)],
    ['Rides changed', formatCount(rides.changed)],
    ['Rides kept', formatCount(rides.kept)],
    ...(told_activities > 0
      ? [['Given a usual heading', formatCount(told_activities)] as [string, string]]
      : []),
    ...(rezoned_activities > 0
      ? [['In another time zone', formatCount(rezoned_activities)] as [string, string]]
      : []),
    ...(expired_activities > 0
      ? [['Left out (expired at Strava)', formatCount(expired_activities)] as [string, string]]
      : []),
    ...(failed.length > 0 ? [['Failed', formatCount(failed.length)] as [string, string]] : []),
  ];
  return (
    <TileGrid
      component="dl"
      minColWidth="min(9rem, 46%)"
      autoFlow="auto-fit"
      spacing="lg"
      verticalSpacing="sm"
    >
      {figures.map(([label, value]) => (
        <div key={label}>
          <Box component="dt" fz="sm" c="dimmed">
            {label}
          </Box>
          <Box component="dd" fz="xl" fw={700} lts="-0.02em" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Box>
        </div>
      ))}
    </TileGrid>
  );
}
