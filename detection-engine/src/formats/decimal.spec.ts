import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readDecimal } from './decimal.ts';

const read = (text: string) => {
  const bytes = new TextEncoder().encode(`<${text}>`);
  return readDecimal(bytes, 1, bytes.length - 1);
};

/** What parseDecimal says, or NaN, which sends the caller to it. */
function expectExactOrLeft(text: string): boolean {
  const value = read(text);
  if (Number.isNaN(value)) return false;
  expect({ text, value }).toEqual({ text, value: Number(text) });
  return true;
}

describe('reading decimals from bytes', () => {
  it('rounds every number of up to fifteen digits as the language does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999_999_999 }),
        fc.nat({ max: 15 }),
        fc.boolean(),
        (all, places, minus) => {
          const digits = String(all)
            .padStart(places + 1, '0')
            .slice(-15);
          const text = `${minus ? '-' : ''}${digits.slice(0, digits.length - places) || '0'}.${digits.slice(digits.length - places)}`;
          if (text.replace(/\D/g, '').length <= 15) expect(expectExactOrLeft(text)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('rounds coordinates of thirty digits as the language does, and hardly ever leaves one', () => {
    let left = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 180 }), fc.stringMatching(/^\d{13,40}$/), (whole, fraction) => {
        if (!expectExactOrLeft(`${whole}.${fraction}`)) left++;
      }),
      { numRuns: 5000 },
    );
    expect(left).toBeLessThan(250);
  });

  it('rounds the exact halves between doubles as the language does, or leaves them', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 180, noNaN: true }), fc.nat({ max: 2 }), (value, nudge) => {
        const ulp = 2 ** (Math.floor(Math.log2(value)) - 52);
        const half = (value + ulp / 4).toFixed(60).slice(0, 50);
        expectExactOrLeft(half + '0'.repeat(nudge * 5) + nudge);
        expectExactOrLeft(value.toFixed(40));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    '',
    '-',
    '.',
    '1.2.3',
    '1e5',
    ' 1',
    '1 ',
    '0x1',
    '٣',
    '1,5',
    '--1',
    '+-1',
    '1234567890123456',
    'NaN',
  ])('leaves "%s"', (text) => {
    expect(read(text)).toBeNaN();
  });

  it.each([
    ['0', 0],
    ['-0', -0],
    ['+1.', 1],
    ['.5', 0.5],
    ['007', 7],
    ['-118.25', -118.25],
  ])('reads %s', (text, value) => {
    expect(read(text)).toBe(value);
  });
});
