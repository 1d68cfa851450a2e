import { describe, expect, it } from '@jest/globals';
import { corpus } from '../../test/corpus.ts';
import { type FitBuilder, type FitField, plainFit } from '../../test/fit-builder.ts';
import { readFit } from '../../test/read-with-room.ts';
import { shiftTimes } from './device-clock.ts';

const FIT_EPOCH = Date.UTC(1989, 11, 31);
const START = 1_100_000_000;
const UINT32 = 0x86;
const ABSENT = 0xffffffff;
const SPLIT: readonly FitField[] = [
  [0, 1, 0],
  [1, 4, UINT32],
  [3, 4, UINT32],
  [9, 4, UINT32],
  [25, 4, UINT32],
  [27, 4, UINT32],
];
const at = (second: number) => FIT_EPOCH + (START + second) * 1000;

const withSplits = (...splits: readonly (readonly number[])[]): FitBuilder => {
  const builder = plainFit().define(5, 312, SPLIT);
  for (const split of splits) builder.write(5, [...split]);
  return builder;
};

describe("a watch's waves", () => {
  it('are the active splits of surfing and windsurfing, in order of time', async () => {
    const { watchWaves } = await readFit(
      withSplits(
        [21, 9_000, 5_000, START + 30, 6_671, START + 40],
        [4, 9_000, 5_000, START + 15, 6_671, START + 25],
        [11, 8_000, ABSENT, START + 2, ABSENT, ABSENT],
      ).finish(),
    );
    expect(watchWaves).toEqual([
      { startTime: at(2), endTime: at(10), distance: null, maxSpeed: null },
      { startTime: at(30), endTime: at(40), distance: 50, maxSpeed: 24.0156 },
    ]);
  });

  it('without a length are none, and a file without waves has no such column', async () => {
    const read = await readFit(
      withSplits([11, ABSENT, 1, START, 1, ABSENT], [11, 1, 1, START + 5, 1, START + 5]).finish(),
    );
    expect(read.watchWaves).toBeUndefined();
  });

  it('move with the times of the recording', async () => {
    const read = await readFit(withSplits([11, 8_000, 100, START + 2, 1_000, START + 10]).finish());
    const [wave] = shiftTimes(read, 60_000).watchWaves!;
    expect(wave).toMatchObject({ startTime: at(62), endTime: at(70) });
  });
});

/** Count, meters, and seconds of the waves of real windsurf recordings, as the watch wrote them. */
const REAL: readonly (readonly [name: string, count: number, meters: number, seconds: number])[] = [
  ['2026-06-13-1558_rheinstetten', 57, 21_120.18, 6_237],
  ['2026-08-03-0741_nago-torbole', 29, 9_482.68, 2_230],
  ['2026-08-04-1411_nago-torbole', 23, 8_305.13, 1_844],
  ['2026-08-05-0827_nago-torbole', 22, 7_882.25, 2_078],
  ['2026-08-03-1440_nago-torbole', 3, 1_205.5, 293],
  ['2026-07-31-1451_nago-torbole', 0, 0, 0],
  ['2026-08-04-0822_nago-torbole', 0, 0, 0],
];
const files = corpus().filter(({ name }) => name.includes('windsurf-native'));

describe("a watch's waves in real recordings", () => {
  it.each(files.length === 0 ? [] : REAL)('%s: %i', async (part, count, meters, seconds) => {
    const { bytes } = files.find(({ name }) => name.includes(part))!;
    const { watchWaves = [] } = await readFit(bytes);
    expect(watchWaves).toHaveLength(count);
    const sum = (of: (wave: (typeof watchWaves)[number]) => number) =>
      watchWaves.reduce((total, wave) => total + of(wave), 0);
    expect(sum(({ distance }) => distance!)).toBeCloseTo(meters, 1);
    expect(sum(({ startTime, endTime }) => (endTime - startTime) / 1000)).toBe(seconds);
  });
});
