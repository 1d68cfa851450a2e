import { Button, Paper, Stack, Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useState } from 'react';
import { useGetConnectionQuery } from '../../app/connections.api.ts';
import { useTimeDisplay } from '../../app/me.api.ts';
import { sentenceOf } from '../../app/problem.ts';
import { SERVICE_BY_NAME, TO_CONNECTIONS } from '../../app/services.ts';
import { type Service } from '../../app/site.api.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import { EmptyState, ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { Banners, NO_OUTCOME, type Outcome } from './banners.tsx';
import { SyncedActivities } from './list/synced-activities.tsx';
import { SyncForm } from './sync-form.tsx';

/** Connection, sync and synced activities of one service. */
export function ServiceTab({ service }: { service: Service }) {
  const name = SERVICE_BY_NAME[service].title;
  const { data: connection, error, refetch } = useGetConnectionQuery(service);
  const [outcome, setOutcome] = useState(NO_OUTCOME);
  const display = useTimeDisplay();
  const show = (shown: Partial<Outcome>) => setOutcome({ ...NO_OUTCOME, ...shown });

  if (connection === undefined) {
    return error === undefined ? (
      <LoadingBlock label="Loading" rows={4} height={64} />
    ) : (
      <ErrorState message={sentenceOf(error, `Failed to fetch ${name} connection status`)}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </ErrorState>
    );
  }
  const { is_connected, needs_reconnect, account, last_sync } = connection;
  return (
    <Stack gap="lg">
      {is_connected ? (
        <Paper withBorder radius="lg" p={{ base: 'md', sm: 'lg' }}>
          <Text mb="md" style={{ overflowWrap: 'anywhere' }}>
            Connected{account ? ` as ${account}` : ''}. Last sync: {formatDateTime(last_sync, display)}
          </Text>
          <SyncForm service={service} onOutcome={show} />
        </Paper>
      ) : (
        <EmptyState
          icon={IconPlugConnectedX}
          message={
            needs_reconnect
              ? `${name} ended the connection. Connect again in Settings to keep syncing.`
              : `Connect your ${name} account to sync activities`
          }
        >
          <RouterAnchor to="/settings" state={TO_CONNECTIONS}>
            Go to Settings
          </RouterAnchor>
        </EmptyState>
      )}
      <Banners {...outcome} />
      {is_connected && <SyncedActivities service={service} onOutcome={show} />}
    </Stack>
  );
}
