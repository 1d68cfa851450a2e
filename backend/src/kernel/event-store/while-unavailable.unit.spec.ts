import { describe, expect, it } from '@jest/globals';
import { EventStoreUnavailable } from './event-store.errors.ts';
import { whileUnavailable } from './while-unavailable.ts';

const away = () => Promise.reject(new EventStoreUnavailable(new Error('away')));

describe('whileUnavailable', () => {
  it('repeats until it is answered', async () => {
    let attempts = 0;
    const answer = await whileUnavailable(60_000, () => (++attempts < 3 ? away() : Promise.resolve('here')));
    expect([answer, attempts]).toEqual(['here', 3]);
  });

  it('tries once without patience', async () => {
    let attempts = 0;
    const tried = whileUnavailable(0, () => {
      attempts += 1;
      return away();
    });
    await expect(tried).rejects.toBeInstanceOf(EventStoreUnavailable);
    expect(attempts).toBe(1);
  });

  it('does not repeat what failed for a reason of its own', async () => {
    let attempts = 0;
    const tried = whileUnavailable(60_000, () => {
      attempts += 1;
      return Promise.reject(new RangeError('wrong'));
    });
    await expect(tried).rejects.toThrow('wrong');
    expect(attempts).toBe(1);
  });
});
