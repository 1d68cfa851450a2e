import { describe, expect, it } from '@jest/globals';
import { PALETTES } from '../../lib/palette.ts';
import { layoutBars, SLOT, type RideBar } from './bar-layout.ts';
import { hourColor } from './ride-bar.tsx';

const bar = (id: number, value: number): RideBar => ({
  id,
  number: id,
  value,
  label: '0:00:01',
  secondsIn: 1,
  rough: false,
});

describe('the bars of rides', () => {
  it('are 40 px apart in ride order; the axis ends at 1.1 times the largest value', () => {
    const { places, y } = layoutBars([bar(7, 80), bar(3, 200), bar(5, 10)], 300);
    expect(places.map(({ bar: { id } }) => id)).toEqual([7, 3, 5]);
    expect(places.map(({ center }, index) => center - index * SLOT)).toEqual(
      Array<number>(3).fill(places[0]?.center ?? Number.NaN),
    );
    expect(SLOT).toBe(40);
    expect(y.domain()[1]).toBeCloseTo(220);
  });

  it('are laid out when all values are zero', () => {
    expect(layoutBars([bar(1, 0)], 300).places[0]?.top).toBeGreaterThan(0);
  });
});

describe('the color of a ride label', () => {
  const palette = PALETTES.light;

  it.each([
    [0, 0],
    [3599, 0],
    [3600, 1],
    [7200, 2],
    [10_800, 3],
    [14_399, 3],
    [14_400, 4],
    [90_000, 4],
  ])('%d s into the session is bucket %d', (seconds, bucket) => {
    expect(hourColor(seconds, palette)).toBe(palette.hours[bucket]);
  });

  it('is gray for an unknown time', () => {
    expect(hourColor(null, palette)).toBe(palette.unknownHour);
  });
});
