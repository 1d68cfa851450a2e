import type { TimeDisplay } from '@rideline/detection-engine';
import { useTimeDisplay } from '../../../app/me.api.ts';
import { Badge, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGetConnectionQuery, type Connection } from '../../../app/connections.api.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { SERVICE_BY_NAME } from '../../../app/services.ts';
import { type Service } from '../../../app/site.api.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ConnectProps } from './connect-props.ts';
import { useDisconnectMutation } from './connections.api.ts';
import { ConnectInDialog } from './connect-in-dialog.tsx';
import { ConnectStrava } from './connect-strava.tsx';
import { GarminForm } from './garmin-form.tsx';
import { IntervalsForm } from './intervals-form.tsx';
import styles from './connections-panel.module.css';

const ConnectGarmin = (props: ConnectProps) => (
  <ConnectInDialog {...props} title="Connect Garmin" form={(on) => <GarminForm {...on} />} />
);
const ConnectIntervals = (props: ConnectProps) => (
  <ConnectInDialog {...props} title="Connect intervals.icu" form={(on) => <IntervalsForm {...on} />} />
);

const CONNECT: Readonly<Record<Service, ComponentType<ConnectProps>>> = {
  garmin: ConnectGarmin,
  strava: ConnectStrava,
  intervals: ConnectIntervals,
};

function statusText(
  service: Service,
  { is_connected, needs_reconnect, account, last_sync }: Connection,
  display: TimeDisplay,
) {
  if (needs_reconnect)
    return `${SERVICE_BY_NAME[service].title} ended this connection. Connect again to keep syncing.`;
  if (!is_connected) return 'Not connected';
  return `Connected${account ? ` as ${account}` : ''}. Last sync: ${formatDateTime(last_sync, display)}`;
}

/** Whether the service's callback led here. Removes that from the history, so a reload or Back doesn't tell it again. */
function useArrivedFrom(service: Service): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const [arrived] = useState(
    (location.state as Readonly<Record<string, unknown>> | null)?.[`${service}Connected`] === true,
  );
  const left = useRef(!arrived);
  useEffect(() => {
    if (left.current) return;
    left.current = true;
    void navigate(location, { replace: true, state: null });
  }, [navigate, location]);
  return arrived;
}

/** State of one connection, with the buttons to connect and disconnect it. */
export function ConnectionItem({ service }: { service: Service }) {
  const name = SERVICE_BY_NAME[service].title;
  const { data: connection, error, refetch } = useGetConnectionQuery(service);
  const [failure, setFailure] = useState<string | null>(null);
  const display = useTimeDisplay();
  const [justConnected, setJustConnected] = useState(useArrivedFrom(service));
  const notice = useRef<HTMLDivElement>(null);
  const Connect = CONNECT[service];
  const connected = connection?.is_connected === true;
  const showsConnected = justConnected && connected;
  useEffect(() => {
    if (!showsConnected) return;
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [showsConnected]);

  return (
    <Stack component="section" gap="sm" className={styles.connection} aria-label={name}>
      <Group gap="0.75rem 1.5rem" justify="space-between">
        <Box flex="1 1 16rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Group gap="xs">
            <Title order={3} size="h4">
              {name}
            </Title>
            {connected && (
              <Badge variant="light" color="green" tt="none">
                Connected
              </Badge>
            )}
            {connection?.needs_reconnect === true && (
              <Badge variant="light" color="red" tt="none">
                Needs reconnecting
              </Badge>
            )}
          </Group>
          <Text size="sm" c={error === undefined ? 'dimmed' : 'var(--mantine-color-error)'}>
            {error !== undefined
              ? sentenceOf(error, `Failed to fetch ${name} connection status`)
              : connection === undefined
                ? 'Loading...'
                : statusText(service, connection, display)}
          </Text>
        </Box>
        <Group gap="xs">
          {error !== undefined && (
            <Button variant="default" onClick={() => void refetch()}>
              Try again
            </Button>
          )}
          {connection?.offered === true && !connected && (
            <Connect
              onConnected={() => setJustConnected(true)}
              onFailure={(sentence) => {
                setJustConnected(false);
                setFailure(sentence);
              }}
            />
          )}
          {connection !== undefined && (connected || connection.needs_reconnect) && (
            <Disconnect
              service={service}
              onDone={(sentence) => {
                setJustConnected(false);
                setFailure(sentence);
              }}
            />
          )}
        </Group>
      </Group>
      <div ref={notice} tabIndex={-1} className={styles.notice}>
        <Notice success={showsConnected ? `${name} connected successfully` : null} failure={failure} />
      </div>
    </Stack>
  );
}

/** `onDone` gets the sentence of a failure, or null. */
function Disconnect({ service, onDone }: { service: Service; onDone: (failure: string | null) => void }) {
  const name = SERVICE_BY_NAME[service].title;
  const [asking, setAsking] = useState(false);
  const [disconnect, { isLoading }] = useDisconnectMutation();
  const confirm = async () => {
    const { error } = await disconnect(service);
    setAsking(false);
    onDone(error === undefined ? null : sentenceOf(error, `Failed to disconnect from ${name}`));
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Disconnect ${name}`}
        message={`Are you sure you want to disconnect ${name}? Sessions you analyzed stay in your lists, and you can connect again at any time.`}
        action="Disconnect"
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
