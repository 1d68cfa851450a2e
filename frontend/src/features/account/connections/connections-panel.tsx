import { Stack } from '@mantine/core';
import { SERVICES } from '@rideline/detection-engine';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetConnectionQuery } from '../../../app/connections.api.ts';
import { titlesOf, TO_CONNECTIONS } from '../../../app/services.ts';
import { useOffered, type Service } from '../../../app/site.api.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ConnectionItem } from './connection-item.tsx';

/** A service is shown where this installation offers it, and where it is connected from the time when it did. */
function useShown(service: Service): boolean {
  const { data } = useGetConnectionQuery(service);
  const isOffered = useOffered().connections.includes(service);
  return isOffered || data?.is_connected === true || data?.needs_reconnect === true;
}

/** Scrolls to the panel and focuses it where a link led to it. */
function useLedHere(isShown: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const { state } = useLocation() as { readonly state: Partial<typeof TO_CONNECTIONS> | null };
  const isWanted = isShown && state?.panel === TO_CONNECTIONS.panel;
  useEffect(() => {
    if (!isWanted) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return panel;
}

/** The user's connections. */
export function ConnectionsPanel() {
  const shown = SERVICES.filter(useShown);
  const panel = useLedHere(shown.length > 0);
  if (shown.length === 0) return null;
  return (
    <Panel
      title="Connections"
      lead={`Pick sessions from your ${titlesOf(shown, 'disjunction')} account without handling files. Uploading works without a connection, too.`}
    >
      <Stack gap="md" ref={panel} tabIndex={-1}>
        {shown.map((service) => (
          <ConnectionItem key={service} service={service} />
        ))}
      </Stack>
    </Panel>
  );
}
