import { expect, it } from '@jest/globals';
import { StreamNotFound } from '../../../src/kernel/event-store/event-store.errors.ts';
import type { JsonObject } from '../../../src/kernel/event-store/json.ts';
import type { Limits, StoreUnderTest } from './harness.ts';
import { idsOf, readEverything, someEvent, someEvents, someStream } from './some-events.ts';

export function readingContract(under: () => StoreUnderTest, { withoutPlanting = false }: Limits): void {
  it('reads forward and backward, from a revision, up to maxCount', async () => {
    const { store } = under();
    const stream = someStream();
    await store.append(stream, 'no_stream', someEvents(10));
    const revisions = async (options: Parameters<typeof store.readStream>[1]) =>
      (await store.readStream(stream, options)).map(({ revision }) => Number(revision));
    expect(await revisions({})).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await revisions({ from: 7n })).toEqual([7, 8, 9]);
    expect(await revisions({ from: 2n, maxCount: 3 })).toEqual([2, 3, 4]);
    expect(await revisions({ direction: 'backward', maxCount: 3 })).toEqual([9, 8, 7]);
    expect(await revisions({ direction: 'backward', from: 2n })).toEqual([2, 1, 0]);
  });

  (withoutPlanting ? it.skip : it)('keeps revisions exact beyond 2^53', async () => {
    const { store } = under();
    const stream = someStream();
    const far = 2n ** 53n + 1n;
    await under().plantStream!(stream, far);
    expect(await store.append(stream, far, [someEvent()])).toMatchObject({ revision: far + 1n });
    const [last] = await store.readStream(stream, { direction: 'backward', maxCount: 1 });
    expect(last?.revision).toBe(far + 1n);
    await expect(store.append(stream, far - 1n, [someEvent()])).rejects.toMatchObject({ actual: far + 1n });
  });

  it('throws StreamNotFound for a missing stream and returns an empty page past the end', async () => {
    const { store } = under();
    const stream = someStream();
    await expect(store.readStream(stream)).rejects.toBeInstanceOf(StreamNotFound);
    await store.append(stream, 'no_stream', [someEvent()]);
    expect(await store.readStream(stream, { from: 1n })).toEqual([]);
  });

  it('round-trips data and metadata unchanged', async () => {
    const { store } = under();
    const stream = someStream();
    const data: JsonObject = {
      words: 'Hossegor — vågor, волны, 波, 🏄🏽‍♀️, "quoted", back\\slash, {brace}, \u0000 and \u2028',
      'käy 🌊': [1, -0.5, 1e-9, 9007199254740991, true, false, null, [], {}],
      nested: { deeper: { deepest: [{ a: [[1], [2, [3]]] }] } },
      empty: '',
    };
    const metadata = { actor: '42', correlation: 'a b', causation: 'c', subject: 'Ünïcode' };
    const type = 'Größe:Änderung';
    const event = someEvent({ data, metadata, type, schemaVersion: 7 });
    const before = await store.head();
    const { position } = await store.append(stream, 'no_stream', [event]);
    const expected = { ...event, stream, revision: 0n, position };
    expect(await store.readStream(stream)).toEqual([{ ...expected, recordedAt: expect.any(Date) }]);
    expect(await readEverything(store, before, { types: [type] })).toMatchObject([expected]);
  });

  it('assigns strictly increasing positions, in revision order within each stream', async () => {
    const { store, other } = under();
    const before = await store.head();
    const streams = Array.from({ length: 5 }, someStream);
    const writing = streams.flatMap((stream, index) =>
      Array.from({ length: 20 }, () =>
        (index % 2 === 0 ? store : other).append(stream, 'any', someEvents(2)),
      ),
    );
    const results = await Promise.all(writing);
    const events = await readEverything(store, before, { maxCount: 7 });
    const positions = events.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].sort((a, b) => (a < b ? -1 : 1)));
    for (const stream of streams) {
      const revisions = events.filter((event) => event.stream === stream).map(({ revision }) => revision);
      expect(revisions).toEqual(Array.from({ length: 40 }, (_, index) => BigInt(index)));
    }
    const last = results.map(({ position }) => position).reduce((a, b) => (a > b ? a : b));
    expect(await store.head()).toBeGreaterThanOrEqual(last);
  });

  it('reads events of given types in order for any page size', async () => {
    const { store } = under();
    const before = await store.head();
    const stream = someStream();
    const [left, right] = [`Left-${stream}`, `Right-${stream}`];
    const events = Array.from({ length: 30 }, (_, index) =>
      someEvent({ type: [left, right, 'SomethingElse'][index % 3] as string }),
    );
    await store.append(stream, 'no_stream', events);
    const wanted = idsOf(events.filter(({ type }) => type !== 'SomethingElse'));
    for (const maxCount of [1, 3, 20, 21]) {
      expect(idsOf(await readEverything(store, before, { maxCount, types: [right, left] }))).toEqual(wanted);
    }
  });

  it('advances the position when the filter matches nothing', async () => {
    const { store } = under();
    const before = await store.head();
    const { position } = await store.append(someStream(), 'no_stream', someEvents(3));
    const page = await store.readAll({ after: before, maxCount: 100, types: ['NeverHappened'] });
    expect(page).toMatchObject({ events: [], caughtUp: true });
    expect(page.position).toBeGreaterThanOrEqual(position);
  });

  it('returns an empty page at the end of the log', async () => {
    const { store } = under();
    const { position } = await store.append(someStream(), 'no_stream', [someEvent()]);
    const page = await store.readAll({ after: position, maxCount: 10 });
    expect(page).toMatchObject({ events: [], caughtUp: true });
    expect(page.position).toBeGreaterThanOrEqual(position);
  });
}
