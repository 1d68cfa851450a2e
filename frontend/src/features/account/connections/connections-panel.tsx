import { Stack } from '@mantine/core';
import { useGetConnectionQuery } from '../../../app/connections.api.ts';
import { useOffered, type Service } from '../../../app/site.api.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ConnectionItem } from './connection-item.tsx';

/** A service is shown where this installation offers it, and where it is connected from the time when it did. */
function useShown(service: Service): boolean {
  const { data } = useGetConnectionQuery(service);
  const isOffered = useOffered().connections.includes(service);
  return isOffered || data?.is_connected === true || data?.needs_reconnect === true;
}

/** The user's connections to Garmin and Strava. */
export function ConnectionsPanel() {
  const shown = { garmin: useShown('garmin'), strava: useShown('strava') };
  if (!shown.garmin && !shown.strava) return null;
  return (
    <Panel
      title="Connections"
      lead="Pick sessions from your Garmin or Strava account without carrying files. Uploading files works without a connection."
    >
      <Stack gap="md">
        {shown.garmin && <ConnectionItem service="garmin" />}
        {shown.strava && <ConnectionItem service="strava" />}
      </Stack>
    </Panel>
  );
}
