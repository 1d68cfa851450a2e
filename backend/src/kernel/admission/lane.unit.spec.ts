import { describe, expect, it } from '@jest/globals';
import { Lane, type LaneLimits } from './lane.ts';

const limits: LaneLimits = { atOnce: 2, atOncePerCaller: 2, waiting: 2, waitMs: 60_000, perCaller: 3 };
const BUSY = { kind: 'unavailable', options: { code: 'busy', retryAfterSeconds: 5 } };

/** Enters, and notes under which name. */
function entering(lane: Lane) {
  const entered: string[] = [];
  const enter = async (caller: string, signal?: AbortSignal) => {
    const place = await lane.enter(caller, signal);
    entered.push(caller);
    return place;
  };
  return { entered, enter };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a lane', () => {
  it('lets so many work at once, queues so many, and refuses the rest', async () => {
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

  it('refuses a caller past their share, and lets others in', async () => {
    const lane = new Lane({ ...limits, waiting: 9 });
    const { enter } = entering(lane);
    const place = await enter('a');
    await enter('a');
    const third = enter('a');
    await expect(enter('a')).rejects.toMatchObject({
      kind: 'rate_limited',
      options: { retryAfterSeconds: 2 },
    });
    const other = enter('b');
    place.release();
    (await other).release();
    await third;
  });

  it('keeps places free that one caller may not take', async () => {
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

  it('lets those with the least under way enter first, then the first who came', async () => {
    const lane = new Lane({ ...limits, waiting: 9, perCaller: 9 });
    const { entered, enter } = entering(lane);
    const place = await enter('a');
    await enter('a');
    const waiting = ['a', 'b', 'c'].map((caller) => enter(caller));
    place.release();
    (await waiting[1])!.release();
    (await waiting[2])!.release();
    await waiting[0];
    expect(entered).toEqual(['a', 'a', 'b', 'c', 'a']);
  });

  it('refuses who waited too long, and frees the place in the queue', async () => {
    const lane = new Lane({ ...limits, atOnce: 1, waiting: 1, waitMs: 1 });
    const place = await lane.enter('a');
    expect(place.isWanted()).toBe(false);
    await expect(lane.enter('b')).rejects.toMatchObject(BUSY);
    expect(place.isWanted()).toBe(false);
    const third = lane.enter('c');
    expect(place.isWanted()).toBe(true);
    place.release();
    expect((await third).isWanted()).toBe(false);
  });

  it('forgets a caller who left the queue', async () => {
    const lane = new Lane({ ...limits, atOnce: 1 });
    const place = await lane.enter('a');
    const gone = new AbortController();
    const left = lane.enter('b', gone.signal);
    gone.abort();
    await expect(left).rejects.toMatchObject(BUSY);
    expect(place.isWanted()).toBe(false);
    await expect(lane.enter('c', AbortSignal.abort())).rejects.toMatchObject(BUSY);
  });
});
