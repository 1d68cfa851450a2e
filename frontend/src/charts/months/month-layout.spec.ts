import { describe, expect, it } from '@jest/globals';
import { layoutMonths, type MonthValue } from './month-layout.ts';

const series = (count: number, value = (index: number) => index): MonthValue[] =>
  Array.from({ length: count }, (_, index) => ({
    month: new Date(Date.UTC(2024, 10 + index)).toISOString().slice(0, 7),
    value: value(index),
  }));
const texts = (count: number, width: number) =>
  layoutMonths(series(count), width).monthTicks.map(({ text }) => text);

describe('the layout of months', () => {
  it('places the months side by side without overlap, from zero up to the largest value', () => {
    const { places, bottom, bar, left, right } = layoutMonths(series(13), 360);
    expect(places).toHaveLength(13);
    expect(places[0]).toMatchObject({ month: '2024-11', top: bottom });
    expect(places.every(({ x }, index) => index === 0 || x >= (places[index - 1]?.x ?? 0) + bar)).toBe(true);
    expect(places.every(({ x }) => x >= left && x + bar <= right + 1e-6)).toBe(true);
    expect(places[12]?.top).toBeGreaterThan(0);
  });

  it('labels round months of the calendar, fewer of them on a phone', () => {
    expect(texts(3, 360)).toEqual(['Nov 2024', 'Dec 2024', 'Jan 2025']);
    expect(texts(13, 360)).toEqual(['Jan 2025', 'Jul 2025']);
    expect(texts(13, 1200)).toHaveLength(13);
    expect(texts(60, 360)).toEqual(['2026', '2028']);
  });

  it('labels a single month and a series longer than a century', () => {
    expect(texts(1, 360)).toEqual(['Nov 2024']);
    expect(texts(1500, 360).length).toBeGreaterThan(1);
  });

  it('has whole numbers only on the value axis, and one above zero without any value', () => {
    const ticks = (largest: number) =>
      layoutMonths(
        series(2, () => largest),
        360,
      ).valueTicks.map(({ text }) => text);
    expect(ticks(0)).toEqual(['0', '1']);
    expect(ticks(3)).toEqual(['0', '1', '2', '3']);
    expect(ticks(5_000_000)).toEqual(['0', '1M', '2M', '3M', '4M', '5M']);
  });

  it('finds the month at a position, the nearest one outside', () => {
    const { indexAt, places, left } = layoutMonths(series(13), 360);
    expect(indexAt(places[4]?.center ?? 0)).toBe(4);
    expect([indexAt(left - 30), indexAt(9999)]).toEqual([0, 12]);
  });
});
