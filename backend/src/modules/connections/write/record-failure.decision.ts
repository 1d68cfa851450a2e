import type { Decide } from '../../../kernel/decider/decider.ts';
import type { Connection, ConnectionEvent } from '../connection.aggregate.ts';
import type { LossReason } from '../events/connection-events.ts';

export interface RecordFailure {
  /** Kind of the service's problem. */
  readonly reason: string;
  /** null for a problem that leaves the connection usable. */
  readonly loss: LossReason | null;
}

/** A connection is lost once. */
export const recordFailure: Decide<Connection, RecordFailure, ConnectionEvent> = (
  { reason, loss },
  { status },
) => {
  const failed: ConnectionEvent = { type: 'SyncFailed', data: { reason } };
  if (loss === null || status !== 'connected') return [failed];
  return [failed, { type: 'ConnectionLost', data: { reason: loss } }];
};
