import type { Decide } from '../../../kernel/decider/decider.ts';
import type { Connection, ConnectionEvent } from '../connection.aggregate.ts';

export const disconnect: Decide<Connection, null, ConnectionEvent> = (_command, { status }) =>
  status === 'connected' || status === 'lost' ? [{ type: 'ServiceDisconnected', data: {} }] : [];
