import { Badge } from '@mantine/core';
import type { ActivityRow } from '../../activity.ts';

export const VisibilityBadge = ({ row }: { row: ActivityRow }) => (
  <Badge variant="light" color={row.is_public ? 'ocean' : 'gray'}>
    {row.is_public ? 'Shared' : 'Private'}
  </Badge>
);

export const DemoBadge = ({ row }: { row: ActivityRow }) =>
  row.is_demo ? (
    <Badge variant="outline" color="coral" flex="none">
      Demo
    </Badge>
  ) : null;
