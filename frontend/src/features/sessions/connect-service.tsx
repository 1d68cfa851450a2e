import { Button } from '@mantine/core';
import { SERVICES } from '@rideline/detection-engine';
import { Link } from 'react-router-dom';
import { useGetConnectionQuery } from '../../app/connections.api.ts';
import { titlesOf, TO_CONNECTIONS } from '../../app/services.ts';
import { type Service, useOffered } from '../../app/site.api.ts';

function useIsConnected(service: Service): boolean {
  const skip = !useOffered().connections.includes(service);
  return useGetConnectionQuery(service, { skip }).data?.is_connected === true;
}

/** Leads somebody without sessions to the services of this installation; nothing where it has none. */
export function ConnectService() {
  const { connections } = useOffered();
  const connected = SERVICES.filter(useIsConnected);
  if (connections.length === 0) return null;
  return connected.length > 0 ? (
    <Button component={Link} to="/sync" variant="default">
      Sync Activities
    </Button>
  ) : (
    <Button component={Link} to="/settings" state={TO_CONNECTIONS} variant="default">
      Connect {titlesOf(connections, 'disjunction')}
    </Button>
  );
}
