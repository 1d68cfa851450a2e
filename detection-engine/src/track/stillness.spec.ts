import { describe, expect, it } from '@jest/globals';
import { findStillness } from './stillness.ts';

const MINUTE = 60_000;
/** A track of [minutes, meters north]. */
const track = (rows: readonly (readonly [minutes: number, north: number])[]) => ({
  time: Float64Array.from(rows, ([minutes]) => minutes * MINUTE),
  latitude: Float64Array.from(rows, ([, north]) => north / 111_195),
  longitude: Float64Array.from(rows, () => -9),
});
const minutesOf = (rows: readonly (readonly [number, number])[]) =>
  findStillness(track(rows)).map(({ startTime, endTime }) => [startTime / MINUTE, endTime / MINUTE]);
const moving = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, (from + index) * 50] as const);
const lying = (from: number, to: number, north: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, north + (index % 2) * 10] as const);

describe('stretches without movement', () => {
  it('are none while somebody moves or rests for up to 20 minutes', () => {
    expect(minutesOf([])).toEqual([]);
    expect(minutesOf([...moving(0, 60), ...lying(61, 80, 9000), ...moving(200, 230)])).toEqual([]);
  });

  it('are those of a watch that was left running', () => {
    expect(minutesOf([...moving(0, 60), ...lying(70, 1800, 9000)])).toEqual([[70, 1800]]);
    expect(minutesOf([...moving(0, 60), ...lying(61, 82, 9000), ...moving(200, 230)])).toEqual([[61, 82]]);
  });

  it('are silences at one place, and none on the way', () => {
    expect(minutesOf([...moving(0, 30), [90, 1510], [91, 1600]])).toEqual([[30, 90]]);
    expect(minutesOf([...moving(0, 30), [90, 3000], [91, 3100]])).toEqual([]);
  });
});
