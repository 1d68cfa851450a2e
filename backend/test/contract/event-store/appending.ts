import { expect, it } from '@jest/globals';
import { MAX_APPEND_BYTES } from '../../../src/kernel/event-store/encoded-event.ts';
import {
  AppendTooLarge,
  StreamNotFound,
  StreamTombstoned,
  WrongExpectedRevision,
} from '../../../src/kernel/event-store/event-store.errors.ts';
import type { StoreUnderTest } from './harness.ts';
import { idsOf, someEvent, someEvents, someStream } from './some-events.ts';

const conflict = (expected: unknown, actual: unknown) => ({
  name: 'WrongExpectedRevision',
  expected,
  actual,
});

export function appendingContract(under: () => StoreUnderTest): void {
  it('creates a stream at revision 0 with no_stream; a second append conflicts with expected and actual', async () => {
    const { store } = under();
    const stream = someStream();
    expect(await store.append(stream, 'no_stream', [someEvent()])).toMatchObject({ revision: 0n });
    const second = store.append(stream, 'no_stream', [someEvent()]);
    await expect(second).rejects.toMatchObject(conflict('no_stream', 0n));
    await expect(second).rejects.toBeInstanceOf(WrongExpectedRevision);
  });

  it('appends at the exact revision and conflicts at stale and future ones', async () => {
    const { store } = under();
    const stream = someStream();
    await store.append(stream, 'no_stream', someEvents(2));
    expect(await store.append(stream, 1n, [someEvent()])).toMatchObject({ revision: 2n });
    await expect(store.append(stream, 1n, [someEvent()])).rejects.toMatchObject(conflict(1n, 2n));
    await expect(store.append(stream, 7n, [someEvent()])).rejects.toMatchObject(conflict(7n, 2n));
    expect(await store.readStream(stream)).toHaveLength(3);
  });

  it('reports no_stream as the actual revision of a missing stream', async () => {
    const { store } = under();
    const append = store.append(someStream(), 3n, [someEvent()]);
    await expect(append).rejects.toMatchObject(conflict(3n, 'no_stream'));
  });

  it('appends with stream_exists only to an existing stream', async () => {
    const { store } = under();
    const stream = someStream();
    const missing = store.append(stream, 'stream_exists', [someEvent()]);
    await expect(missing).rejects.toMatchObject(conflict('stream_exists', 'no_stream'));
    await expect(store.readStream(stream)).rejects.toBeInstanceOf(StreamNotFound);
    await store.append(stream, 'no_stream', [someEvent()]);
    expect(await store.append(stream, 'stream_exists', [someEvent()])).toMatchObject({ revision: 1n });
  });

  it('appends with any at every revision', async () => {
    const { store } = under();
    const stream = someStream();
    for (const revision of [0n, 1n, 2n]) {
      expect(await store.append(stream, 'any', [someEvent()])).toMatchObject({ revision });
    }
  });

  it.each(['no_stream', 'any', 4n] as const)(
    'returns the original result when an append expecting %s is repeated with the same ids, even after later appends',
    async (expected) => {
      const { store } = under();
      const stream = someStream();
      if (expected === 4n) await store.append(stream, 'no_stream', someEvents(5));
      const events = someEvents(3);
      const first = await store.append(stream, expected, events);
      expect(await store.append(stream, expected, events)).toEqual(first);
      await store.append(stream, first.revision, someEvents(2));
      expect(await store.append(stream, expected, events)).toEqual(first);
      const stored = await store.readStream(stream);
      expect(stored).toHaveLength(expected === 4n ? 10 : 5);
    },
  );

  it('conflicts and writes nothing when an append repeats part of another', async () => {
    const { store } = under();
    const stream = someStream();
    const [first, second] = someEvents(2) as [ReturnType<typeof someEvent>, ReturnType<typeof someEvent>];
    await store.append(stream, 'no_stream', [first, second]);
    const attempts = [
      [first, someEvent()],
      [first, second, someEvent()],
      [second, first],
    ];
    for (const events of attempts) {
      await expect(store.append(stream, 'no_stream', events)).rejects.toBeInstanceOf(WrongExpectedRevision);
    }
    expect(idsOf(await store.readStream(stream))).toEqual([first.id, second.id]);
  });

  it('appends several events atomically, contiguously and in order', async () => {
    const { store } = under();
    const stream = someStream();
    const events = someEvents(50);
    const result = await store.append(stream, 'no_stream', events);
    const stored = await store.readStream(stream);
    expect(idsOf(stored)).toEqual(idsOf(events));
    expect(stored.map(({ revision }) => revision)).toEqual(events.map((_, index) => BigInt(index)));
    expect(stored.at(-1)).toMatchObject({ revision: result.revision, position: result.position });
  });

  it('lets exactly one of 32 concurrent writers at the same revision succeed', async () => {
    const { store, other } = under();
    const stream = someStream();
    await store.append(stream, 'no_stream', [someEvent()]);
    const writers = Array.from({ length: 32 }, (_, index) =>
      (index % 2 === 0 ? store : other).append(stream, 0n, [someEvent()]),
    );
    const settled = await Promise.allSettled(writers);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of settled) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(conflict(0n, 1n));
    }
    expect(await store.readStream(stream)).toHaveLength(2);
  });

  it('gives each concurrent append its own result', async () => {
    const { store } = under();
    const [free, taken, ended] = [someStream(), someStream(), someStream()];
    await store.append(taken, 'no_stream', [someEvent()]);
    await store.append(ended, 'no_stream', [someEvent()]);
    await store.tombstone(ended, 'any');
    const streams = [free, taken, ended, free, someStream()];
    const settled = await Promise.allSettled(
      streams.map((stream) => store.append(stream, 'no_stream', [someEvent()])),
    );
    expect(
      settled.map((outcome) =>
        outcome.status === 'fulfilled' ? 'appended' : (outcome.reason as Error).name,
      ),
    ).toEqual(['appended', 'WrongExpectedRevision', 'StreamTombstoned', 'WrongExpectedRevision', 'appended']);
  });

  it('rejects an append over the size limit with AppendTooLarge, writes nothing and stays usable', async () => {
    const { store } = under();
    const stream = someStream();
    const large = [someEvent(), someEvent({ data: { text: 'ä'.repeat(MAX_APPEND_BYTES / 2) } })];
    await expect(store.append(stream, 'no_stream', large)).rejects.toBeInstanceOf(AppendTooLarge);
    await expect(store.readStream(stream)).rejects.toBeInstanceOf(StreamNotFound);
    expect(await store.append(stream, 'no_stream', [someEvent()])).toMatchObject({ revision: 0n });
  });

  it('writes an append just under the size limit', async () => {
    const { store } = under();
    const stream = someStream();
    const text = 'x'.repeat(MAX_APPEND_BYTES - 200);
    await store.append(stream, 'no_stream', [someEvent({ data: { text } })]);
    expect(await store.readStream(stream)).toMatchObject([{ data: { text } }]);
  });

  it('rejects an append without events', async () => {
    await expect(under().store.append(someStream(), 'any', [])).rejects.toBeInstanceOf(RangeError);
  });

  it('rejects appends to and reads of a tombstoned stream and keeps its events in the log', async () => {
    const { store } = under();
    const stream = someStream();
    const before = await store.head();
    await store.append(stream, 'no_stream', [someEvent()]);
    await expect(store.tombstone(stream, 5n)).rejects.toMatchObject(conflict(5n, 0n));
    await store.tombstone(stream, 0n);
    await store.tombstone(stream, 'any');
    for (const expected of ['any', 'no_stream', 'stream_exists', 0n] as const) {
      await expect(store.append(stream, expected, [someEvent()])).rejects.toBeInstanceOf(StreamTombstoned);
    }
    await expect(store.readStream(stream)).rejects.toBeInstanceOf(StreamTombstoned);
    const { events } = await store.readAll({ after: before, maxCount: 1000 });
    expect(events.filter((event) => event.stream === stream)).toHaveLength(1);
  });
}
