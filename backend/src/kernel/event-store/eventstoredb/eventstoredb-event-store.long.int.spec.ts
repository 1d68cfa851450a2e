import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { binaryEvent, EventStoreDBClient, jsonEvent, type EventData } from '@eventstore/db-client';
import { ConfigError } from '../../../platform/config/config.ts';
import { describeEventStoreContract } from '../../../../test/contract/event-store/describe-contract.ts';
import { SeenPages } from '../../../../test/contract/event-store/seen-pages.ts';
import {
  idsOf,
  readEverything,
  someEvent,
  someEvents,
  someStream,
} from '../../../../test/contract/event-store/some-events.ts';
import { EventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { FakeEventStoreDb } from '../../../../test/support/eventstoredb/fake-eventstoredb.ts';
import {
  openEventStoreDbStore,
  REAL_SERVER,
  type EventStoreDbUnderTest,
} from '../../../../test/support/eventstoredb/open-eventstoredb-store.ts';

describeEventStoreContract('EventStoreDbEventStore', openEventStoreDbStore, {
  withoutPlanting: REAL_SERVER !== undefined,
});

describe('EventStoreDbEventStore', () => {
  let under: EventStoreDbUnderTest;
  let client: EventStoreDBClient;
  beforeAll(async () => {
    under = await openEventStoreDbStore();
    client = EventStoreDBClient.connectionString(under.url);
  });
  afterAll(async () => {
    await client.dispose();
    await under.close();
  });
  /** Credentials keep the client from batch appends, which the double does not know. */
  const plant = (stream: string, event: EventData) =>
    client.appendToStream(stream, [event], { credentials: { username: 'admin', password: 'changeit' } });

  it('skips system events and links and advances past them', async () => {
    const { store } = under;
    const stream = someStream();
    const seen = new SeenPages();
    const subscription = store.subscribe({ after: await store.head(), batchSize: 2, onPage: seen.onPage });
    const events = someEvents(3);
    for (const [index, event] of events.entries()) {
      await plant('$stats-contract', jsonEvent({ type: '$statsCollected', data: {} }));
      await plant(`$$${stream}`, jsonEvent({ type: '$metadata', data: { $maxCount: 100 + index } }));
      await store.append(stream, 'any', [event]);
      await plant(`links-${stream}`, binaryEvent({ type: '$>', data: Buffer.from(`${index}@${stream}`) }));
    }
    await plant('$stats-contract', jsonEvent({ type: '$statsCollected', data: {} }));
    const head = await store.head();
    await seen.until(() => (seen.pages.at(-1)?.position ?? 0n) >= head);
    await subscription.stop();
    expect(idsOf(seen.events)).toEqual(idsOf(events));
  });

  it('stores the schema version in the metadata', async () => {
    const { store } = under;
    const stream = someStream();
    await store.append(stream, 'no_stream', [someEvent({ schemaVersion: 4 })]);
    const [event] = await store.readStream(stream);
    expect(event?.schemaVersion).toBe(4);
    expect(event?.metadata).toEqual(someEvent().metadata);
  });

  it("stores correlation and causation by the server's names and reads both", async () => {
    const { store } = under;
    const stream = someStream();
    const metadata = { actor: '7', correlation: 'request', causation: 'event', subject: '7' };
    await store.append(stream, 'no_stream', [someEvent({ metadata })]);
    const { actor, subject } = metadata;
    await plant(stream, jsonEvent({ type: 'SomethingHappened', data: {}, metadata }));
    const stored = [];
    for await (const { event } of client.readStream(stream)) stored.push(event?.metadata);
    expect(stored[0]).toEqual({
      actor,
      $correlationId: 'request',
      $causationId: 'event',
      subject,
      schemaVersion: 1,
    });
    expect((await store.readStream(stream)).map((event) => JSON.stringify(event.metadata))).toEqual([
      JSON.stringify(metadata),
      JSON.stringify(metadata),
    ]);
  });

  it('reads a page once for many who build from the first event, in a size that its time limit allows', async () => {
    const { server, port } = await FakeEventStoreDb.start();
    const store = new EventStoreDbEventStore(`esdb://127.0.0.1:${port}?tls=false`);
    try {
      for (let stream = 0; stream < 5; stream += 1) {
        await store.append(someStream(), 'no_stream', someEvents(500));
      }
      const before = server.reads;
      const build = () => readEverything(store, 0n, { maxCount: 4_000, types: ['SomethingHappened'] });
      const built = await Promise.all(Array.from({ length: 24 }, build));
      expect(built.map(({ length }) => length)).toEqual(built.map(() => 2_500));
      expect(server.reads - before).toBeLessThanOrEqual(4);
    } finally {
      await store.close();
      server.stop();
    }
  });

  it('rejects a connection string with throwOnAppendFailure=false', () => {
    const url = 'esdb://127.0.0.1:2113?tls=false&throwOnAppendFailure=false';
    expect(() => new EventStoreDbEventStore(url)).toThrow(ConfigError);
  });
});
