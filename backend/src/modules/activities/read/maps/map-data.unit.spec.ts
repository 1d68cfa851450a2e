import { describe, expect, it } from '@jest/globals';
import { differencesJson } from './map-data.ts';

const tenths = (values: Float64Array) => ({ values, toGrid: (value: number) => value * 10 });
const listOf = (values: Float64Array) =>
  JSON.parse([...differencesJson(tenths(values))].join('')) as number[];

describe('a column of a map', () => {
  it('is written as the differences of integers', () => {
    expect(listOf(Float64Array.of(1, 1.26, -2, -2))).toEqual([10, 3, -33, 0]);
    expect(listOf(Float64Array.of())).toEqual([]);
  });

  it('is written in small slices that add up to its values', () => {
    const values = Float64Array.from({ length: 30_000 }, (_, row) => Math.round(Math.sin(row) * 1e4) / 10);
    const slices = [...differencesJson(tenths(values))];
    expect(Math.max(...slices.map(({ length }) => length))).toBeLessThan(50_000);
    let total = 0;
    const sums = listOf(values).map((step) => (total += step));
    expect(sums).toEqual(Array.from(values, (value) => Math.round(value * 10) + 0));
  });
});
