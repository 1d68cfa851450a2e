import {
  ConnectionLost,
  ServiceConnected,
  ServiceDisconnected,
  ServiceReconnected,
} from './connection-events.ts';
import { ActivitiesListed, ListedActivityAnalyzed, ListedActivityHidden, SyncFailed } from './sync-events.ts';

/** All event types of a connection's stream. */
export const connectionEvents = [
  ServiceConnected,
  ServiceReconnected,
  ConnectionLost,
  ServiceDisconnected,
  ActivitiesListed,
  ListedActivityHidden,
  ListedActivityAnalyzed,
  SyncFailed,
] as const;
