import { Alert, Box, Text } from '@mantine/core';
import type { RedetectionProgress } from '../../../app/api-types.ts';
import { formatCount } from '../../../lib/format.ts';
import type { Column } from '../../../ui/table/column.ts';
import { Table, TableFrame } from '../../../ui/table/table.tsx';
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

type Differing = RedetectionProgress['differing'][number];
type Change = 'gained' | 'lost' | 'changed' | 'kept';

const CHANGES: readonly (readonly [Change, title: string, color?: string])[] = [
  ['gained', 'Gained', 'light-dark(var(--mantine-color-green-7), var(--mantine-color-green-3))'],
  ['lost', 'Lost', 'var(--mantine-color-error)'],
  ['changed', 'Changed'],
  ['kept', 'Kept'],
];

const differingColumns = ({ activities, rides }: RedetectionProgress): readonly Column<Differing>[] => [
  {
    id: 'activity',
    title: 'Activity',
    names: true,
    cell: ({ url_hash }) => <code>{url_hash}</code>,
    foot: `All ${formatCount(activities)} activities`,
  },
  { id: 'user', title: 'User', numeric: true, cell: ({ user_id }) => user_id },
  ...CHANGES.map(([change, title, color]): Column<Differing> => ({
    id: change,
    title,
    numeric: true,
    cell: (row) =>
      color === undefined || row[change] === 0 ? (
        formatCount(row[change])
      ) : (
        <Text span inherit fw={650} c={color}>
          {formatCount(row[change])}
        </Text>
      ),
    foot: formatCount(rides[change]),
  })),
  { id: 'other', title: 'Other changes', numeric: true, cell: ({ changes = [] }) => changes.join(', ') },
];

/** Activities that differ, with gained, lost and changed rides each, and the totals. */
function DifferingActivities({ progress }: Props) {
  const { differing, differing_activities } = progress;
  if (differing.length === 0) return null;
  return (
    <div>
      <TableFrame label="Activities that differ">
        <Table
          label="Activities that differ"
          columns={differingColumns(progress)}
          rows={differing}
          keyOf={({ url_hash }) => url_hash}
        />
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
    <Alert color="red" title="Re-detection failed for these sessions">
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
