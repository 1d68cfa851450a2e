export { connectionOf, connectionStream } from './events/connection-events.ts';
export { SyncFailed } from './events/sync-events.ts';
