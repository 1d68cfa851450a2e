import { IconChartBar } from '@tabler/icons-react';
import { useMe } from '../../app/me.api.ts';
import { EmptyState, LoadingBlock, NoPermission } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';
import { RouterAnchor } from '../../ui/router-anchor.tsx';

/** The admin page at /admin/dashboard. */
export function DashboardPage() {
  const me = useMe();
  return (
    <Page title="Admin Dashboard">
      {me === undefined ? (
        <LoadingBlock label="Loading the dashboard" rows={2} />
      ) : me.is_admin ? (
        <EmptyState icon={IconChartBar} message="User statistics aren't available here yet.">
          <RouterAnchor to="/admin/replay">Rebuild read models or re-detect rides</RouterAnchor>
        </EmptyState>
      ) : (
        <NoPermission />
      )}
    </Page>
  );
}
