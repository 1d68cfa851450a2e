import { Badge, Stack, Text } from '@mantine/core';
import { sentenceOf } from '../../app/problem.ts';
import { useOffered, type Service } from '../../app/site.api.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Panel } from '../../ui/panel.tsx';
import { useGetGarminStatusQuery, useGetStravaStatusQuery } from './account.api.ts';
import styles from './connections-panel.module.css';

interface Connection {
  id: Service;
  service: string;
  isConnected: boolean | undefined;
  as: string | null | undefined;
  lastSync: string | null | undefined;
  error: unknown;
}

/** Status of each service that this installation can sync from. */
export function ConnectionsPanel() {
  const offered = useOffered().connections;
  const garmin = useGetGarminStatusQuery(undefined, { skip: !offered.includes('garmin') });
  const strava = useGetStravaStatusQuery(undefined, { skip: !offered.includes('strava') });
  const all: Connection[] = [
    {
      id: 'garmin',
      service: 'Garmin',
      isConnected: garmin.data?.is_connected,
      as: garmin.data?.garmin_username,
      lastSync: garmin.data?.last_sync,
      error: garmin.error,
    },
    {
      id: 'strava',
      service: 'Strava',
      isConnected: strava.data?.is_connected,
      as: strava.data?.athlete_name,
      lastSync: strava.data?.last_sync,
      error: strava.error,
    },
  ];
  const connections = all.filter(({ id }) => offered.includes(id));
  if (connections.length === 0) return null;

  return (
    <Panel title="Connections" lead="Import sessions without uploading files.">
      <Stack gap="md">
        {connections.map(({ service, isConnected, as, lastSync, error }) => (
          <div key={service} className={styles.connection}>
            <div>
              <Text fw={600}>{service}</Text>
              <Text size="sm" c={error === undefined ? 'dimmed' : 'var(--mantine-color-error)'}>
                {error !== undefined
                  ? sentenceOf(error, `Failed to fetch ${service} connection status`)
                  : isConnected === undefined
                    ? 'Loading...'
                    : isConnected
                      ? `Connected${as ? ` as ${as}` : ''}. Last sync: ${formatDateTime(lastSync)}`
                      : 'Not connected'}
              </Text>
            </div>
            {isConnected === true && (
              <Badge variant="light" color="green" tt="none" flex="none">
                Connected
              </Badge>
            )}
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
