import type { Decide } from '../../../kernel/decider/decider.ts';
import type { Connection, ConnectionEvent } from '../connection.aggregate.ts';
import type { ServiceConnected } from '../events/connection-events.ts';

export type Connect = ServiceConnected['data'];

/** The same account again keeps its list; another account begins with an empty one. */
export const connect: Decide<Connection, Connect, ConnectionEvent> = (command, { accountId }) => [
  accountId === command.accountId
    ? { type: 'ServiceReconnected', data: { accountName: command.accountName } }
    : { type: 'ServiceConnected', data: command },
];
