import { FlakyLink } from '../../contract/flaky-link.ts';
import type { StoreUnderTest } from '../../contract/harness.ts';
import { EventStoreDbEventStore } from '../eventstoredb-event-store.ts';
import { FakeEventStoreDb } from './fake-eventstoredb.ts';
import type { FakeLog } from './fake-log.ts';

export interface EventStoreDbUnderTest extends StoreUnderTest {
  readonly log: FakeLog;
}

/** Opens the adapter on the in-memory server. */
export async function openEventStoreDbStore(): Promise<EventStoreDbUnderTest> {
  const { server, port } = await FakeEventStoreDb.start();
  const link = await FlakyLink.to({ host: '127.0.0.1', port });
  const store = new EventStoreDbEventStore(`esdb://127.0.0.1:${link.port}?tls=false`, {
    timeoutMs: 1_500,
    retryForMs: 500,
    pollMs: 200,
  });
  const other = new EventStoreDbEventStore(`esdb://127.0.0.1:${port}?tls=false`);
  return {
    store,
    other,
    link,
    log: server.log,
    plantStream: (stream, revision) => Promise.resolve(server.log.plantStream(stream, revision)),
    async close() {
      await store.close();
      await other.close();
      await link.close();
      server.stop();
    },
  };
}
