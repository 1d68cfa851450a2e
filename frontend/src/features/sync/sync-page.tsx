import { IconRefreshOff } from '@tabler/icons-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { RouterAnchor } from '../../ui/router-anchor.tsx';

/** Says plainly that nothing can be connected, and what to do instead. */
export function SyncPage() {
  return (
    <Page title="Sync Activities" description="Sessions from Garmin Connect and Strava.">
      <EmptyState
        icon={IconRefreshOff}
        message="This Rideline does not connect to Garmin or Strava yet. Export a session there as FIT, GPX or TCX and upload the file."
      >
        <RouterAnchor to="/upload">Upload Activity</RouterAnchor>
      </EmptyState>
    </Page>
  );
}
