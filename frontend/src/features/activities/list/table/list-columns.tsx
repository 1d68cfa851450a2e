import { Anchor, Group } from '@mantine/core';
import { sortFn_basic } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import { cutText } from '@rideline/detection-engine';
import type { Preferences } from '../../../../app/api-types.ts';
import { formatCount, formatDuration, percentage, roughly } from '../../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../../lib/units.ts';
import type { ActivityListItem } from '../../../../app/api-types.ts';
import { nameOf, vesselOf } from '../../activity.ts';
import { summarizeOcean, summarizeStanding } from '../summary/summaries.ts';
import { SessionTime } from '../../session-time.tsx';
import { TrackPicture } from '../picture/track-picture.tsx';
import type { ListColumn } from './list-table.ts';
import { hasBadge, SessionBadges, VisibilityBadge } from './status-badges.tsx';

const WIDE = 45;
const NARROW = 25;

export const truncate = (name: string, length: number): string =>
  name.length > length ? `${cutText(name, length).trimEnd()}…` : name;

export function NameLink({ row, narrow }: { row: ActivityListItem; narrow: boolean }) {
  const name = nameOf(row);
  // A badge may need the second line.
  const lines = hasBadge(row) ? 1 : 2;
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
    <Group gap="xs" wrap="nowrap">
      <TrackPicture urlHash={row.original.url_hash} />
      <Group gap="xs" style={{ rowGap: 0 }}>
        <NameLink row={row.original} narrow={false} />
        <SessionBadges row={row.original} />
      </Group>
    </Group>
  ),
};
const dateColumn: ListColumn = {
  id: 'date',
  accessorFn: (row) => row.activity_time ?? undefined,
  ...sortable,
  meta: { title: 'Date', width: '8rem' },
  cell: ({ row }) => <SessionTime session={row.original} show="day" />,
};
const vesselColumn: ListColumn = {
  id: 'vessel',
  enableSorting: false,
  meta: { title: 'Surf Vessel', width: 'minmax(5rem, 8rem)' },
  cell: ({ row }) => vesselOf(row.original),
};
const statusColumn: ListColumn = {
  id: 'status',
  accessorFn: (row) => (row.is_public ? 1 : 0),
  ...sortable,
  meta: { title: 'Status', width: '5.5rem' },
  cell: ({ row }) => <VisibilityBadge row={row.original} />,
};

interface Figure {
  readonly id: string;
  readonly title: string;
  readonly width: string;
  readonly value: (row: ActivityListItem) => number | null;
  readonly write: (row: ActivityListItem) => string;
  readonly ofMonth: (rows: readonly ActivityListItem[]) => string;
  readonly headline?: boolean;
}

/** A sortable number; missing values are last in both directions. */
function figure({ id, title, width, value, write, ofMonth, headline = false }: Figure): ListColumn {
  return {
    id,
    accessorFn: (row) => value(row) ?? undefined,
    ...sortable,
    meta: { title, width, numeric: true, card: 'figure', ofMonth, headline },
    cell: ({ row }) => write(row.original),
  };
}

/** Writers of records in the preferred units. */
function recordsIn(preferences: Preferences) {
  const distance = (meters: number | null, rough: boolean) =>
    roughly(formatDistance(meters, preferences), rough);
  const time = (seconds: number | null, rough: boolean) => roughly(formatDuration(seconds), rough);
  const speed = (kmh: number | null, rough: boolean) => roughly(formatSpeed(kmh, preferences), rough);
  return { distance, time, speed };
}

/** Columns of the ocean list, in the preferred units. */
export function oceanColumns(preferences: Preferences): ListColumn[] {
  const { distance, time, speed } = recordsIn(preferences);
  return [
    nameColumn,
    dateColumn,
    figure({
      id: 'total_rides',
      title: 'Rides',
      width: '4.25rem',
      headline: true,
      value: (row) => row.total_rides,
      write: (row) => String(row.total_rides),
      ofMonth: (rows) => formatCount(summarizeOcean(rows).rides.value),
    }),
    figure({
      id: 'longest_ride',
      title: 'Longest Dist',
      width: '6.75rem',
      headline: true,
      value: (row) => row.longest_ride_distance,
      write: (row) => distance(row.longest_ride_distance, row.rough.rides),
      ofMonth: (rows) => {
        const { value, rough } = summarizeOcean(rows).longestDistance;
        return distance(value, rough);
      },
    }),
    figure({
      id: 'longest_ride_time',
      title: 'Longest Time',
      width: '6.75rem',
      value: (row) => row.longest_ride_time,
      write: (row) => time(row.longest_ride_time, row.rough.rides),
      ofMonth: (rows) => {
        const { value, rough } = summarizeOcean(rows).longestTime;
        return time(value, rough);
      },
    }),
    figure({
      id: 'max_speed',
      title: 'Max Speed',
      width: '6.25rem',
      headline: true,
      value: (row) => row.max_speed,
      write: (row) => speed(row.max_speed, row.rough.attempts),
      ofMonth: (rows) => {
        const { value, rough } = summarizeOcean(rows).maxSpeed;
        return speed(value, rough);
      },
    }),
    vesselColumn,
    statusColumn,
  ];
}

const withRate = (rides: number, attempts: number) =>
  `${formatCount(rides)} (${percentage(rides, attempts)}%)`;

/** Columns of the standing-wave list; the success rate is rounded to whole percent. */
export function standingColumns(preferences: Preferences): ListColumn[] {
  const { distance, time, speed } = recordsIn(preferences);
  return [
    nameColumn,
    dateColumn,
    figure({
      id: 'total_attempts',
      title: 'Attempts',
      width: '5rem',
      value: (row) => row.total_attempts,
      write: (row) => String(row.total_attempts),
      ofMonth: (rows) => formatCount(summarizeStanding(rows).attempts.value),
    }),
    figure({
      id: 'total_rides',
      title: 'Surf Rides',
      width: '6rem',
      headline: true,
      value: (row) => row.total_rides,
      write: (row) => withRate(row.total_rides, row.total_attempts),
      ofMonth: (rows) => {
        const { rides, attempts } = summarizeStanding(rows);
        return withRate(rides.value, attempts.value);
      },
    }),
    figure({
      id: 'longest_ride_time',
      title: 'Longest Ride',
      width: '6.75rem',
      headline: true,
      value: (row) => row.longest_ride_time,
      write: (row) => time(row.longest_ride_time, row.rough.rides),
      ofMonth: (rows) => {
        const { value, rough } = summarizeStanding(rows).longestRide;
        return time(value, rough);
      },
    }),
    figure({
      id: 'longest_tour',
      title: 'Longest Tour',
      width: '6.75rem',
      value: (row) => row.longest_tour_distance,
      write: (row) => distance(row.longest_tour_distance, row.rough.tours),
      ofMonth: (rows) => {
        const { value, rough } = summarizeStanding(rows).longestTour;
        return distance(value, rough);
      },
    }),
    figure({
      id: 'max_drift_speed',
      title: 'Max Drift',
      width: '6.25rem',
      headline: true,
      value: (row) => row.max_drift_speed,
      write: (row) => speed(row.max_drift_speed, row.rough.attempts),
      ofMonth: (rows) => {
        const { value, rough } = summarizeStanding(rows).maxDrift;
        return speed(value, rough);
      },
    }),
    vesselColumn,
    statusColumn,
  ];
}
