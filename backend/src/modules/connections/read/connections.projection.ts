import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { AccountErased, accountOf } from '../../identity/index.ts';
import { type Connection, connection, type ConnectionEvent } from '../connection.aggregate.ts';
import { connectionOf, type ServiceName } from '../events/connection-events.ts';
import { connectionEvents } from '../events/events.ts';

interface SyncedConnection extends Connection {
  /** Time of the last sync that succeeded. */
  readonly lastSync: string | null;
}

/** A person's connections, without services that were never connected. */
export interface OwnedConnections extends Readonly<Partial<Record<ServiceName, SyncedConnection>>> {
  readonly owner: number;
}

type ConsumedEvent = ConnectionEvent | AccountErased;

const ownerOf = ({ type, stream }: StoredEvent<ConsumedEvent>) =>
  type === 'AccountErased' ? accountOf(stream) : connectionOf(stream).owner;

function evolve(
  owned: OwnedConnections | undefined,
  event: StoredEvent<ConsumedEvent>,
): OwnedConnections | undefined {
  if (event.type === 'AccountErased') return undefined;
  const { service, owner } = connectionOf(event.stream);
  const before = owned?.[service];
  // Without a connection there is nothing that an event could change, such as after an erasure.
  if (before === undefined && event.type !== 'ServiceConnected') return owned;
  return {
    ...(owned ?? { owner }),
    [service]: {
      ...connection.evolve(before ?? connection.initialState, event),
      lastSync: lastSync(before, event),
    },
  };
}

function lastSync(before: SyncedConnection | undefined, { type, recordedAt }: StoredEvent<ConsumedEvent>) {
  if (type === 'ActivitiesListed') return recordedAt.toISOString();
  return type === 'ServiceConnected' ? null : (before?.lastSync ?? null);
}

/** Connections per person: `read_connections.connections`. */
export const connectionsProjection = documentProjection<OwnedConnections, ConsumedEvent>({
  name: 'connections',
  version: 4,
  table: 'connections',
  key: 'owner',
  columns: { owner: { type: 'bigint', field: 'owner' } },
  consumes: [...connectionEvents, AccountErased].map((event) => event.type),
  keyOf: ownerOf,
  evolve,
});
