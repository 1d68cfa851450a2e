import { describe, expect, it } from '@jest/globals';
import { idOf, measureOf, rowsOf, textOf, timeOf } from './service-values.ts';

describe('a value of a service', () => {
  it.each([
    ['Dawn\0 patrol\ud83c', 'Dawn patrol\ufffd'],
    [' a\n\tb\u0007 ', 'a b'],
    ['🏄'.repeat(300), '🏄'.repeat(100)],
    [`${' '.repeat(999)}🏄`, '\ufffd'],
    [5, ''],
    [null, ''],
  ])('%j is the text %j', (value, text) => {
    expect(textOf(value)).toBe(text);
  });

  it.each([
    [16_180_339_887, '16180339887'],
    ['i-7', 'i-7'],
    ['7\0', undefined],
    ['', undefined],
    ['7 8', undefined],
    ['x'.repeat(101), undefined],
    [1e300, undefined],
    [1.5, undefined],
    [{}, undefined],
  ])('%j is the id %j', (value, id) => {
    expect(idOf(value)).toBe(id);
  });

  it('is no measure or time outside of its range', () => {
    expect([0, 12.5, -1, 1e300, '5', null].map(measureOf)).toEqual([0, 12.5, null, null, null, null]);
    expect([0, 1.6, 1e300, -1e300, Number.NaN, '5'].map(timeOf)).toEqual([0, 2, null, null, null, null]);
  });

  it('is a list up to the rows that were asked for', () => {
    expect(rowsOf([1, 2, null, 3], (row) => (row as number | null) ?? undefined, 3)).toEqual([1, 2]);
    expect(rowsOf([], () => 1, 3)).toEqual([]);
    expect(rowsOf([null], () => undefined, 3)).toBeUndefined();
    expect(rowsOf({ length: 1 }, () => 1, 3)).toBeUndefined();
  });
});
