import { describe, expect, it } from '@jest/globals';
import { Lane, type LaneLimits } from './lane.ts';

const limits: LaneLimits = { atOnce: 2, atOncePerCaller: 2, waiting: 2, waitMs: 60_000, perCaller: 3 };
const BUSY = { kind: 'unavailable', options: { code: 'busy', retryAfterSeconds: 5 } };

/** Records the order in which callers enter. */
function entering(lane: Lane) {
  const entered: string[] = [];
  const enter = async (caller: string, signal?: AbortSignal, weight?: number) => {
    const slot = await lane.enter(caller, signal, weight);
    entered.push(caller);
    return slot;
  };
  return { entered, enter };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('Lane', () => {
  it('admits requests by weight, and counts one heavier than a share as the whole share', async () => {
    const lane = new Lane({ ...limits, atOnce: 10, atOncePerCaller: 5, waiting: 9 });
    const { entered, enter } = entering(lane);
    const heavy = await enter('a', undefined, 99);
    const four = await enter('b', undefined, 4);
    const waiting = ['c', 'd', 'e'].map((caller) => enter(caller, undefined, 2));
    await settled();
    expect(lane.load).toEqual({ running: 9, waiting: 3 });
    four.release();
    await settled();
    expect(entered).toEqual(['a', 'b', 'c', 'd']);
    heavy.release();
    await Promise.all(waiting);
    expect(lane.load).toEqual({ running: 6, waiting: 0 });
  });

  it('runs and queues up to its limits and rejects the rest', async () => {
    const lane = new Lane(limits);
    const { entered, enter } = entering(lane);
    const first = await enter('a');
    await enter('b');
    const waiting = [enter('c'), enter('d')];
    await settled();
    expect(entered).toEqual(['a', 'b']);
    await expect(enter('e')).rejects.toMatchObject(BUSY);
    first.release();
    first.release();
    const third = await waiting[0]!;
    await settled();
    expect(entered).toEqual(['a', 'b', 'c']);
    third.release();
    await waiting[1];
  });

  it('rejects a caller past its share and admits others', async () => {
    const lane = new Lane({ ...limits, waiting: 9 });
    const { enter } = entering(lane);
    const slot = await enter('a');
    await enter('a');
    const third = enter('a');
    await expect(enter('a')).rejects.toMatchObject({
      kind: 'rate_limited',
      options: { retryAfterSeconds: 2 },
    });
    const other = enter('b');
    slot.release();
    (await other).release();
    await third;
  });

  it('limits the concurrent requests of one caller', async () => {
    const lane = new Lane({ ...limits, atOncePerCaller: 1 });
    const { entered, enter } = entering(lane);
    const first = await enter('a');
    const second = enter('a');
    await enter('b');
    expect(entered).toEqual(['a', 'b']);
    first.release();
    await second;
    expect(entered).toEqual(['a', 'b', 'a']);
  });

  it('admits callers with the fewest running requests first, then in order of arrival', async () => {
    const lane = new Lane({ ...limits, waiting: 9, perCaller: 9 });
    const { entered, enter } = entering(lane);
    const slot = await enter('a');
    await enter('a');
    const waiting = ['a', 'b', 'c'].map((caller) => enter(caller));
    slot.release();
    (await waiting[1])!.release();
    (await waiting[2])!.release();
    await waiting[0];
    expect(entered).toEqual(['a', 'a', 'b', 'c', 'a']);
  });

  it('rejects a waiter after waitMs and frees its place in the queue', async () => {
    const lane = new Lane({ ...limits, atOnce: 1, waiting: 1, waitMs: 1 });
    const slot = await lane.enter('a');
    expect(slot.hasWaiters()).toBe(false);
    await expect(lane.enter('b')).rejects.toMatchObject(BUSY);
    expect(slot.hasWaiters()).toBe(false);
    const third = lane.enter('c');
    expect(slot.hasWaiters()).toBe(true);
    slot.release();
    expect((await third).hasWaiters()).toBe(false);
  });

  it('removes an aborted waiter from the queue', async () => {
    const lane = new Lane({ ...limits, atOnce: 1 });
    const slot = await lane.enter('a');
    const gone = new AbortController();
    const left = lane.enter('b', gone.signal);
    gone.abort();
    await expect(left).rejects.toMatchObject(BUSY);
    expect(slot.hasWaiters()).toBe(false);
    await expect(lane.enter('c', AbortSignal.abort())).rejects.toMatchObject(BUSY);
  });
});
