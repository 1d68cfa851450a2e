import { describe, expect, it } from '@jest/globals';
import { FitBuilder, type FitField, LATITUDE, LONGITUDE, RECORD, TIMESTAMP } from '../../test/fit-builder.ts';
import { readFit } from '../../test/read-with-room.ts';
import { cleanTrack } from '../track/clean.ts';
import { decodeTrack, encodeTrack } from '../track/codec.ts';
import { trimTrack } from '../track/trim-track.ts';
import { pausedSeconds } from './paused-seconds.ts';

const START = 1_100_000_000;
const FIT_EPOCH = Date.UTC(1989, 11, 31);
const EVENT = 21;
const TIMER = 0;
const [STARTS, STOPS, STOPS_ALL] = [0, 1, 4];
const ENUM = 0x00;
/** An event as no known device writes it, which Garmin's SDK reads. */
const SIGNED = 0x01;

type Event = readonly [second: number, type: number, event?: number];

/** A watch that moves north at 1 m/s and writes these seconds, and its events in between, or behind all rows. */
async function session(
  seconds: readonly number[],
  events: readonly Event[],
  { areLast = false, type = ENUM } = {},
) {
  const fields: FitField[] = [TIMESTAMP, [0, 1, type], [1, 1, type]];
  const builder = new FitBuilder()
    .define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE])
    .define(1, EVENT, fields);
  const rest = [...events];
  const writeEvents = (until: number) => {
    while (rest.length > 0 && rest[0]![0] <= until) {
      const [second, kind, event = TIMER] = rest.shift()!;
      builder.write(1, [START + second, event, kind]);
    }
  };
  for (const second of seconds) {
    if (!areLast) writeEvents(second);
    builder.write(0, [START + second, 400_000_000 + Math.round(second * 107.3), -1_400_000_000]);
  }
  writeEvents(Infinity);
  return decodeTrack(encodeTrack(cleanTrack(await readFit(builder.finish()))));
}
const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

describe('the pauses of a session', () => {
  const halves = [...range(0, 300), ...range(900, 1200)];

  it('are the stops of its timer, however short', async () => {
    const stop: Event[] = [
      [0, STARTS],
      [300, STOPS_ALL],
      [900, STARTS],
      [1200, STOPS_ALL],
    ];
    expect(pausedSeconds(await session(halves, stop))).toBe(600);
    expect(pausedSeconds(await session(halves, stop, { areLast: true }))).toBe(600);
    expect(pausedSeconds(await session(halves, stop, { type: SIGNED }))).toBe(600);
  });

  it('are no loss of the signal, and no event of anything else', async () => {
    expect(pausedSeconds(await session(halves, [[0, STARTS]]))).toBe(0);
    const alert = 47;
    const other: Event[] = [
      [300, STOPS_ALL, alert],
      [900, STARTS, alert],
    ];
    expect(pausedSeconds(await session(halves, other))).toBe(0);
  });

  it('are stopped also where rows are written or filled in between', async () => {
    const stop: Event[] = [
      [100, STOPS],
      [130, STARTS],
    ];
    expect(pausedSeconds(await session(range(0, 300), stop))).toBe(30);
    expect(pausedSeconds(await session([...range(0, 100), ...range(112, 300)], stop))).toBe(30);
    expect(pausedSeconds(await session(range(0, 300, 10), stop))).toBe(30);
  });

  it('end with a start: a stop without one ends the recording', async () => {
    const stop: Event[] = [
      [0, STARTS],
      [100, STOPS_ALL],
    ];
    expect(pausedSeconds(await session(range(0, 300), stop))).toBe(0);
  });

  it('are those of the kept part', async () => {
    const track = await session(halves, [
      [300, STOPS_ALL],
      [900, STARTS],
    ]);
    const at = (second: number) => FIT_EPOCH + (START + second) * 1000;
    expect(pausedSeconds(trimTrack(track, { startTime: at(0), endTime: at(200) }))).toBe(0);
    expect(pausedSeconds(trimTrack(track, { startTime: at(200), endTime: at(1000) }))).toBe(600);
  });

  it('are not counted twice where a watch lies still and its timer is stopped', async () => {
    const long = [...range(0, 300), ...range(3900, 4200)];
    const track = await session(long, [
      [300, STOPS_ALL],
      [3900, STARTS],
    ]);
    const still = { ...track, latitude: track.latitude.fill(40), longitude: track.longitude.fill(-117) };
    expect(pausedSeconds(track)).toBe(3600);
    expect(pausedSeconds(still)).toBe(3600);
  });
});
