import { describe, expect, it } from '@jest/globals';
import { withMinimumDuration } from './minimum-duration.ts';

describe('withMinimumDuration', () => {
  const order: string[] = [];
  const slower = () =>
    new Promise((resolve) => {
      setTimeout(() => resolve(order.push('later')), 20);
    });

  it('resolves with the result after the minimum duration', async () => {
    const answered = withMinimumDuration(() => Promise.resolve('done'), 60).then((result) =>
      order.push(result),
    );
    await Promise.all([slower(), answered]);
    expect(order).toEqual(['later', 'done']);
  });

  it('resolves with the result when the work takes longer', async () => {
    expect(await withMinimumDuration(() => slower().then(() => 'done'), 1)).toBe('done');
  });

  it('rejects after the minimum duration', async () => {
    order.length = 0;
    const refused = withMinimumDuration(() => Promise.reject(new Error('no')), 60).catch((error: Error) =>
      order.push(error.message),
    );
    await Promise.all([slower(), refused]);
    expect(order).toEqual(['later', 'no']);
  });
});
