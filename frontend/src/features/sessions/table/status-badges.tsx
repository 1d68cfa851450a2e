import { Badge } from '@mantine/core';
import type { ActivityListItem } from '../../../app/api-types.ts';

/** Sessions are private unless it says so. */
export const SharedBadge = ({ row }: { row: ActivityListItem }) =>
  row.is_public && (
    <Badge variant="light" color="ocean" size="sm" flex="none">
      Shared
    </Badge>
  );

/** What sets a session apart from the others of its list. */
export const SessionBadges = ({ row }: { row: ActivityListItem }) => (
  <>
    {row.is_demo && (
      <Badge variant="outline" color="coral" size="sm" flex="none">
        Demo
      </Badge>
    )}
    {row.excluded_from_records && (
      <Badge variant="outline" color="gray" size="sm" flex="none">
        No records
      </Badge>
    )}
  </>
);
