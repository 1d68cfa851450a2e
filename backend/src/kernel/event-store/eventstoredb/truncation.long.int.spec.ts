import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { SeenPages } from '../../../../test/contract/event-store/seen-pages.ts';
import {
  idsOf,
  readEverything,
  someEvent,
  someEvents,
  someStream,
} from '../../../../test/contract/event-store/some-events.ts';
import { StreamTombstoned, WrongExpectedRevision } from '../event-store.errors.ts';
import type { AppendResult } from '../event-store.ts';
import {
  openEventStoreDbStore,
  REAL_SERVER,
  type EventStoreDbUnderTest,
} from '../../../../test/support/eventstoredb/open-eventstoredb-store.ts';
import { scavenge } from '../../../../test/support/eventstoredb/scavenge.ts';

/** A server that keeps its log in memory cannot be scavenged. */
const withoutScavenge = REAL_SERVER !== undefined && !(await scavenge(REAL_SERVER));

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
const plant = (stream: string, type: string, data: Record<string, number>) =>
  client.appendToStream(stream, [jsonEvent({ type, data })], {
    credentials: { username: 'admin', password: 'changeit' },
  });
const limit = (stream: string, limits: Record<string, number>) => plant(`$$${stream}`, '$metadata', limits);
const inAll = async (stream: string, after: bigint) =>
  (await readEverything(under.store, after)).filter((event) => event.stream === stream);

describe('streams that an operator truncates', () => {
  it.each<Record<string, number>>([{ $maxCount: 2 }, { $tb: 3 }])(
    'reads what %j leaves, continues the revisions, and keeps everything in $all',
    async (limits) => {
      const { store } = under;
      const stream = someStream();
      const before = await store.head();
      const events = someEvents(5);
      await store.append(stream, 'no_stream', events);
      await limit(stream, limits);
      expect(idsOf(await store.readStream(stream))).toEqual(idsOf(events.slice(3)));
      const [first] = await store.readStream(stream, { from: 1n, maxCount: 1 });
      expect(first?.id).toBe(events[3]!.id);
      expect(idsOf(await inAll(stream, before))).toEqual(idsOf(events));
      const late = store.append(stream, 'no_stream', [someEvent()]);
      await expect(late).rejects.toMatchObject({ actual: 4n });
      expect(await store.append(stream, 4n, [someEvent()])).toMatchObject({ revision: 5n });
    },
  );

  it('reads an empty page of a stream that was truncated past its end, and continues its revisions', async () => {
    const { store } = under;
    const stream = someStream();
    await store.append(stream, 'no_stream', someEvents(2));
    await limit(stream, { $tb: 9 });
    expect(await store.readStream(stream)).toEqual([]);
    expect(await store.append(stream, 1n, [someEvent()])).toMatchObject({ revision: 2n });
  });
});

(withoutScavenge ? describe.skip : describe)('$all after a scavenge', () => {
  it('continues from each position, also of events that are no longer there', async () => {
    const { store } = under;
    const [cut, ended, kept] = [someStream(), someStream(), someStream()];
    const before = await store.head();
    const written = [];
    for (let round = 0; round < 3; round++) {
      for (const stream of [cut, ended, kept]) {
        const [event] = someEvents(1);
        const { position } = await store.append(stream, 'any', [event!]);
        const { position: ofSystem } = await plant(`$stats-${cut}`, '$statsCollected', { round });
        written.push({ id: event!.id, stream, position, ofSystem: ofSystem!.commit });
      }
    }
    await limit(`$stats-${cut}`, { $maxCount: 1 });
    await limit(cut, { $tb: 2 });
    await store.tombstone(ended, 2n);
    await under.scavenge();

    const left = written.filter(({ stream }, index) => stream === kept || (stream === cut && index >= 6));
    expect(idsOf(await readEverything(store, before))).toEqual(idsOf(left));
    for (const { position, ofSystem } of written) {
      const after = idsOf(left.filter((event) => event.position > position));
      for (const checkpoint of [position, ofSystem]) {
        expect(idsOf(await readEverything(store, checkpoint))).toEqual(after);
        expect(idsOf(await readEverything(store, checkpoint, { maxCount: 1 }))).toEqual(after);
      }
    }
    await expect(store.readStream(ended)).rejects.toBeInstanceOf(StreamTombstoned);
    await expect(store.append(ended, 'any', [someEvent()])).rejects.toBeInstanceOf(StreamTombstoned);
    expect(idsOf(await store.readStream(cut))).toEqual([left.find(({ stream }) => stream === cut)!.id]);
  });

  it('delivers each event once to a subscription that it runs under', async () => {
    const { store } = under;
    const [cut, kept] = [someStream(), someStream()];
    const seen = new SeenPages();
    const subscription = store.subscribe({ after: await store.head(), batchSize: 2, onPage: seen.onPage });
    const events = someEvents(6);
    await store.append(cut, 'no_stream', someEvents(3));
    await store.append(kept, 'no_stream', events.slice(0, 3));
    await limit(cut, { $tb: 3 });
    await under.scavenge();
    await store.append(kept, 2n, events.slice(3));
    await seen.until(() => seen.of(kept).length >= 6);
    await subscription.stop();
    expect(idsOf(seen.of(kept))).toEqual(idsOf(events));
  });

  it('writes nothing when an append is repeated whose events were removed', async () => {
    const { store } = under;
    const stream = someStream();
    const events = someEvents(2);
    const after = someEvent();
    const { position } = await store.append(stream, 'no_stream', events);
    await store.append(stream, 1n, [after]);
    await limit(stream, { $tb: 2 });
    await under.scavenge();
    // A server recognizes them as long as it remembers their ids; then it is a conflict.
    const repeated = await store.append(stream, 'no_stream', events).catch((error: unknown) => error);
    expect([1n, 2n]).toContain(
      repeated instanceof WrongExpectedRevision ? repeated.actual : (repeated as AppendResult).revision,
    );
    expect(idsOf(await inAll(stream, position))).toEqual([after.id]);
    expect(idsOf(await store.readStream(stream))).toEqual([after.id]);
  });
});
