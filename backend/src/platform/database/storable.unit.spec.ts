import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isStorable, storableJson } from './storable.ts';

const anyText = fc.string({ unit: 'binary' });

describe('isStorable', () => {
  it.each([
    ['a NUL character', 'a\0b'],
    ['half of a surrogate pair', 'a\ud83c'],
    ['a NUL character in a list of an object', { texts: ['a', 'b\0'] }],
  ])('is false for %s', (_, value) => {
    expect(isStorable(value)).toBe(false);
  });

  it.each([['🏄'], ['\\u0000'], [{ a: [1, null, true, 'x'] }]])('is true for %j', (value) => {
    expect(isStorable(value)).toBe(true);
  });
});

describe('storableJson', () => {
  it('replaces NUL and lone surrogates with U+FFFD', () => {
    expect(JSON.parse(storableJson(['\0', 'a\udfffb', '\ud83c']))).toEqual(['\ufffd', 'a\ufffdb', '\ufffd']);
  });

  it('leaves storable text as it is, backslashes and escapes included', () => {
    const value = { text: '\\u0000 \\\\ud800 "\n\u0001 🏄' };
    expect(JSON.parse(storableJson(value))).toEqual(value);
    const beside = ['\\u0000', '\0', '\\\0', '\u0001\ud800"'];
    expect(JSON.parse(storableJson(beside))).toEqual(['\\u0000', '\ufffd', '\\\ufffd', '\u0001\ufffd"']);
  });

  it('gives JSON that is storable for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [kept] = JSON.parse(storableJson([text])) as [string];
        expect(isStorable(kept)).toBe(true);
        expect(kept).toBe(text.replaceAll(/\0|\p{Surrogate}/gu, '\ufffd'));
      }),
    );
  });
});
