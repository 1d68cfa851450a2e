import { describe, expect, it } from '@jest/globals';
import { differencesJson } from './map-data.ts';

const tenths = (values: Float64Array) => ({ values, toGrid: (value: number) => value * 10 });
const listOf = (values: Float64Array) =>
  JSON.parse([...differencesJson(tenths(values))].join('')) as number[];

describe('a column of a map', () => {
  it('is a list of the differences of whole numbers', () => {
    expect(listOf(Float64Array.of(1, 1.26, -2, -2))).toEqual([10, 3, -33, 0]);
    expect(listOf(Float64Array.of())).toEqual([]);
  });

  it('comes in slices that are small for any length, and adds up to each of its values', () => {
    const values = Float64Array.from({ length: 30_000 }, (_, row) => Math.round(Math.sin(row) * 1e4) / 10);
    const slices = [...differencesJson(tenths(values))];
    expect(Math.max(...slices.map(({ length }) => length))).toBeLessThan(50_000);
    let total = 0;
    const sums = listOf(values).map((step) => (total += step));
    expect(sums).toEqual(Array.from(values, (value) => Math.round(value * 10) + 0));
  });
});
