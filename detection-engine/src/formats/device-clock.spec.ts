import { describe, expect, it } from '@jest/globals';
import { FitBuilder, LATITUDE, LONGITUDE, RECORD, TIMESTAMP } from '../../test/fit-builder.ts';
import { readFit } from '../../test/read-with-room.ts';
import type { TrackFormat } from '../track/recorded-track.ts';
import { epochMillis } from '../units.ts';
import { encodeTrackFile } from './encode.ts';
import { readTrackFile } from './read-track-file.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ROLLOVER = 1024 * 7 * DAY;
const START = Date.UTC(2026, 8, 12, 15);
const ROWS = 240;
const FORMATS: readonly TrackFormat[] = ['fit', 'gpx', 'tcx'];
const NOW = epochMillis(START + 30 * DAY);

const column = (value: (row: number) => number) =>
  Float64Array.from({ length: ROWS }, (_, row) => value(row));

/** Somebody who paddles north at about a meter a second, with the times that the device writes. */
async function read(format: TrackFormat, wrote: (time: number, row: number) => number) {
  const rows = {
    length: ROWS,
    time: column((row) => wrote(START + row * 1000, row)),
    latitude: column((row) => 36.95 + row * 1e-5),
    longitude: column(() => -122.02),
    recordedSpeed: column(() => 1.1),
    recordedDistance: column(() => NaN),
    denseSpeed: null,
  };
  const { time, facts } = await readTrackFile(encodeTrackFile(rows, format, {}), `a.${format}`, {
    now: NOW,
    maxPoints: 1000,
    maxBytes: 1e6,
  });
  return { rows: time.length, start: time[0]!, end: time.at(-1)!, warnings: facts.warnings };
}

const RIGHT = { rows: ROWS, start: START, end: START + (ROWS - 1) * 1000 };

describe.each(FORMATS)('the times of a %s file', (format) => {
  it('stay as they are, also with a break', async () => {
    expect(await read(format, (time) => time)).toEqual({ ...RIGHT, warnings: [] });
    expect(await read(format, (time, row) => (row < 100 ? time : time + 12 * MINUTE))).toEqual({
      ...RIGHT,
      end: RIGHT.end + 12 * MINUTE,
      warnings: [],
    });
  });

  it.each([1, 7, 0.6])('go on after the clock was set back or ahead by %d h', async (hours) => {
    const back = await read(format, (time, row) => (row < 100 ? time + hours * HOUR : time));
    const ahead = await read(format, (time, row) => (row < 100 ? time - hours * HOUR : time));
    expect(back).toEqual({ ...RIGHT, warnings: [expect.stringContaining('was set back by')] });
    expect(ahead).toEqual({ ...RIGHT, warnings: [expect.stringContaining('was set ahead by')] });
  });

  it('lose a few rows of another day, wherever they stand', async () => {
    expect(await read(format, (time, row) => (row === 120 ? time - DAY : time))).toEqual({
      ...RIGHT,
      rows: ROWS - 1,
      warnings: ['1 point from hours before the session was left out.'],
    });
    expect(await read(format, (time, row) => (row < 3 ? time - 3 * HOUR : time))).toEqual({
      ...RIGHT,
      rows: ROWS - 3,
      start: START + 3000,
      warnings: ['3 points from hours before the session were left out.'],
    });
    expect(await read(format, (time, row) => (row >= ROWS - 2 ? time + DAY : time))).toEqual({
      ...RIGHT,
      rows: ROWS - 2,
      end: RIGHT.end - 2000,
      warnings: ['2 points from hours after the session were left out.'],
    });
  });

  it('move by 1,024 weeks where the week number of the receiver ran over', async () => {
    expect(await read(format, (time) => time - ROLLOVER)).toEqual({
      ...RIGHT,
      warnings: [expect.stringMatching(/1,024 weeks early.*moved to Sep 12, 2026/)],
    });
  });

  it('are told to be wrong where the clock was never set', async () => {
    const { start, warnings } = await read(format, (_, row) => Date.UTC(1989, 11, 31, 0, 0, row));
    expect(new Date(start).getUTCFullYear()).toBe(1989);
    expect(warnings).toEqual(['The clock of the device was not set: its times say Dec 31, 1989.']);
  });
});

describe('dates that may be real', () => {
  it('stay: GPX files are older than watches that write FIT', async () => {
    const since = Date.UTC(2004, 5, 1) - START;
    expect(await read('gpx', (time) => time + since)).toMatchObject({ start: START + since, warnings: [] });
  });
});

describe('FIT times since power-on', () => {
  const CREATED = [4, 4, 0x86] as const;
  const REAL = 1_100_000_000;
  const FIT_EPOCH = Date.UTC(1989, 11, 31);
  const file = (times: readonly number[], created: number) => {
    const builder = new FitBuilder()
      .define(1, 0, [CREATED])
      .write(1, [created])
      .define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE]);
    times.forEach((time, row) => builder.write(0, [time, 400_000_000, row]));
    return builder.finish();
  };
  const seconds = async (times: readonly number[], created: number) =>
    Array.from((await readFit(file(times, created))).time, (time) => (time - FIT_EPOCH) / 1000 - REAL);

  it('end where the real times begin', async () => {
    expect(await seconds([7, 8, 10, REAL, REAL + 1], 5)).toEqual([-4, -3, -1, 0, 1]);
  });

  it('go on where the real times end', async () => {
    expect(await seconds([REAL, REAL + 1, 3, 4], 5)).toEqual([0, 1, 2, 3]);
  });

  it('begin when the file was created where no time is real', async () => {
    expect(await seconds([7, 8, 10], REAL)).toEqual([0, 1, 3]);
  });
});
