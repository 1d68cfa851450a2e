import { FlakyLink } from '../../contract/event-store/flaky-link.ts';
import type { StoreUnderTest } from '../../contract/event-store/harness.ts';
import { EventStoreDbEventStore } from '../../../src/kernel/event-store/eventstoredb/eventstoredb-event-store.ts';
import { FakeEventStoreDb } from './fake-eventstoredb.ts';
import { scavenge } from './scavenge.ts';

export interface EventStoreDbUnderTest extends StoreUnderTest {
  /** Connection string that reaches the server directly. */
  readonly url: string;
  /** Removes from `$all` what reads of the streams no longer return; resolves at its end. */
  scavenge(): Promise<unknown>;
}

/** A real server's connection string; without it, tests run on the double. */
export const REAL_SERVER = process.env['EVENTSTORE_URL'];

/** The server of EVENTSTORE_URL, or else the double. */
async function openServer() {
  if (REAL_SERVER !== undefined) {
    return { ...serverOf(REAL_SERVER), url: REAL_SERVER, double: undefined, stop: () => undefined };
  }
  const { server, port } = await FakeEventStoreDb.start();
  const url = `esdb://127.0.0.1:${port}?tls=false`;
  return { ...serverOf(url), url, double: server, stop: () => server.stop() };
}

/** Opens the adapter on the server of EVENTSTORE_URL, or else on the double. */
export async function openEventStoreDbStore(): Promise<EventStoreDbUnderTest> {
  const { url, authority, host, port, double, stop } = await openServer();
  const link = await FlakyLink.to({ host, port });
  // The name that a certificate for this machine has.
  const linked = url.replace(authority, `localhost:${link.port}`);
  const store = new EventStoreDbEventStore(linked, { timeoutMs: 3_000, retryForMs: 500, pollMs: 200 });
  const other = new EventStoreDbEventStore(url);
  return {
    store,
    other,
    link,
    url,
    scavenge: () => (double ? Promise.resolve(double.log.scavenge()) : scavenge(url)),
    ...(double && {
      plantStream: (stream: string, revision: bigint) =>
        Promise.resolve(double.log.plantStream(stream, revision)),
    }),
    async close() {
      await store.close();
      await other.close();
      await link.close();
      stop();
    },
  };
}

/** The server of a connection string with one address. */
function serverOf(url: string) {
  const [, authority = '', host = '', port = '2113'] =
    /^[^/]+:\/\/(?:[^@/]+@)?(([^:?/,]+)(?::(\d+))?)/.exec(url) ?? [];
  return { authority, host, port: Number(port) };
}
