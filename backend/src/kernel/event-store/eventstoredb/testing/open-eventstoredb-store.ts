import { FlakyLink } from '../../contract/flaky-link.ts';
import type { StoreUnderTest } from '../../contract/harness.ts';
import { EventStoreDbEventStore } from '../eventstoredb-event-store.ts';
import { FakeEventStoreDb } from './fake-eventstoredb.ts';

export interface EventStoreDbUnderTest extends StoreUnderTest {
  /** Connection string that reaches the server directly. */
  readonly url: string;
}

/** A real server's connection string; without it, tests run on the double. */
export const REAL_SERVER = process.env['EVENTSTORE_URL'];

/** Opens the adapter on the server of EVENTSTORE_URL, or else on the double. */
export async function openEventStoreDbStore(): Promise<EventStoreDbUnderTest> {
  const double = REAL_SERVER === undefined ? await FakeEventStoreDb.start() : undefined;
  const url = REAL_SERVER ?? `esdb://127.0.0.1:${double!.port}?tls=false`;
  const { authority, host, port } = serverOf(url);
  const link = await FlakyLink.to({ host, port });
  const linked = url.replace(authority, `127.0.0.1:${link.port}`);
  const store = new EventStoreDbEventStore(linked, { timeoutMs: 1_500, retryForMs: 500, pollMs: 200 });
  const other = new EventStoreDbEventStore(url);
  return {
    store,
    other,
    link,
    url,
    ...(double && {
      plantStream: (stream: string, revision: bigint) =>
        Promise.resolve(double.server.log.plantStream(stream, revision)),
    }),
    async close() {
      await store.close();
      await other.close();
      await link.close();
      double?.server.stop();
    },
  };
}

/** The server of a connection string with one address. */
function serverOf(url: string) {
  const [, authority = '', host = '', port = '2113'] =
    /^[^/]+:\/\/(?:[^@/]+@)?(([^:?/,]+)(?::(\d+))?)/.exec(url) ?? [];
  return { authority, host, port: Number(port) };
}
