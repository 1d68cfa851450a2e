import { Badge } from '@mantine/core';
import type { ActivityListItem } from '../../../../app/api-types.ts';

export const VisibilityBadge = ({ row }: { row: ActivityListItem }) => (
  <Badge variant="light" color={row.is_public ? 'ocean' : 'gray'}>
    {row.is_public ? 'Shared' : 'Private'}
  </Badge>
);

export const hasBadge = (row: ActivityListItem): boolean => row.is_demo || row.excluded_from_records;

/** What sets a session apart from the others of its list. */
export const SessionBadges = ({ row }: { row: ActivityListItem }) => (
  <>
    {row.is_demo && (
      <Badge variant="outline" color="coral" flex="none">
        Demo
      </Badge>
    )}
    {row.excluded_from_records && (
      <Badge variant="outline" color="gray" flex="none">
        No records
      </Badge>
    )}
  </>
);
