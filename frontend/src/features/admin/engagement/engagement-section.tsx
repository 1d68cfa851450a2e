import { Alert, Box } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { formatCount } from '../../../lib/format.ts';
import { Section } from '../../../ui/section.tsx';
import { SortSelect } from '../../../ui/table/sort-select.tsx';
import { Table, TableFrame } from '../../../ui/table/table.tsx';
import { ADMIN_DATA_FAILED, ENGAGEMENT_LIMIT, type EngagementOrder } from '../admin.api.ts';
import { FigureTools } from '../figures/figure-tools.tsx';
import type { EngagementRow } from '../../../app/api-types.ts';
import { COLUMN_MEANINGS, engagementColumns } from './engagement-columns.tsx';

/** Screens on which the columns don't fit beside each other. */
const NARROW = '(max-width: 62em)';

interface Props {
  /** At most 500, in the server's order; undefined while loading. */
  readonly users: EngagementRow[] | undefined;
  readonly totalUsers: number | undefined;
  readonly order: EngagementOrder;
  readonly onOrder: (order: EngagementOrder) => void;
  readonly busy: boolean;
  /** Another order couldn't be loaded. */
  readonly failed: boolean;
}

/** Users with their activities, sorted by the server. */
export function EngagementSection({ users, totalUsers = 0, order, onOrder, busy, failed }: Props) {
  const narrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const sorting = {
    columns: engagementColumns,
    sort: { id: order.sort, desc: order.order === 'desc' },
    onSort: ({ id, desc }: { id: string; desc: boolean }) =>
      onOrder({ sort: id as EngagementOrder['sort'], order: desc ? 'desc' : 'asc' }),
  };
  return (
    <Section
      title="User Engagement"
      lead={
        users?.length === ENGAGEMENT_LIMIT && totalUsers > ENGAGEMENT_LIMIT
          ? `The first ${ENGAGEMENT_LIMIT} of ${formatCount(totalUsers)}`
          : undefined
      }
      actions={<FigureTools title="User Engagement" question="user-engagement" />}
    >
      {failed && (
        <Alert color="red" role="alert" mb="md">
          {ADMIN_DATA_FAILED}
        </Alert>
      )}
      {narrow && (
        <>
          <SortSelect {...sorting} />
          <Meanings />
        </>
      )}
      <TableFrame label="Users and their sessions" height="min(44rem, 85vh)">
        <Table
          label="User Engagement"
          asCards={narrow}
          rows={users}
          keyOf={({ user_id }) => user_id}
          busy={busy}
          expected={8}
          empty="No users yet"
          {...sorting}
        />
      </TableFrame>
    </Section>
  );
}

/** The tooltips of the table's columns, which cards lack. */
const Meanings = () => (
  <Box component="details" my="sm" fz="sm">
    <Box component="summary" display="inline-block" py="sm" c="var(--mantine-color-anchor)">
      What is counted
    </Box>
    <dl>
      {Object.entries(COLUMN_MEANINGS).map(([title, meaning]) => (
        <Box key={title} mb={6}>
          <Box component="dt" fw={600}>
            {title}
          </Box>
          <dd>{meaning}</dd>
        </Box>
      ))}
    </dl>
  </Box>
);
