import { Alert } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { functionalUpdate } from '@tanstack/react-table';
import { formatCount } from '../../../lib/format.ts';
import { Section } from '../../../ui/section.tsx';
import { ENGAGEMENT_LIMIT, type EngagementOrder } from '../admin.api.ts';
import { FigureTools } from '../figures/figure-tools.tsx';
import { ADMIN_DATA_FAILED } from '../admin.api.ts';
import type { EngagementRow } from '../../../app/api-types.ts';
import { EngagementCards } from './engagement-cards.tsx';
import { EngagementTable } from './engagement-table.tsx';

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

/** Users with their activities, sorted by the server: a table on wide screens, cards on narrow ones. */
export function EngagementSection({ users, totalUsers = 0, order, onOrder, busy, failed }: Props) {
  const narrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const sorting = [{ id: order.sort, desc: order.order === 'desc' }];
  const List = narrow ? EngagementCards : EngagementTable;
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
      <List
        users={users}
        sorting={sorting}
        busy={busy}
        onSorting={(updater) => {
          const [by] = functionalUpdate(updater, sorting);
          if (by !== undefined)
            onOrder({ sort: by.id as EngagementOrder['sort'], order: by.desc ? 'desc' : 'asc' });
        }}
      />
    </Section>
  );
}
