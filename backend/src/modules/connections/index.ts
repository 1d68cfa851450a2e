export { connectionOf, connectionStream } from './events/connection-events.ts';
export { connectionEvents } from './events/events.ts';
export type { SyncFailed } from './events/sync-events.ts';
