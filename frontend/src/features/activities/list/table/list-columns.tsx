import { Anchor, Group } from '@mantine/core';
import { sortFn_basic } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import { cutText } from '@rideline/detection-engine';
import type { Preferences } from '../../../../app/api-types.ts';
import { formatDate } from '../../../../lib/dates.ts';
import { formatDuration, percentage, roughly } from '../../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../../lib/units.ts';
import type { ActivityListItem } from '../../../../app/api-types.ts';
import { nameOf, vesselOf } from '../../activity.ts';
import type { ListColumn } from './list-table.ts';
import { DemoBadge, VisibilityBadge } from './status-badges.tsx';

const WIDE = 45;
const NARROW = 25;

export const truncate = (name: string, length: number): string =>
  name.length > length ? `${cutText(name, length).trimEnd()}…` : name;

export function NameLink({ row, narrow }: { row: ActivityListItem; narrow: boolean }) {
  const name = nameOf(row);
  // A badge may need the second line.
  const lines = row.is_demo ? 1 : 2;
  return (
    <Anchor
      component={Link}
      to={`/activity/${row.url_hash}`}
      fw={600}
      title={name}
      py={4}
      lineClamp={narrow ? undefined : lines}
      style={{ whiteSpace: 'normal' }}
    >
      {truncate(name, narrow ? NARROW : WIDE)}
    </Anchor>
  );
}

const sortable = {
  enableSorting: true,
  sortDescFirst: true,
  sortUndefined: 'last',
  sortFn: sortFn_basic,
} as const;

const nameColumn: ListColumn = {
  id: 'name',
  enableSorting: false,
  enableHiding: false,
  meta: { title: 'Activity Name', width: 'minmax(10.5rem, 1fr)' },
  cell: ({ row }) => (
    <Group gap="xs" style={{ rowGap: 0 }}>
      <NameLink row={row.original} narrow={false} />
      <DemoBadge row={row.original} />
    </Group>
  ),
};
const dateColumn: ListColumn = {
  id: 'date',
  accessorFn: (row) => row.activity_time ?? undefined,
  ...sortable,
  meta: { title: 'Date', width: '6.25rem' },
  cell: ({ row }) => formatDate(row.original.activity_time),
};
const vesselColumn: ListColumn = {
  id: 'vessel',
  enableSorting: false,
  meta: { title: 'Surf Vessel', width: 'minmax(5.5rem, 9rem)', card: 'figure' },
  cell: ({ row }) => vesselOf(row.original),
};
const statusColumn: ListColumn = {
  id: 'status',
  accessorFn: (row) => (row.is_public ? 1 : 0),
  ...sortable,
  meta: { title: 'Status', width: '5.5rem' },
  cell: ({ row }) => <VisibilityBadge row={row.original} />,
};

/** A sortable number; missing values are last in both directions. */
function figure(
  id: string,
  title: string,
  width: string,
  value: (row: ActivityListItem) => number | null,
  write: (row: ActivityListItem) => string,
): ListColumn {
  return {
    id,
    accessorFn: (row) => value(row) ?? undefined,
    ...sortable,
    meta: { title, width, numeric: true, card: 'figure' },
    cell: ({ row }) => write(row.original),
  };
}

/** Columns of the ocean list, in the preferred units. */
export function oceanColumns(preferences: Preferences): ListColumn[] {
  return [
    nameColumn,
    dateColumn,
    figure(
      'total_rides',
      'Rides',
      '4.25rem',
      (row) => row.total_rides,
      (row) => String(row.total_rides),
    ),
    figure(
      'longest_ride',
      'Longest Dist',
      '6.75rem',
      (row) => row.longest_ride_distance,
      (row) => roughly(formatDistance(row.longest_ride_distance, preferences), row.rough.rides),
    ),
    figure(
      'longest_ride_time',
      'Longest Time',
      '6.75rem',
      (row) => row.longest_ride_time,
      (row) => roughly(formatDuration(row.longest_ride_time), row.rough.rides),
    ),
    figure(
      'max_speed',
      'Max Speed',
      '6.25rem',
      (row) => row.max_speed,
      (row) => roughly(formatSpeed(row.max_speed, preferences), row.rough.attempts),
    ),
    vesselColumn,
    statusColumn,
  ];
}

/** Columns of the standing-wave list; the success rate is rounded to whole percent. */
export function standingColumns(preferences: Preferences): ListColumn[] {
  return [
    nameColumn,
    dateColumn,
    figure(
      'total_attempts',
      'Attempts',
      '5rem',
      (row) => row.total_attempts,
      (row) => String(row.total_attempts),
    ),
    figure(
      'total_rides',
      'Surf Rides',
      '6rem',
      (row) => row.total_rides,
      (row) => `${row.total_rides} (${percentage(row.total_rides, row.total_attempts)}%)`,
    ),
    figure(
      'longest_ride_time',
      'Longest Ride',
      '6.75rem',
      (row) => row.longest_ride_time,
      (row) => roughly(formatDuration(row.longest_ride_time), row.rough.rides),
    ),
    figure(
      'longest_tour',
      'Longest Tour',
      '6.75rem',
      (row) => row.longest_tour_distance,
      (row) => roughly(formatDistance(row.longest_tour_distance, preferences), row.rough.tours),
    ),
    figure(
      'max_drift_speed',
      'Max Drift',
      '6.25rem',
      (row) => row.max_drift_speed,
      (row) => roughly(formatSpeed(row.max_drift_speed, preferences), row.rough.attempts),
    ),
    vesselColumn,
    statusColumn,
  ];
}
