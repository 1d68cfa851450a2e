import { describe, expect, it } from '@jest/globals';
import { WakeUpSignal } from './wake-up-signal.ts';

describe('WakeUpSignal', () => {
  const never = () => new AbortController().signal;

  it('wakes every waiter', async () => {
    const wakeUp = new WakeUpSignal();
    const waiting = [1, 2, 3].map(() => wakeUp.notifiedAfter(wakeUp.count, never()));
    wakeUp.notify();
    await Promise.all(waiting);
    expect(wakeUp.count).toBe(1);
  });

  it('does not miss a notification between counting and waiting', async () => {
    const wakeUp = new WakeUpSignal();
    const seen = wakeUp.count;
    wakeUp.notify();
    await wakeUp.notifiedAfter(seen, never());
    expect(wakeUp.count).not.toBe(seen);
  });

  it('ignores notifications already counted', async () => {
    const wakeUp = new WakeUpSignal();
    wakeUp.notify();
    let awake = false;
    const waiting = wakeUp.notifiedAfter(wakeUp.count, never()).then(() => (awake = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(awake).toBe(false);
    wakeUp.notify();
    await waiting;
  });

  it('wakes on abort', async () => {
    const wakeUp = new WakeUpSignal();
    const stopping = new AbortController();
    const waiting = wakeUp.notifiedAfter(wakeUp.count, stopping.signal);
    stopping.abort();
    await waiting;
    await wakeUp.notifiedAfter(wakeUp.count, stopping.signal);
    expect(wakeUp.count).toBe(0);
  });
});
