import { Badge } from '@mantine/core';
import { formatDate, parseTimestamp } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format.ts';
import type { Column } from '../../../ui/table/column.ts';
import { MEANINGS } from '../meanings.ts';
import type { EngagementRow } from '../../../app/api-types.ts';

export const COLUMN_MEANINGS = MEANINGS['User Engagement'];

type Title = keyof typeof COLUMN_MEANINGS;

/** A column that the server sorts by. */
const column = (
  id: keyof EngagementRow,
  title: Title,
  cell: (user: EngagementRow) => React.ReactNode,
  more: Partial<Column<EngagementRow>> = { numeric: true },
): Column<EngagementRow> => ({
  id,
  title,
  meaning: COLUMN_MEANINGS[title],
  sortBy: 'given',
  cell,
  ...more,
});

const count = (id: Extract<keyof EngagementRow, `${string}_activities`>, title: Title) =>
  column(id, title, (user) => formatCount(user[id]), { numeric: true, shortTitle: title.split(' ')[0]! });

export const engagementColumns: readonly Column<EngagementRow>[] = [
  { id: 'place', title: '#', cell: (_user, place) => place, card: 'head' },
  column('user_id', 'ID', (user) => user.user_id),
  column('email', 'Email', (user) => user.email, {
    directions: ['Email, Z to A', 'Email, A to Z'],
    names: true,
    card: 'head',
  }),
  column('username', 'Username', ({ username }) => username?.trim() || 'Unknown', {
    directions: ['Username, Z to A', 'Username, A to Z'],
    card: 'line',
  }),
  count('total_activities', 'Total Activities'),
  count('manual_activities', 'Manual'),
  count('garmin_activities', 'Garmin'),
  count('strava_activities', 'Strava'),
  count('public_activities', 'Public'),
  column(
    'is_active',
    'Status',
    ({ is_active }) => (
      <Badge variant="light" color={is_active ? 'green' : 'gray'} tt="none" miw="max-content">
        {is_active ? 'Active' : 'Inactive'}
      </Badge>
    ),
    { directions: ['Active first', 'Inactive first'], card: 'corner' },
  ),
  column(
    'created_at',
    'Created At',
    ({ created_at }) =>
      parseTimestamp(created_at) === null ? 'Unknown registration date' : formatDate(created_at),
    { directions: ['Newest first', 'Oldest first'], card: 'line' },
  ),
];
