import { describe, expect, it } from '@jest/globals';
import { SharedPages } from './shared-pages.ts';

/** A log of so many events, whose reads are counted and answered a turn later. */
function log(length: number) {
  const state = { length, reads: 0, failures: 0 };
  const read = async (after: bigint, maxCount: number) => {
    state.reads += 1;
    await Promise.resolve();
    if (state.failures > 0) {
      state.failures -= 1;
      throw new Error('away');
    }
    const end = Number(after) + maxCount;
    return { position: BigInt(Math.min(end, state.length)), caughtUp: end >= state.length };
  };
  return { state, pages: new SharedPages(read) };
}

describe('pages of the log', () => {
  it('are read once for all subscribers that build from the first event on', async () => {
    const { state, pages } = log(9_500);
    const build = async () => {
      let after = 0n;
      for (;;) {
        const page = await pages.page(after, 1_000);
        after = page.position;
        if (page.caughtUp) return after;
      }
    };
    const built = await Promise.all(Array.from({ length: 24 }, build));
    expect(new Set(built)).toEqual(new Set([9_500n]));
    // The last page is read again for those who asked while it was read.
    expect(state.reads).toBe(11);
  });

  it('have what was recorded before the call, also while the same page is being read', async () => {
    const { state, pages } = log(10);
    const before = pages.page(0n, 1_000);
    state.length = 11;
    const [, after] = await Promise.all([before, pages.page(0n, 1_000)]);
    expect(after.position).toBe(11n);
    expect((await pages.page(0n, 1_000)).position).toBe(11n);
  });

  it('are read again for those who waited when a read fails', async () => {
    const { state, pages } = log(5_000);
    state.failures = 1;
    const asked = [1, 2, 3].map(() => pages.page(0n, 1_000));
    await expect(asked[0]).rejects.toThrow('away');
    expect(await Promise.all(asked.slice(1))).toEqual([
      { position: 1_000n, caughtUp: false },
      { position: 1_000n, caughtUp: false },
    ]);
    expect(state.reads).toBe(2);
  });
});
