import { readEverything } from './contract/event-store/some-events.ts';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../src/kernel/event-store/event-store.ts';
import type { AppUnderTest } from './app-under-test.ts';

/** The events of an app in their order, as they are stored. @param types only these */
export const logOf = (
  { app }: AppUnderTest,
  ...types: readonly string[]
): Promise<readonly RecordedEvent[]> =>
  readEverything(app.get<EventStore>(EVENT_STORE), 0n, types.length > 0 ? { types } : {});
