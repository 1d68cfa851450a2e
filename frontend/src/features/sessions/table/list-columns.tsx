import { Anchor, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { cutText } from '@rideline/detection-engine';
import type { Preferences } from '../../../app/api-types.ts';
import { formatBpm, formatCount, formatDuration, percentage, roughly } from '../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { vesselOf } from '../../../activity/activity.ts';
import { placeOf } from '../../../activity/place-of.ts';
import { SessionTime } from '../../../activity/session-time.tsx';
import { TrackPicture } from './track-picture.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { SessionBadges, SharedBadge } from './status-badges.tsx';

export interface ListColumn extends Column<ActivityListItem> {
  /** The column is left out of a long list in which no session has it. */
  readonly isKnown?: (row: ActivityListItem) => boolean;
}

const WIDE = 45;
const NARROW = 25;

export const truncate = (name: string, length: number): string =>
  name.length > length ? `${cutText(name, length).trimEnd()}…` : name;

function NameLink({ row, narrow }: { row: ActivityListItem; narrow: boolean }) {
  const name = row.activity_name;
  return (
    <Anchor
      component={Link}
      data-covering
      to={`/activity/${row.url_hash}`}
      fw={600}
      size="sm"
      title={name}
      lh={1.3}
      {...(narrow ? { truncate: true, display: 'block' } : { lineClamp: 2 })}
    >
      {truncate(name, narrow ? NARROW : WIDE)}
    </Anchor>
  );
}

const NARROW_SCREEN = '(max-width: 47.99em)';

function CardName({ row }: { row: ActivityListItem }) {
  const narrow = useMediaQuery(NARROW_SCREEN, false, { getInitialValueInEffect: false });
  return <NameLink row={row} narrow={narrow} />;
}

/** The place of a session whose name does not say it. */
function Place({ row }: { row: ActivityListItem }) {
  const place = placeOf(row);
  return place === null || row.activity_name.includes(place) ? null : (
    <Text size="xs" c="dimmed" truncate>
      {place}
    </Text>
  );
}

const nameColumn: ListColumn = {
  id: 'name',
  title: 'Activity Name',
  names: true,
  width: 'minmax(9rem, 3fr)',
  card: 'head',
  cell: (row) => (
    <Group gap="sm" wrap="nowrap">
      <TrackPicture urlHash={row.url_hash} />
      <div style={{ minWidth: 0 }}>
        <NameLink row={row} narrow={false} />
        <Group gap={6} wrap="nowrap">
          <Place row={row} />
          <SessionBadges row={row} />
        </Group>
      </div>
    </Group>
  ),
  onCard: (row) => (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <TrackPicture urlHash={row.url_hash} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text component="div" size="sm" c="dimmed" lh={1.35}>
          <SessionTime session={row} show="day" />
        </Text>
        <CardName row={row} />
        <Group gap={6}>
          <Place row={row} />
          <SessionBadges row={row} />
        </Group>
      </div>
    </Group>
  ),
};
/** Readers of Pacific time have the time at the spot below it, in two lines: 'Sep 30, 12:30 PM', 'at the spot'. */
const dateColumn: ListColumn = {
  id: 'date',
  title: 'Date',
  width: 'minmax(7.5rem, 9rem)',
  sortBy: (row) => row.activity_time,
  directions: ['Newest first', 'Oldest first'],
  card: 'none',
  cell: (row) => <SessionTime session={row} show="day" />,
};
const vesselColumn: ListColumn = {
  id: 'vessel',
  title: 'Surf Vessel',
  width: 'minmax(5.25rem, 1fr)',
  card: 'line',
  isKnown: (row) => row.surf_vessel !== null,
  cell: vesselOf,
  onCard: (row) => row.surf_vessel !== null && vesselOf(row),
};
const statusColumn: ListColumn = {
  id: 'status',
  title: 'Status',
  width: '4.75rem',
  sortBy: (row) => (row.is_public ? 1 : 0),
  directions: ['Shared first', 'Private first'],
  card: 'corner',
  isKnown: (row) => row.is_public,
  cell: (row) => <SharedBadge row={row} />,
};

interface Figure {
  readonly id: string;
  readonly title: string;
  readonly width: string;
  readonly value: (row: ActivityListItem) => number | null;
  readonly write: (row: ActivityListItem) => string;
}

const figure = ({ value, write, ...column }: Figure): ListColumn => ({
  ...column,
  sortBy: value,
  numeric: true,
  cell: write,
});

interface RecordColumn extends Omit<Figure, 'write'> {
  readonly isRough: (row: ActivityListItem) => boolean;
  readonly write: (value: number | null) => string;
}

const record = ({ isRough, write, ...column }: RecordColumn): ListColumn =>
  figure({ ...column, write: (row) => roughly(write(column.value(row)), isRough(row)) });

const writersIn = (preferences: Preferences) => ({
  distance: (meters: number | null) => formatDistance(meters, preferences),
  speed: (kmh: number | null) => formatSpeed(kmh, preferences),
});

/** What sessions cost; hidden until they are chosen. */
const effortColumns = (distance: (meters: number | null) => string): ListColumn[] => [
  figure({
    id: 'paddled',
    title: 'Paddled',
    width: '6rem',
    value: (row) => row.paddled_m,
    write: (row) => distance(row.paddled_m),
  }),
  figure({
    id: 'average_heart_rate',
    title: 'Avg Heart Rate',
    width: '6rem',
    value: (row) => row.average_heart_rate,
    write: (row) => formatBpm(row.average_heart_rate),
  }),
  figure({
    id: 'max_heart_rate',
    title: 'Max Heart Rate',
    width: '6rem',
    value: (row) => row.max_heart_rate,
    write: (row) => formatBpm(row.max_heart_rate),
  }),
];

/** Columns of the ocean list, in the preferred units. */
export function oceanColumns(preferences: Preferences): ListColumn[] {
  const { distance, speed } = writersIn(preferences);
  return [
    nameColumn,
    dateColumn,
    figure({
      id: 'total_rides',
      title: 'Rides',
      width: '4.25rem',
      value: (row) => row.total_rides,
      write: (row) => String(row.total_rides),
    }),
    record({
      id: 'longest_ride',
      title: 'Longest Dist',
      width: '6.75rem',
      value: (row) => row.longest_ride_distance,
      isRough: (row) => row.rough.rides,
      write: distance,
    }),
    record({
      id: 'longest_ride_time',
      title: 'Longest Time',
      width: '6.75rem',
      value: (row) => row.longest_ride_time,
      isRough: (row) => row.rough.rides,
      write: (seconds) => formatDuration(seconds),
    }),
    record({
      id: 'max_speed',
      title: 'Max Speed',
      width: '6.25rem',
      value: (row) => row.max_speed,
      isRough: (row) => row.rough.attempts,
      write: speed,
    }),
    ...effortColumns(distance),
    vesselColumn,
    statusColumn,
  ];
}

const withRate = (rides: number, attempts: number) =>
  `${formatCount(rides)} (${percentage(rides, attempts)}%)`;

/** Columns of the standing-wave list; the success rate is rounded to whole percent. */
export function standingColumns(preferences: Preferences): ListColumn[] {
  const { distance, speed } = writersIn(preferences);
  return [
    nameColumn,
    dateColumn,
    figure({
      id: 'total_attempts',
      title: 'Attempts',
      width: '5rem',
      value: (row) => row.total_attempts,
      write: (row) => String(row.total_attempts),
    }),
    figure({
      id: 'total_rides',
      title: 'Surf Rides',
      width: '5.75rem',
      value: (row) => row.total_rides,
      write: (row) => withRate(row.total_rides, row.total_attempts),
    }),
    record({
      id: 'longest_ride_time',
      title: 'Longest Ride',
      width: '6.25rem',
      value: (row) => row.longest_ride_time,
      isRough: (row) => row.rough.rides,
      write: (seconds) => formatDuration(seconds),
    }),
    record({
      id: 'longest_tour',
      title: 'Longest Tour',
      width: '6.25rem',
      value: (row) => row.longest_tour_distance,
      isRough: (row) => row.rough.tours,
      write: distance,
    }),
    record({
      id: 'max_drift_speed',
      title: 'Max Drift',
      width: '5.75rem',
      value: (row) => row.max_drift_speed,
      isRough: (row) => row.rough.attempts,
      write: speed,
    }),
    figure({
      id: 'flow_knots',
      title: 'Flow',
      width: '3.75rem',
      value: (row) => row.flow_knots,
      write: ({ flow_knots: knots }) => (knots === null ? '-' : `${Math.round(knots)} kn`),
    }),
    ...effortColumns(distance),
    vesselColumn,
    statusColumn,
  ];
}
