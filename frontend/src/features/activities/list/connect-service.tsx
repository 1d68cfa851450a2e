import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useGetConnectionQuery } from '../../../app/connections.api.ts';
import { titlesOf, TO_CONNECTIONS } from '../../../app/services.ts';
import { type Service, useOffered } from '../../../app/site.api.ts';

/** Leads somebody without sessions to the services of this installation; nothing where it has none. */
export function ConnectService() {
  const { connections } = useOffered();
  const [first] = connections;
  return first === undefined ? null : <Connect first={first} services={connections} />;
}

function Connect({ first, services }: { first: Service; services: readonly Service[] }) {
  const one = useGetConnectionQuery(first).data;
  const other = useGetConnectionQuery(services[1] ?? first).data;
  const isConnected = one?.is_connected === true || other?.is_connected === true;
  return isConnected ? (
    <Button component={Link} to="/sync" variant="default">
      Sync Activities
    </Button>
  ) : (
    <Button component={Link} to="/settings" state={TO_CONNECTIONS} variant="default">
      Connect {titlesOf(services, 'disjunction')}
    </Button>
  );
}
