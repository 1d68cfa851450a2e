import { describe, expect, it } from '@jest/globals';
import { withMinimumDuration } from './minimum-duration.ts';

describe('withMinimumDuration', () => {
  const order: string[] = [];
  const slower = () =>
    new Promise((resolve) => {
      setTimeout(() => resolve(order.push('later')), 20);
    });

  it('resolves with the result after the minimum duration', async () => {
    const answered = withMinimumDuration(60, () => Promise.resolve('done')).then((result) =>
      order.push(result),
    );
    await Promise.all([slower(), answered]);
    expect(order).toEqual(['later', 'done']);
  });

  it('resolves with the result when the work takes longer', async () => {
    expect(await withMinimumDuration(1, () => slower().then(() => 'done'))).toBe('done');
  });

  it('rejects after the minimum duration', async () => {
    order.length = 0;
    const refused = withMinimumDuration(60, () => Promise.reject(new Error('no'))).catch((error: Error) =>
      order.push(error.message),
    );
    await Promise.all([slower(), refused]);
    expect(order).toEqual(['later', 'no']);
  });
});
