import { expect, it } from '@jest/globals';
import { WrongExpectedRevision } from '../../../src/kernel/event-store/event-store.errors.ts';
import type { CopiedEvent } from '../../../src/kernel/event-store/event-store.ts';
import type { StoreUnderTest } from './harness.ts';
import { idsOf, readEverything, someEvent, someStream } from './some-events.ts';

/** An event as another log recorded it. */
const recorded = (stream: string, revision: bigint, over: Partial<CopiedEvent> = {}): CopiedEvent => ({
  ...someEvent(),
  stream,
  revision,
  recordedAt: new Date('2024-02-29T20:30:00.123Z'),
  ...over,
});

export function copyingContract(under: () => StoreUnderTest): void {
  it('records copies in their order with ids, revisions, times and metadata', async () => {
    const { store } = under();
    const [one, two] = [someStream(), someStream()];
    const copies = [
      recorded(one, 0n, { schemaVersion: 3, metadata: { actor: '7', correlation: 'c', sealed: ['name'] } }),
      recorded(two, 0n, { recordedAt: new Date('2021-01-01T00:00:00.000Z') }),
      recorded(one, 1n),
      recorded(one, 2n, { data: { text: 'line\u2028break', nested: { list: [1.5, null] } } }),
    ];
    const before = await store.head();
    await store.appendCopies(copies);
    const stored = await readEverything(store, before);
    expect(stored.map(({ position: _, ...event }) => event)).toEqual(copies);
  });

  it('adds nothing when a call is repeated', async () => {
    const { store } = under();
    const stream = someStream();
    const copies = [0n, 1n, 2n, 3n].map((revision) => recorded(stream, revision));
    await store.appendCopies(copies.slice(0, 2));
    await store.appendCopies(copies.slice(0, 2));
    await store.appendCopies(copies.slice(2));
    expect(idsOf(await store.readStream(stream))).toEqual(idsOf(copies));
  });

  it('refuses a copy that does not follow the last event of its stream', async () => {
    const { store } = under();
    const stream = someStream();
    await expect(store.appendCopies([recorded(stream, 1n)])).rejects.toBeInstanceOf(WrongExpectedRevision);
    await store.appendCopies([recorded(stream, 0n)]);
    await expect(store.appendCopies([recorded(stream, 5n)])).rejects.toBeInstanceOf(WrongExpectedRevision);
    expect(await store.readStream(stream)).toHaveLength(1);
  });

  it('appends after copies as usual', async () => {
    const { store } = under();
    const stream = someStream();
    const copies = [0n, 1n].map((revision) => recorded(stream, revision));
    await store.appendCopies(copies);
    const since = Date.now() - 60_000;
    expect(await store.append(stream, 1n, [someEvent()])).toMatchObject({ revision: 2n });
    const [, , own] = await store.readStream(stream);
    expect(own!.recordedAt.getTime()).toBeGreaterThan(since);
  });

  it('copies more than one append takes', async () => {
    const { store } = under();
    const stream = someStream();
    const copies = [0n, 1n, 2n].map((revision) =>
      recorded(stream, revision, { data: { text: 'x'.repeat(600_000) } }),
    );
    await store.appendCopies(copies);
    expect(idsOf(await store.readStream(stream))).toEqual(idsOf(copies));
  });
}
