import { expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../../src/kernel/event-store/event-store.ts';
import type { StoreUnderTest } from './harness.ts';
import { SeenPages } from './seen-pages.ts';
import { idsOf, someEvent, someEvents, someStream } from './some-events.ts';

export function subscribingContract(under: () => StoreUnderTest): void {
  it('resumes after its checkpoint without losing or repeating events when killed at any batch boundary', async () => {
    const { store } = under();
    const stream = someStream();
    const after = await store.head();
    const type = `Counted-${stream}`;
    const events = someEvents(10).map((event) => ({ ...event, type }));
    await store.append(stream, 'no_stream', events);
    for (const killedBefore of [true, false]) {
      const effects: RecordedEvent[] = [];
      let checkpoint = after;
      let alive = true;
      while (alive) {
        const subscription = store.subscribe({
          after: checkpoint,
          types: [type],
          batchSize: 3,
          async onPage(page) {
            if (killedBefore && effects.length === 0 && page.events[0]?.revision !== 0n)
              throw new Error('lost');
            effects.push(...page.events);
            checkpoint = page.position;
            if (page.caughtUp) alive = false;
            await Promise.reject(new Error('killed'));
          },
        });
        await expect(subscription.done).rejects.toThrow('killed');
      }
      expect(idsOf(effects)).toEqual(idsOf(events));
    }
  });

  it('redelivers a page when killed before its checkpoint was stored', async () => {
    const { store } = under();
    const after = await store.head();
    const events = someEvents(4);
    const stream = someStream();
    await store.append(stream, 'no_stream', events);
    const killed = store.subscribe({
      after,
      batchSize: 2,
      onPage: () => Promise.reject(new Error('killed')),
    });
    await expect(killed.done).rejects.toThrow('killed');
    await killed.stop();
    const seen = new SeenPages();
    const resumed = store.subscribe({ after, batchSize: 2, onPage: seen.onPage });
    await seen.until(() => seen.of(stream).length === 4);
    await resumed.stop();
    expect(idsOf(seen.of(stream))).toEqual(idsOf(events));
  });

  it('delivers each event once and in order while going from catch-up to live under load', async () => {
    const { store, other } = under();
    const after = await store.head();
    const streams = Array.from({ length: 4 }, someStream);
    const write = (stream: string) => (events: number) => other.append(stream, 'any', someEvents(events));
    for (const stream of streams) await write(stream)(20);
    const seen = new SeenPages();
    const subscription = store.subscribe({ after, batchSize: 5, onPage: seen.onPage });
    await Promise.all(
      streams.map(async (stream) => {
        for (let round = 0; round < 20; round++) await write(stream)(2);
      }),
    );
    await seen.until(() => streams.every((stream) => seen.of(stream).length >= 60));
    await seen.until(() => seen.pages.at(-1)?.caughtUp === true);
    const live = someEvent();
    await store.append(streams[0] as string, 'any', [live]);
    await seen.until(() => seen.events.some(({ id }) => id === live.id));
    await subscription.stop();
    for (const stream of streams) {
      const revisions = seen.of(stream).map(({ revision }) => Number(revision));
      expect(revisions).toEqual(Array.from(revisions, (_, index) => index));
    }
    const positions = seen.events.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('delivers an empty caught-up page at once if the log has no matching events', async () => {
    const { store } = under();
    const after = await store.head();
    const seen = new SeenPages();
    const subscription = store.subscribe({ after, onPage: seen.onPage });
    await seen.until(() => seen.pages.length === 1);
    await subscription.stop();
    expect(seen.pages).toMatchObject([{ events: [], caughtUp: true }]);
    expect(seen.pages[0]?.position).toBeGreaterThanOrEqual(after);
  });

  it('advances past non-matching events during catch-up and live', async () => {
    const { store } = under();
    const after = await store.head();
    const first = await store.append(someStream(), 'no_stream', someEvents(3));
    const seen = new SeenPages();
    const subscription = store.subscribe({ after, types: ['NeverHappened'], onPage: seen.onPage });
    await seen.until(() => (seen.pages.at(-1)?.position ?? 0n) >= first.position);
    const second = await store.append(someStream(), 'no_stream', someEvents(3));
    await seen.until(() => (seen.pages.at(-1)?.position ?? 0n) >= second.position);
    await subscription.stop();
    expect(seen.events).toEqual([]);
  });

  it('filters live events by type for each of many subscriptions', async () => {
    const { store } = under();
    const after = await store.head();
    const mark = someStream();
    const types = ['A', 'B', 'C'].map((letter) => `${letter}-${mark}`);
    const all = types.map((type) => {
      const seen = new SeenPages();
      return {
        type,
        seen,
        subscription: store.subscribe({ after, types: [type], batchSize: 2, onPage: seen.onPage }),
      };
    });
    await Promise.all(all.map(({ seen }) => seen.until(() => seen.pages.length > 0)));
    const events = Array.from({ length: 30 }, (_, index) => someEvent({ type: types[index % 3] as string }));
    await store.append(mark, 'no_stream', events);
    for (const { type, seen, subscription } of all) {
      await seen.until(() => seen.events.length >= 10);
      await subscription.stop();
      expect(idsOf(seen.events)).toEqual(idsOf(events.filter((event) => event.type === type)));
      expect(seen.pages.every((page) => page.events.length <= 2)).toBe(true);
    }
  });

  it('delivers events appended by another process', async () => {
    const { store, other } = under();
    const seen = new SeenPages();
    const subscription = store.subscribe({ after: await store.head(), onPage: seen.onPage });
    await seen.until(() => seen.pages.length > 0);
    const stream = someStream();
    await other.append(stream, 'no_stream', [someEvent()]);
    await seen.until(() => seen.of(stream).length === 1);
    await subscription.stop();
    await subscription.done;
  });

  it('awaits onPage before the next page and before stop resolves', async () => {
    const { store } = under();
    const after = await store.head();
    await store.append(someStream(), 'no_stream', someEvents(5));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let started: () => void = () => undefined;
    const inPage = new Promise<void>((resolve) => (started = resolve));
    const log: string[] = [];
    const subscription = store.subscribe({
      after,
      batchSize: 1,
      async onPage() {
        log.push('page');
        started();
        await held;
        log.push('handled');
      },
    });
    await inPage;
    const stopped = subscription.stop().then(() => log.push('stopped'));
    release();
    await stopped;
    await store.append(someStream(), 'no_stream', [someEvent()]);
    await subscription.done;
    expect(log).toEqual(['page', 'handled', 'stopped']);
  });
}
