import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cutText } from './cut-text.ts';

describe('cutText', () => {
  it.each([
    ['short', 5, 'short'],
    ['longer', 5, 'longe'],
    ['ab🏄', 3, 'ab'],
    ['ab🏄c', 4, 'ab🏄'],
    ['e\u0301e\u0301', 3, 'e\u0301'],
    ['wave 🏄🏽‍♀️', 9, 'wave '],
    ['🇵🇹🇫🇷', 6, '🇵🇹'],
    ['🏄🏽‍♀️', 3, ''],
  ])('cuts %j at %d code units to %j', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
  });

  it('returns a well-formed prefix within the limit for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(40), (text, most) => {
        const cut = cutText(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(cut).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});
