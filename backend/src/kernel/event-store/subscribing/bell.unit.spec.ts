import { describe, expect, it } from '@jest/globals';
import { Bell } from './bell.ts';

describe('Bell', () => {
  const never = () => new AbortController().signal;

  it('wakes everybody who waits', async () => {
    const bell = new Bell();
    const waiting = [1, 2, 3].map(() => bell.rungAfter(bell.count, never()));
    bell.ring();
    await Promise.all(waiting);
    expect(bell.count).toBe(1);
  });

  it('lets nobody sleep through a ring between counting and waiting', async () => {
    const bell = new Bell();
    const heard = bell.count;
    bell.ring();
    await bell.rungAfter(heard, never());
    expect(bell.count).not.toBe(heard);
  });

  it('stays asleep for rings it has counted already', async () => {
    const bell = new Bell();
    bell.ring();
    let awake = false;
    const waiting = bell.rungAfter(bell.count, never()).then(() => (awake = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(awake).toBe(false);
    bell.ring();
    await waiting;
  });

  it('wakes whoever is stopped', async () => {
    const bell = new Bell();
    const stopping = new AbortController();
    const waiting = bell.rungAfter(bell.count, stopping.signal);
    stopping.abort();
    await waiting;
    await bell.rungAfter(bell.count, stopping.signal);
    expect(bell.count).toBe(0);
  });
});
