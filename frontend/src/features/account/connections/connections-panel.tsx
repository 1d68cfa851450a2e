import { Stack } from '@mantine/core';
import { SERVICES } from '@rideline/detection-engine';
import { useGetConnectionQuery } from '../../../app/connections.api.ts';
import { titlesOf } from '../../../app/services.ts';
import { useOffered, type Service } from '../../../app/site.api.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ConnectionItem } from './connection-item.tsx';

/** A service is shown where this installation offers it, and where it is connected from the time when it did. */
function useShown(service: Service): boolean {
  const { data } = useGetConnectionQuery(service);
  const isOffered = useOffered().connections.includes(service);
  return isOffered || data?.is_connected === true || data?.needs_reconnect === true;
}

/** The user's connections. */
export function ConnectionsPanel() {
  const shown = SERVICES.filter(useShown);
  if (shown.length === 0) return null;
  return (
    <Panel
      title="Connections"
      lead={`Pick sessions from your ${titlesOf(SERVICES, 'disjunction')} account without carrying files. Uploading files works without a connection.`}
    >
      <Stack gap="md">
        {shown.map((service) => (
          <ConnectionItem key={service} service={service} />
        ))}
      </Stack>
    </Panel>
  );
}
