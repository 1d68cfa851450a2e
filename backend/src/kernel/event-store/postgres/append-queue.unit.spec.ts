import { describe, expect, it } from '@jest/globals';
import { someEvent } from '../../../../test/contract/event-store/some-events.ts';
import { encodeAppend } from '../encoded-event.ts';
import { EventStoreUnavailable } from '../event-store.errors.ts';
import { AppendQueue, type QueuedAppend } from './append-queue.ts';

const append = (stream: string, text = ''): QueuedAppend => ({
  stream,
  expected: 'any',
  events: encodeAppend([someEvent({ data: { text } })]),
});

/** Each write waits for `goOn` and returns the streams it wrote. */
class ManualWrites {
  readonly batches: string[][] = [];
  private readonly held: (() => void)[] = [];

  readonly write = (batch: readonly QueuedAppend[]): Promise<readonly string[]> => {
    const streams = batch.map(({ stream }) => stream);
    this.batches.push(streams);
    return new Promise((resolve, reject) => {
      this.held.push(() =>
        streams.includes('refused')
          ? reject(new TypeError('refused'))
          : resolve(streams.map((stream) => `wrote ${stream}`)),
      );
    });
  };

  async goOn(): Promise<void> {
    await settle();
    this.held.shift()?.();
    await settle();
  }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('AppendQueue', () => {
  it('batches appends that arrive during a write and resolves each', async () => {
    const writes = new ManualWrites();
    const queue = new AppendQueue(writes.write);
    const first = queue.add(append('a'));
    await settle();
    const later = ['b', 'c', 'd'].map((stream) => queue.add(append(stream)));
    await writes.goOn();
    await writes.goOn();
    expect(await Promise.all([first, ...later])).toEqual(['wrote a', 'wrote b', 'wrote c', 'wrote d']);
    expect(writes.batches).toEqual([['a'], ['b', 'c', 'd']]);
  });

  it('writes appends to one stream in order, one per batch', async () => {
    const writes = new ManualWrites();
    const queue = new AppendQueue(writes.write);
    const all = Promise.all(['a', 'b', 'a', 'c', 'a'].map((stream) => queue.add(append(stream))));
    for (let write = 0; write < 3; write++) await writes.goOn();
    await all;
    expect(writes.batches).toEqual([['a', 'b', 'c'], ['a'], ['a']]);
  });

  it('limits the bytes and the number of appends of a batch', async () => {
    const writes = new ManualWrites();
    const queue = new AppendQueue(writes.write);
    const large = Array.from({ length: 9 }, (_, index) =>
      queue.add(append(`l${index}`, 'x'.repeat(900_000))),
    );
    const small = Array.from({ length: 300 }, (_, index) => queue.add(append(`s${index}`)));
    for (let write = 0; write < 5; write++) await writes.goOn();
    await Promise.all([...large, ...small]);
    expect(writes.batches.flat()).toHaveLength(309);
    expect(writes.batches.every((batch) => batch.length <= 200)).toBe(true);
    const largest = Math.max(
      ...writes.batches.map((batch) => batch.filter((name) => name.startsWith('l')).length),
    );
    expect(largest).toBe(4);
  });

  it('rejects only the append that fails', async () => {
    const writes = new ManualWrites();
    const queue = new AppendQueue(writes.write);
    const settled = Promise.allSettled(['a', 'refused', 'b'].map((stream) => queue.add(append(stream))));
    for (let write = 0; write < 4; write++) await writes.goOn();
    expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(writes.batches).toEqual([['a', 'refused', 'b'], ['a'], ['refused'], ['b']]);
  });

  it('does not retry appends one by one when the outcome of the batch is unknown', async () => {
    let writes = 0;
    const queue = new AppendQueue(() => {
      writes += 1;
      return Promise.reject(new EventStoreUnavailable(new Error('gone')));
    });
    const settled = await Promise.allSettled(['a', 'b'].map((stream) => queue.add(append(stream))));
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(writes).toBe(1);
  });

  it('continues after a failure and becomes idle once every append is settled', async () => {
    const writes = new ManualWrites();
    const queue = new AppendQueue(writes.write);
    const refused = queue.add(append('refused'));
    const caught = refused.catch((error: unknown) => error);
    await writes.goOn();
    expect(await caught).toBeInstanceOf(TypeError);
    await queue.idle();
    const next = queue.add(append('a'));
    await writes.goOn();
    expect(await next).toBe('wrote a');
  });
});
