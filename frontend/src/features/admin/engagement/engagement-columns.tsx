import { Badge } from '@mantine/core';
import { rowSortingFeature, tableFeatures, type ColumnDef } from '@tanstack/react-table';
import { formatDate, parseTimestamp } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format.ts';
import type { EngagementRow } from '../../../app/api-types.ts';

interface ColumnMeta {
  readonly title: string;
  /** What the column counts, in a tooltip. */
  readonly meaning: string;
  readonly numeric?: boolean;
}

/** The server sorts, so there is no sorted row model. */
export const engagementFeatures = tableFeatures({ rowSortingFeature, columnMeta: {} as ColumnMeta });

type Column = ColumnDef<typeof engagementFeatures, EngagementRow>;

const sortable = { enableSorting: true, sortDescFirst: true } as const;

function column(
  id: keyof EngagementRow,
  meta: ColumnMeta,
  cell: (user: EngagementRow) => React.ReactNode,
): Column {
  return { id, accessorKey: id, ...sortable, meta, cell: ({ row }) => cell(row.original) };
}

const count = (
  id: Extract<keyof EngagementRow, `${string}_activities`>,
  title: string,
  meaning: string,
): Column => column(id, { title, meaning, numeric: true }, (user) => formatCount(user[id]));

/** Columns named by the field that the server sorts by. */
export const engagementColumns: Column[] = [
  column(
    'user_id',
    { title: 'ID', meaning: 'Number of the account.', numeric: true },
    (user) => user.user_id,
  ),
  column('email', { title: 'Email', meaning: 'Email of the account.' }, (user) => user.email),
  column(
    'username',
    { title: 'Username', meaning: 'Name that the user chose.' },
    (user) => user.username?.trim() || 'Unknown',
  ),
  count(
    'total_activities',
    'Total Activities',
    "Sessions of the user. Demo and deleted sessions don't count.",
  ),
  count('manual_activities', 'Manual', 'Sessions uploaded as a file.'),
  count('garmin_activities', 'Garmin', 'Sessions synced from Garmin Connect.'),
  count('strava_activities', 'Strava', 'Sessions synced from Strava.'),
  count('public_activities', 'Public', 'Sessions that are shared by a public link now.'),
  column(
    'is_active',
    {
      title: 'Status',
      meaning: 'Active: logged in, uploaded, synced or changed something in the last 90 days.',
    },
    ({ is_active }) => (
      <Badge variant="light" color={is_active ? 'green' : 'gray'} tt="none" miw="max-content">
        {is_active ? 'Active' : 'Inactive'}
      </Badge>
    ),
  ),
  column(
    'created_at',
    { title: 'Created At', meaning: 'Day of the registration in Pacific time.' },
    ({ created_at }) =>
      parseTimestamp(created_at) === null ? 'Unknown registration date' : formatDate(created_at),
  ),
];
