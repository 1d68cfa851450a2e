import { describe, expect, it } from '@jest/globals';
import { toPixelColumns } from './pixel-columns.ts';

const times = (count: number) => Float64Array.from({ length: count }, (_, row) => row * 1000);

describe('reducing a session to pixel columns', () => {
  it('keeps a single fast second of a two hour session', () => {
    const speed = new Float64Array(7200).fill(3);
    speed[4711] = 21;
    const { high } = toPixelColumns(times(7200), speed, [0, 7_199_000], 300);
    expect(Math.max(...high)).toBe(21);
    expect(high.filter((value) => value === 21)).toHaveLength(1);
  });

  it('leaves columns without points empty and skips missing speeds', () => {
    const time = Float64Array.from([0, 1000, 9000]);
    const { low, high } = toPixelColumns(time, Float64Array.from([2, Number.NaN, 4]), [0, 9000], 10);
    expect([...high]).toEqual([2, ...Array<number>(8).fill(Number.NaN), 4]);
    expect([...low]).toEqual([...high]);
  });
});
