import { Badge } from '@mantine/core';
import type { ActivityListItem } from '../../../../app/api-types.ts';

export const VisibilityBadge = ({ row }: { row: ActivityListItem }) => (
  <Badge variant="light" color={row.is_public ? 'ocean' : 'gray'}>
    {row.is_public ? 'Shared' : 'Private'}
  </Badge>
);

export const DemoBadge = ({ row }: { row: ActivityListItem }) =>
  row.is_demo ? (
    <Badge variant="outline" color="coral" flex="none">
      Demo
    </Badge>
  ) : null;
