import { IconRefreshOff } from '@tabler/icons-react';
import { EmptyState } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';
import { RouterAnchor } from '../../ui/router-anchor.tsx';

/** Says that syncing is unavailable and links to the upload. */
export function SyncPage() {
  return (
    <Page title="Sync Activities" description="Sessions from Garmin Connect and Strava.">
      <EmptyState
        icon={IconRefreshOff}
        message="Garmin and Strava sync isn't available here yet. Export the session as FIT, GPX or TCX and upload it."
      >
        <RouterAnchor to="/upload">Upload Activity</RouterAnchor>
      </EmptyState>
    </Page>
  );
}
