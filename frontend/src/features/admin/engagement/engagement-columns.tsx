import { Badge } from '@mantine/core';
import { rowSortingFeature, tableFeatures, type ColumnDef } from '@tanstack/react-table';
import { formatDate, parseTimestamp } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format.ts';
import type { SortOption } from '../../../ui/sort-select.tsx';
import { MEANINGS } from '../meanings.ts';
import type { EngagementRow } from '../../../app/api-types.ts';

interface ColumnMeta extends Pick<SortOption, 'directions'> {
  readonly title: keyof typeof COLUMN_MEANINGS;
  readonly isText?: true;
}

export const COLUMN_MEANINGS = MEANINGS['User Engagement'];

/** The server sorts, so there is no sorted row model. */
export const engagementFeatures = tableFeatures({ rowSortingFeature, columnMeta: {} as ColumnMeta });

type Column = ColumnDef<typeof engagementFeatures, EngagementRow>;

const column = (
  id: keyof EngagementRow,
  meta: ColumnMeta,
  cell: (user: EngagementRow) => React.ReactNode,
): Column => ({
  id,
  accessorKey: id,
  enableSorting: true,
  sortDescFirst: true,
  meta,
  cell: ({ row }) => cell(row.original),
});

const count = (
  id: Extract<keyof EngagementRow, `${string}_activities`>,
  title: ColumnMeta['title'],
): Column => column(id, { title }, (user) => formatCount(user[id]));

const text = (
  id: keyof EngagementRow,
  title: ColumnMeta['title'],
  directions: SortOption['directions'],
  cell: (user: EngagementRow) => React.ReactNode,
): Column => column(id, { title, isText: true, directions }, cell);

/** Columns named by the field that the server sorts by. */
export const engagementColumns: Column[] = [
  column('user_id', { title: 'ID' }, (user) => user.user_id),
  text('email', 'Email', ['Email, Z to A', 'Email, A to Z'], (user) => user.email),
  text('username', 'Username', ['Username, Z to A', 'Username, A to Z'], usernameOf),
  count('total_activities', 'Total Activities'),
  count('manual_activities', 'Manual'),
  count('garmin_activities', 'Garmin'),
  count('strava_activities', 'Strava'),
  count('public_activities', 'Public'),
  text('is_active', 'Status', ['Active first', 'Inactive first'], (user) => <StatusBadge {...user} />),
  text('created_at', 'Created At', ['Newest first', 'Oldest first'], createdOf),
];

export function usernameOf({ username }: EngagementRow): string {
  return username?.trim() || 'Unknown';
}

export const StatusBadge = ({ is_active }: Pick<EngagementRow, 'is_active'>) => (
  <Badge variant="light" color={is_active ? 'green' : 'gray'} tt="none" miw="max-content">
    {is_active ? 'Active' : 'Inactive'}
  </Badge>
);

export function createdOf({ created_at }: EngagementRow): string {
  return parseTimestamp(created_at) === null ? 'Unknown registration date' : formatDate(created_at);
}
