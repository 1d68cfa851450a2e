import { describe, expect, it } from '@jest/globals';
import { newUrlHash } from './url-hash.ts';

describe('newUrlHash', () => {
  it('is 22 characters of base62 and not drawn twice', () => {
    const drawn = Array.from({ length: 2_000 }, newUrlHash);
    expect(drawn.every((hash) => /^[0-9A-Za-z]{22}$/.test(hash))).toBe(true);
    expect(new Set(drawn).size).toBe(2_000);
  });

  it('uses all of its bits', () => {
    const drawn = Array.from({ length: 2_000 }, newUrlHash);
    for (let place = 1; place < 22; place += 1) {
      expect(new Set(drawn.map((hash) => hash[place])).size).toBeGreaterThan(50);
    }
  });
});
