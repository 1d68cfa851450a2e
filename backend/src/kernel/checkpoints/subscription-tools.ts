import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { Checkpoints } from './checkpoints.ts';
import { DeadLetters } from './dead-letters.ts';
import type { EventDecoder } from './decoded-pages.ts';
import { SessionLeases } from './session-leases.ts';

/** The part of the logger that background work uses. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Shared by all subscribers of the log in one process. */
export interface SubscriptionTools {
  readonly store: EventStore;
  readonly decoder: EventDecoder;
  readonly database: Database;
  readonly checkpoints: Checkpoints;
  readonly deadLetters: DeadLetters;
  /** Closed last, after every subscriber has stopped. */
  readonly leases: SessionLeases;
  readonly log: Log;
}

export function subscriptionTools(
  given: Pick<SubscriptionTools, 'store' | 'decoder' | 'database' | 'log'>,
): SubscriptionTools {
  return {
    ...given,
    checkpoints: new Checkpoints(given.database),
    deadLetters: new DeadLetters(given.database),
    leases: new SessionLeases(given.database),
  };
}
