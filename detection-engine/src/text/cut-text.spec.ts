import { describe, expect, it, jest } from '@jest/globals';
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

  it('cuts as if the whole text was segmented, and segments the start only', () => {
    const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    const pieces = [
      'a',
      ' ',
      '\u0301',
      '\u200d',
      '\r',
      '\n',
      '🏄',
      '🏽',
      '♀️',
      '👩',
      '🇵',
      '🇹',
      '각',
      '\u1100',
      '\u0915\u094d',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), fc.nat(30), (parts, most) => {
        const text = parts.join('');
        const ends = [...new Intl.Segmenter('en').segment(text)].map(
          (part) => part.index + part.segment.length,
        );
        segment.mockClear();
        expect(cutText(text, most)).toBe(text.slice(0, ends.findLast((end) => end <= most) ?? 0));
        for (const [segmented] of segment.mock.calls) expect(segmented.length).toBeLessThanOrEqual(most + 2);
      }),
    );
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
