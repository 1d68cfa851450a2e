import { describe, expect, it } from '@jest/globals';
import { DEFAULT_UNITS, formatTimeOfDay, PACIFIC, type Track } from '@rideline/detection-engine';
import { differencesJson, mapData } from './map-data.ts';

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

describe('the times of a map', () => {
  it('are in the same second as in the app', () => {
    const start = Date.parse('2026-06-01T13:30:00.020Z');
    const time = Float64Array.of(0, 960, 979, 981, 1_985).map((millis) => start + millis);
    const none = new Float64Array(time.length);
    const columns = { latitude: none, longitude: none, speed: none, distance: none };
    const track = { ...columns, time, length: time.length } as unknown as Track;
    const activity = { row: { name: '', isDemo: false }, track, rides: [], username: null };
    const { facts, columns: written } = mapData('map', activity as never, DEFAULT_UNITS);
    let tenths = 0;
    const steps = JSON.parse([...differencesJson(written.time)].join('')) as number[];
    const onMap = steps.map((step) => facts.start! + (tenths += step) * 100);
    const seconds = (times: readonly number[]) => times.map((at) => formatTimeOfDay(at, PACIFIC, '12h'));
    expect(seconds(onMap)).toEqual(seconds([...time]));
  });
});
