import { SERVICES } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id, OneOf, personal } from '../../../kernel/event-store/fields.ts';

export const ServiceName = OneOf(SERVICES);
export type ServiceName = Static<typeof ServiceName>;

/** A person allowed the installation to read their activities at a service. */
export const ServiceConnected = defineEvent({
  type: 'ServiceConnected',
  version: 1,
  data: Type.Object({
    service: ServiceName,
    owner: Id,
    accountId: personal(Type.String()),
    accountName: personal(Type.String()),
  }),
});
export type ServiceConnected = EventOf<typeof ServiceConnected>;

/** The same account at the service was connected again. */
export const ServiceReconnected = defineEvent({
  type: 'ServiceReconnected',
  version: 1,
  data: Type.Object({ accountName: personal(Type.String()) }),
});
export type ServiceReconnected = EventOf<typeof ServiceReconnected>;

/** `refused`: the service accepts the tokens no longer; `tokens_missing`: the installation has none that it can read. */
const LossReason = OneOf(['refused', 'tokens_missing']);
export type LossReason = Static<typeof LossReason>;

/** The connection works again only after the person has connected anew. Never recorded for an outage of the service. */
export const ConnectionLost = defineEvent({
  type: 'ConnectionLost',
  version: 1,
  data: Type.Object({ reason: LossReason }),
});
export type ConnectionLost = EventOf<typeof ConnectionLost>;

export const ServiceDisconnected = defineEvent({
  type: 'ServiceDisconnected',
  version: 1,
  data: Type.Object({}),
});
export type ServiceDisconnected = EventOf<typeof ServiceDisconnected>;

const STREAM_PREFIX = 'connection-';
export const connectionStream = (service: ServiceName, owner: number) =>
  `${STREAM_PREFIX}${service}-${owner}`;
/** The service and the person of the connection whose stream this is. */
export function connectionOf(stream: string): { readonly service: ServiceName; readonly owner: number } {
  const [name, owner] = stream.slice(STREAM_PREFIX.length).split('-');
  const service = SERVICES.find((known) => known === name);
  if (service === undefined) throw new RangeError(`${stream} is no connection's stream`);
  return { service, owner: Number(owner) };
}
