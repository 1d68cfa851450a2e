import { describe, expect, it } from '@jest/globals';
import { newUrlHash } from './url-hash.ts';

describe('newUrlHash', () => {
  it('returns 22 base62 characters, all different', () => {
    const drawn = Array.from({ length: 2_000 }, newUrlHash);
    expect(drawn.every((hash) => /^[0-9A-Za-z]{22}$/.test(hash))).toBe(true);
    expect(new Set(drawn).size).toBe(2_000);
  });

  it('varies in every character after the first', () => {
    const drawn = Array.from({ length: 2_000 }, newUrlHash);
    for (let place = 1; place < 22; place += 1) {
      expect(new Set(drawn.map((hash) => hash[place])).size).toBeGreaterThan(50);
    }
  });
});
