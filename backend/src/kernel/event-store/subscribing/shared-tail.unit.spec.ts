import { describe, expect, it } from '@jest/globals';
import type { AllPage } from '../event-store.ts';
import { SharedTail } from './shared-tail.ts';

const page = (position: bigint): AllPage => ({ events: [], position, caughtUp: true });

describe('SharedTail', () => {
  it('reads once per wake-up and position', async () => {
    let reads = 0;
    const tail = new SharedTail((after) => Promise.resolve(page(after + BigInt(++reads))));
    const pages = await Promise.all([tail.page(5n, 1), tail.page(5n, 1), tail.page(5n, 1)]);
    expect(pages.map(({ position }) => position)).toEqual([6n, 6n, 6n]);
    expect((await tail.page(5n, 2)).position).toBe(7n);
    expect((await tail.page(6n, 2)).position).toBe(9n);
  });

  it('does not cache a failure', async () => {
    let reads = 0;
    const tail = new SharedTail(() =>
      ++reads === 1 ? Promise.reject(new Error('away')) : Promise.resolve(page(1n)),
    );
    const failed = [tail.page(0n, 1), tail.page(0n, 1)];
    for (const attempt of failed) await expect(attempt).rejects.toThrow('away');
    expect(await tail.page(0n, 1)).toEqual(page(1n));
    expect(reads).toBe(2);
  });
});
