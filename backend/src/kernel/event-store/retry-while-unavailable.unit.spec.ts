import { describe, expect, it } from '@jest/globals';
import { EventStoreUnavailable } from './event-store.errors.ts';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';

const away = () => Promise.reject(new EventStoreUnavailable(new Error('away')));

describe('retryWhileUnavailable', () => {
  it('retries until the call succeeds', async () => {
    let attempts = 0;
    const answer = await retryWhileUnavailable(60_000, () =>
      ++attempts < 3 ? away() : Promise.resolve('here'),
    );
    expect([answer, attempts]).toEqual(['here', 3]);
  });

  it('tries once when the retry time is 0', async () => {
    let attempts = 0;
    const tried = retryWhileUnavailable(0, () => {
      attempts += 1;
      return away();
    });
    await expect(tried).rejects.toBeInstanceOf(EventStoreUnavailable);
    expect(attempts).toBe(1);
  });

  it('does not retry other errors', async () => {
    let attempts = 0;
    const tried = retryWhileUnavailable(60_000, () => {
      attempts += 1;
      return Promise.reject(new RangeError('wrong'));
    });
    await expect(tried).rejects.toThrow('wrong');
    expect(attempts).toBe(1);
  });
});
