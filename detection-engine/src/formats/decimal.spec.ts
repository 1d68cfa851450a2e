import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readDecimal } from './decimal.ts';

const read = (text: string) => {
  const bytes = new TextEncoder().encode(`<${text}>`);
  return readDecimal(bytes, 1, bytes.length - 1);
};

/** @returns whether readDecimal read the text; NaN passes it to parseDecimal */
function expectExactOrNaN(text: string): boolean {
  const value = read(text);
  if (Number.isNaN(value)) return false;
  expect({ text, value }).toEqual({ text, value: Number(text) });
  return true;
}

describe('readDecimal', () => {
  it('rounds numbers of up to fifteen digits like Number()', () => {
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
          if (text.replace(/\D/g, '').length <= 15) expect(expectExactOrNaN(text)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('rounds coordinates of up to forty digits like Number(), and returns NaN for at most 5 percent', () => {
    let skipped = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 180 }), fc.stringMatching(/^\d{13,40}$/), (whole, fraction) => {
        if (!expectExactOrNaN(`${whole}.${fraction}`)) skipped++;
      }),
      { numRuns: 5000 },
    );
    expect(skipped).toBeLessThan(250);
  });

  it('rounds exact halves between doubles like Number(), or returns NaN', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 180, noNaN: true }), fc.nat({ max: 2 }), (value, nudge) => {
        const ulp = 2 ** (Math.floor(Math.log2(value)) - 52);
        const half = (value + ulp / 4).toFixed(60).slice(0, 50);
        expectExactOrNaN(half + '0'.repeat(nudge * 5) + nudge);
        expectExactOrNaN(value.toFixed(40));
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
  ])('returns NaN for "%s"', (text) => {
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
