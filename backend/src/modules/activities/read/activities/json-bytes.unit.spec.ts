import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { putFixed, putTimeOfDay, putWhole } from './json-bytes.ts';

const HIGHEST = 2 ** 31 - 1;

function written(put: (bytes: Buffer) => number): string {
  const bytes = Buffer.alloc(40);
  return bytes.toString('latin1', 0, put(bytes));
}

describe('JSON byte writers', () => {
  it('write integers and fixed decimals as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: HIGHEST }), (value) => {
        expect(written((bytes) => putWhole(bytes, 0, value))).toBe(JSON.stringify(value));
        expect(written((bytes) => putFixed(bytes, 0, value, 3))).toBe(JSON.stringify(value / 1000));
        expect(written((bytes) => putFixed(bytes, 0, -value, 2))).toBe(JSON.stringify(-value / 100));
      }),
    );
  });

  it('write degrees without trailing zeros', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_800_000_000, max: 1_800_000_000 }), (units) => {
        const text = written((bytes) => putFixed(bytes, 0, units, 7));
        expect(Number(text)).toBe(units / 1e7);
        expect(text).toMatch(/^-?\d+(\.\d*[1-9])?$/);
      }),
    );
  });

  it('write times of day as Date does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399_999 }), (millis) => {
        const text = written((bytes) => putTimeOfDay(bytes, 0, millis));
        expect(`1970-01-01T${text}`).toBe(new Date(millis).toISOString());
      }),
    );
  });
});
