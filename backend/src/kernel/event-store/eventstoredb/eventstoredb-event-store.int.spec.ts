import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../config/config.ts';
import { describeEventStoreContract } from '../contract/describe-contract.ts';
import { SeenPages } from '../contract/seen-pages.ts';
import { idsOf, someEvent, someEvents, someStream } from '../contract/some-events.ts';
import { EventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { openEventStoreDbStore, type EventStoreDbUnderTest } from './testing/open-eventstoredb-store.ts';

describeEventStoreContract('EventStoreDbEventStore', openEventStoreDbStore);

describe('EventStoreDbEventStore', () => {
  let under: EventStoreDbUnderTest;
  beforeAll(async () => {
    under = await openEventStoreDbStore();
  });
  afterAll(() => under.close());

  it('skips system events and links and advances past them', async () => {
    const { store, log } = under;
    const stream = someStream();
    const seen = new SeenPages();
    const subscription = store.subscribe({ after: await store.head(), batchSize: 2, onPage: seen.onPage });
    const events = someEvents(3);
    for (const event of events) {
      log.plantSystemEvent('$stats-127.0.0.1:2113', '$statsCollected');
      log.plantSystemEvent(`$$${stream}`, '$metadata');
      log.plantSystemEvent('$ce-contract', '$>');
      await store.append(stream, 'any', [event]);
    }
    log.plantSystemEvent('$stats-127.0.0.1:2113', '$statsCollected');
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

  it('rejects a connection string with throwOnAppendFailure=false', () => {
    const url = 'esdb://127.0.0.1:2113?tls=false&throwOnAppendFailure=false';
    expect(() => new EventStoreDbEventStore(url)).toThrow(ConfigError);
  });
});
