import { describe, expect, it } from '@jest/globals';
import {
  DISTANCE,
  FitBuilder,
  LATITUDE,
  LONGITUDE,
  RECORD,
  SPEED,
  TIMESTAMP,
  plainFit,
} from '../../test/fit-builder.ts';
import { readFit } from '../../test/read-with-room.ts';

const FIT_EPOCH = Date.UTC(1989, 11, 31);
const seconds = (times: Float64Array) => Array.from(times, (time) => (time - FIT_EPOCH) / 1000);

describe('readFit', () => {
  it("returns time, position, speed and distance in the engine's units", async () => {
    const track = await readFit(plainFit().finish());
    expect(track.length).toBe(60);
    expect(seconds(track.time).slice(0, 2)).toEqual([1_100_000_000, 1_100_000_001]);
    expect(track.latitude[0]).toBeCloseTo(33.5276, 4);
    expect(track.longitude[0]).toBeCloseTo(-117.3466, 4);
    expect(track.recordedSpeed[7]).toBe(3);
    expect(track.recordedDistance[7]).toBe(21);
    expect(track.denseSpeed).toBeNull();
  });

  it('reads both byte orders', async () => {
    expect(await readFit(plainFit({ bigEndian: true }).finish())).toStrictEqual(
      await readFit(plainFit().finish()),
    );
  });

  it('unwraps compressed timestamps', async () => {
    const builder = new FitBuilder()
      .define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE])
      .define(1, RECORD, [LATITUDE, LONGITUDE])
      .write(0, [1_000_000_030, 0, 1]);
    for (const second of [31, 33, 64, 95]) builder.writeCompressed(1, 1_000_000_000 + second, [0, second]);
    expect(seconds((await readFit(builder.finish())).time)).toEqual(
      [30, 31, 33, 64, 95].map((second) => 1_000_000_000 + second),
    );
  });

  it('unpacks compressed speed and distance', async () => {
    const packed = [8, 3, 0x0d] as const;
    const builder = new FitBuilder().define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE, packed]);
    const pack = (speed: number, distance: number) => speed | (distance << 12);
    builder.write(0, [1000, 0, 1, pack(250, 16)]);
    builder.write(0, [1001, 0, 1, pack(300, 4095)]);
    builder.write(0, [1002, 0, 1, pack(0, 15)]);
    const track = await readFit(builder.finish());
    expect(Array.from(track.recordedSpeed)).toEqual([2.5, 3, 0]);
    expect(Array.from(track.recordedDistance)).toEqual([1, 255.9375, 256.9375]);
  });

  it('prefers enhanced speed and treats invalid values as absent', async () => {
    const enhanced = [73, 4, 0x86] as const;
    const builder = new FitBuilder().define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE, SPEED, enhanced]);
    builder.write(0, [1, 0, 1, 1000, 2000]);
    builder.write(0, [2, 0, 1, 1000, 0xffffffff]);
    builder.write(0, [3, 0x7fffffff, 0x7fffffff, 0xffff, 0xffffffff]);
    const track = await readFit(builder.finish());
    expect(Array.from(track.recordedSpeed)).toEqual([2, 1, NaN]);
    expect(Array.from(track.latitude)).toEqual([0, 0, NaN]);
  });

  it('skips fields of non-standard size or type, developer fields and other messages', async () => {
    const builder = new FitBuilder()
      .raw(0x61, 0, 0, RECORD, 0, 3, 253, 4, 0x86, 0, 4, 0x85, 1, 4, 0x85, 1, 0, 2, 0)
      .define(2, 0xff00, [[1, 3, 0x0d]])
      .define(3, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE, [6, 4, 0x86]]);
    for (let second = 0; second < 3; second++) {
      builder.raw(1, second, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 9, 9).write(2, [7]);
    }
    builder.write(3, [3, 0, 1, 4000]);
    const track = await readFit(builder.finish());
    expect(seconds(track.time)).toEqual([0, 1, 2, 3]);
    expect(Array.from(track.recordedSpeed)).toEqual([NaN, NaN, NaN, 4]);
  });

  it('assigns times to messages 160 by their order between records', async () => {
    const dense = [4, 4, 0x86] as const;
    const builder = new FitBuilder()
      .define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE, SPEED])
      .define(1, 160, [dense]);
    const speedAt = (second: number) => 1000 + ((second * 37) % 500);
    for (let second = 0; second <= 120; second++) {
      if (second > 0) builder.write(1, [speedAt(second)]);
      if (second % 4 === 0 || second === 57)
        builder.write(0, [5000 + second, 0, second * 300, speedAt(second)]);
    }
    const { denseSpeed } = await readFit(builder.finish());
    expect(seconds(denseSpeed!.time)).toEqual(Array.from({ length: 120 }, (_, index) => 5001 + index));
    expect(Array.from(denseSpeed!.speed)).toEqual(
      Array.from({ length: 120 }, (_, index) => speedAt(index + 1) / 1000),
    );
  });

  it.each<[string, (whole: Uint8Array, view: DataView) => Uint8Array]>([
    ['its header tells its length', (whole) => whole.subarray(0, -2)],
    ['its header tells no length', (whole, view) => (view.setUint32(4, 0), whole.subarray(0, -2))],
    [
      'its header tells the length of all that was planned',
      (whole, view) => (view.setUint32(4, 9e5), whole.subarray(0, -2)),
    ],
    ['its checksum is empty', (whole) => (whole.fill(0, -2), whole)],
  ])('reads a file without checksum whose records are whole: %s', async (_, cut) => {
    const whole = plainFit().finish();
    const expected = await readFit(whole);
    const track = await readFit(cut(whole, new DataView(whole.buffer)));
    const warnings = [
      'The file has no checksum, as of a watch that stopped while it wrote; its records are whole.',
    ];
    expect(track).toStrictEqual({ ...expected, facts: { ...expected.facts, warnings } });
  });

  it('takes the first of two values of a field', async () => {
    const builder = new FitBuilder().define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE, SPEED, SPEED]);
    for (let second = 0; second < 3; second++) builder.write(0, [second, 0, second, 3000, 9000]);
    expect(Array.from((await readFit(builder.finish())).recordedSpeed)).toEqual([3, 3, 3]);
  });

  it('drops messages 160 that contradict the records', async () => {
    const dense = [4, 4, 0x86] as const;
    const builder = new FitBuilder()
      .define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE, SPEED])
      .define(1, 160, [dense]);
    for (let second = 0; second < 60; second++)
      builder.write(1, [900]).write(0, [second, 0, second * 300, 1000]);
    expect((await readFit(builder.finish())).denseSpeed).toBeNull();
  });

  it.each(['position', 'speed'])('reads two records of one second as one row, %s first', async (first) => {
    const builder = new FitBuilder()
      .define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE])
      .define(1, RECORD, [TIMESTAMP, DISTANCE, SPEED]);
    for (let second = 0; second < 3; second++) {
      const speed = () => builder.write(1, [1000 + second, second * 300, 3000 + second]);
      if (first === 'speed') speed();
      builder.write(0, [1000 + second, 400_000_000, second * 390]);
      if (first === 'position') speed();
    }
    const track = await readFit(builder.finish());
    expect(seconds(track.time)).toEqual([1000, 1001, 1002]);
    expect(Array.from(track.recordedSpeed)).toEqual([3, 3.001, 3.002]);
    expect(Array.from(track.recordedDistance)).toEqual([0, 3, 6]);
    expect(track.longitude.every((degrees) => degrees >= 0)).toBe(true);
  });

  it('keeps two positions of one second apart', async () => {
    const builder = new FitBuilder().define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE]);
    for (let half = 0; half < 6; half++) builder.write(0, [1000 + (half >> 1), 400_000_000, half * 200]);
    expect(seconds((await readFit(builder.finish())).time)).toEqual([1000, 1000, 1001, 1001, 1002, 1002]);
  });
});
