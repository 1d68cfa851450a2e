import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SeenPages } from '../../../../test/contract/event-store/seen-pages.ts';
import { idsOf, someEvents, someStream } from '../../../../test/contract/event-store/some-events.ts';
import { EventStoreUnavailable } from '../event-store.errors.ts';
import { EventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { FakeEventStoreDb } from '../../../../test/support/eventstoredb/fake-eventstoredb.ts';
import { notLeader, statusOnly } from '../../../../test/support/eventstoredb/messages.ts';

const [DEADLINE_EXCEEDED, ABORTED, UNAVAILABLE] = [4, 10, 14];

/** Failures that no real server can be asked for: always on the double. */
describe('a server that answers appends with a failure', () => {
  let node: Awaited<ReturnType<typeof FakeEventStoreDb.start>>;
  let store: EventStoreDbEventStore;
  beforeEach(async () => {
    node = await FakeEventStoreDb.start();
    store = new EventStoreDbEventStore(`esdb://127.0.0.1:${node.port}?tls=false`);
  });
  afterEach(async () => {
    await store.close();
    node.server.stop();
  });

  it.each([
    ['after its deadline', statusOnly(DEADLINE_EXCEEDED, 'Deadline Exceeded'), true],
    ['while it elects a leader', statusOnly(ABORTED, 'Operation timed out: Forwarding timeout'), false],
    ['that it could not commit in time', statusOnly(ABORTED, 'Operation timed out: Commit'), true],
    ['while it starts', statusOnly(UNAVAILABLE, 'Server Is Not Ready'), false],
    ['while it is busy', statusOnly(UNAVAILABLE, 'Server Is Too Busy'), false],
  ])('writes an append once that failed %s', async (_, failure, written) => {
    const stream = someStream();
    const events = someEvents(2);
    const onFailed = () => node.server.failAppends(undefined);
    node.server.failAppends({ failure, written, onFailed });
    expect(await store.append(stream, 'no_stream', events)).toMatchObject({ revision: 1n });
    expect(idsOf(await store.readStream(stream))).toEqual(idsOf(events));
    expect(node.server.log.records).toHaveLength(2);
  });

  it('throws EventStoreUnavailable when it never recovers', async () => {
    const impatient = new EventStoreDbEventStore(`esdb://127.0.0.1:${node.port}?tls=false`, {
      retryForMs: 0,
    });
    const failure = statusOnly(DEADLINE_EXCEEDED, 'Deadline Exceeded');
    node.server.failAppends({ failure, written: false, onFailed: () => undefined });
    const append = impatient.append(someStream(), 'no_stream', someEvents(1));
    await expect(append).rejects.toBeInstanceOf(EventStoreUnavailable);
    await impatient.close();
  });

  it('goes on at the leader that another node names', async () => {
    const leader = await FakeEventStoreDb.start();
    let refused = 0;
    const failure = notLeader('127.0.0.1', leader.port);
    node.server.failAppends({ failure, written: false, onFailed: () => (refused += 1) });
    const stream = someStream();
    const events = someEvents(2);
    const seen = new SeenPages();
    const subscription = store.subscribe({ after: 0n, onPage: seen.onPage });
    await store.append(stream, 'no_stream', events.slice(0, 1));
    await store.append(stream, 0n, events.slice(1));
    expect(idsOf(await store.readStream(stream))).toEqual(idsOf(events));
    await seen.until(() => seen.events.length >= 2);
    await subscription.stop();
    leader.server.stop();
    expect({ refused, written: node.server.log.records }).toEqual({ refused: 1, written: [] });
    expect(idsOf(seen.events)).toEqual(idsOf(events));
  });
});

describe('a cluster without a node that answers', () => {
  it('throws EventStoreUnavailable', async () => {
    const store = new EventStoreDbEventStore('esdb://127.0.0.1:1,127.0.0.1:2?tls=false', { retryForMs: 0 });
    const subscription = store.subscribe({ after: 0n, onPage: () => Promise.resolve() });
    await expect(store.head()).rejects.toBeInstanceOf(EventStoreUnavailable);
    const append = store.append(someStream(), 'any', someEvents(1));
    await expect(append).rejects.toBeInstanceOf(EventStoreUnavailable);
    await subscription.stop();
    await store.close();
  });
});
