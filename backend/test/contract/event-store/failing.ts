import { afterEach, expect, it } from '@jest/globals';
import { EventStoreUnavailable } from '../../../src/kernel/event-store/event-store.errors.ts';
import type { StoreUnderTest } from './harness.ts';
import { SeenPages } from './seen-pages.ts';
import { idsOf, readEverything, someEvent, someEvents, someStream } from './some-events.ts';

export function failingContract(under: () => StoreUnderTest): void {
  afterEach(() => under().link.mend());

  it('delivers every event once across restarts of the server', async () => {
    const { store, other, link } = under();
    const seen = new SeenPages();
    const stream = someStream();
    const subscription = store.subscribe({ after: await store.head(), onPage: seen.onPage });
    for (let restart = 1; restart <= 3; restart++) {
      await other.append(stream, 'any', [someEvent()]);
      await seen.until(() => seen.of(stream).length === 2 * restart - 1);
      link.cut();
      await other.append(stream, 'any', [someEvent()]);
      link.mend();
      await seen.until(() => seen.of(stream).length === 2 * restart);
    }
    await subscription.stop();
    await subscription.done;
    expect(seen.of(stream).map(({ revision }) => Number(revision))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('stops a subscription while the server is unreachable', async () => {
    const { store, link } = under();
    const seen = new SeenPages();
    const subscription = store.subscribe({ after: await store.head(), onPage: seen.onPage });
    await seen.until(() => seen.pages.length > 0);
    link.cut();
    await subscription.stop();
    await subscription.done;
    expect(seen.events).toEqual([]);
  });

  it('throws EventStoreUnavailable while the server is unreachable and recovers on the first call after', async () => {
    const { store, link } = under();
    const stream = someStream();
    link.cut();
    await expect(store.append(stream, 'no_stream', [someEvent()])).rejects.toBeInstanceOf(
      EventStoreUnavailable,
    );
    await expect(store.readStream(stream)).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(store.head()).rejects.toBeInstanceOf(EventStoreUnavailable);
    link.mend();
    expect(await store.append(stream, 'no_stream', [someEvent()])).toMatchObject({ revision: 0n });
  });

  it('throws EventStoreUnavailable when the server hangs; a retry with the same ids writes the append once', async () => {
    const { store, link } = under();
    const stream = someStream();
    const events = someEvents(3);
    await store.head();
    link.freeze();
    await expect(store.append(stream, 'no_stream', events)).rejects.toBeInstanceOf(EventStoreUnavailable);
    link.mend();
    expect(await store.append(stream, 'no_stream', events)).toMatchObject({ revision: 2n });
    expect(idsOf(await store.readStream(stream))).toEqual(idsOf(events));
  });

  it.each(['no_stream', 'any'] as const)(
    'writes an append expecting %s once when its response was lost and it is retried',
    async (expected) => {
      const { store, other, link } = under();
      const stream = someStream();
      const events = someEvents(2);
      const before = await store.head();
      link.loseAnswers();
      const append = store.append(stream, expected, events).catch((error: unknown) => {
        expect(error).toBeInstanceOf(EventStoreUnavailable);
        link.mend();
        return store.append(stream, expected, events);
      });
      const arrived = new SeenPages();
      const watching = other.subscribe({ after: before, onPage: arrived.onPage });
      await arrived.until(() => arrived.of(stream).length === 2);
      await watching.stop();
      link.mend();
      expect(await append).toMatchObject({ revision: 1n });
      expect(idsOf(await readEverything(other, before))).toEqual(idsOf(events));
    },
  );
}
