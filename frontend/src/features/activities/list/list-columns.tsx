import { Anchor, Group } from '@mantine/core';
import { sortFn_basic } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import type { Preferences } from '../../../app/me.api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { formatDuration } from '../../../lib/durations.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { nameOf, vesselOf, type ActivityRow } from '../activity.ts';
import type { ListColumn } from './list-table.ts';
import { DemoBadge, VisibilityBadge } from './status-badges.tsx';

const WIDE = 45;
const NARROW = 25;

export const truncate = (name: string, length: number): string =>
  name.length > length ? `${name.slice(0, length).trimEnd()}…` : name;

export function NameLink({ row, narrow }: { row: ActivityRow; narrow: boolean }) {
  const name = nameOf(row);
  return (
    <Anchor component={Link} to={`/activity/${row.url_hash}`} fw={600} title={name} py={4} truncate={!narrow}>
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
const figure = (title: string, width: string) => ({ title, width, numeric: true, card: 'figure' }) as const;

/** The ocean list's columns, in the person's units. */
export function oceanColumns({ preferred_distance_unit, preferred_speed_unit }: Preferences): ListColumn[] {
  return [
    {
      id: 'name',
      enableSorting: false,
      enableHiding: false,
      meta: { title: 'Activity Name', width: 'minmax(10.5rem, 1fr)' },
      cell: ({ row }) => (
        <Group gap="xs" wrap="nowrap">
          <NameLink row={row.original} narrow={false} />
          <DemoBadge row={row.original} />
        </Group>
      ),
    },
    {
      id: 'date',
      accessorFn: (row) => row.activity_time ?? undefined,
      ...sortable,
      meta: { title: 'Date', width: '6.25rem' },
      cell: ({ row }) => formatDate(row.original.activity_time),
    },
    {
      id: 'total_rides',
      accessorFn: (row) => row.total_rides,
      ...sortable,
      meta: figure('Rides', '4.25rem'),
      cell: ({ row }) => row.original.total_rides,
    },
    {
      id: 'longest_ride',
      accessorFn: (row) => row.longest_ride_distance ?? undefined,
      ...sortable,
      meta: figure('Longest Dist', '6.75rem'),
      cell: ({ row }) => formatDistance(row.original.longest_ride_distance, preferred_distance_unit),
    },
    {
      id: 'longest_ride_time',
      accessorFn: (row) => row.longest_ride_time ?? undefined,
      ...sortable,
      meta: figure('Longest Time', '6.75rem'),
      cell: ({ row }) => formatDuration(row.original.longest_ride_time),
    },
    {
      id: 'max_speed',
      accessorFn: (row) => row.max_speed ?? undefined,
      ...sortable,
      meta: figure('Max Speed', '6.25rem'),
      cell: ({ row }) => formatSpeed(row.original.max_speed, preferred_speed_unit),
    },
    {
      id: 'vessel',
      enableSorting: false,
      meta: { title: 'Surf Vessel', width: 'minmax(5.5rem, 9rem)', card: 'figure' },
      cell: ({ row }) => vesselOf(row.original),
    },
    {
      id: 'status',
      accessorFn: (row) => (row.is_public ? 1 : 0),
      ...sortable,
      meta: { title: 'Status', width: '5.5rem' },
      cell: ({ row }) => <VisibilityBadge row={row.original} />,
    },
  ];
}
