import type { VarintReader, VarintWriter } from './codec-varint.ts';
import { RIDE_ENDS, type Track } from './track.ts';

/**
 * Run-length encodes time steps in multiples of `unit` ms: twice the step, plus one where a repeat count follows. A
 * 1 Hz session takes a few bytes.
 */
export function writeTimes(writer: VarintWriter, time: Float64Array, unit: number): void {
  let row = 1;
  while (row < time.length) {
    const step = stepTo(time, row);
    let next = row + 1;
    while (next < time.length && stepTo(time, next) === step) next++;
    const repeats = next - row - 1;
    writer.write((step / unit) * 2 + (repeats > 0 ? 1 : 0));
    if (repeats > 0) writer.write(repeats);
    row = next;
  }
}

export function readTimes(reader: VarintReader, time: Float64Array, first: number, unit: number): void {
  if (time.length > 0) time[0] = first;
  let row = 1;
  let last = first;
  while (row < time.length) {
    const head = reader.read();
    const repeats = head % 2 === 1 ? reader.read() : 0;
    const step = ((head - (head % 2)) / 2) * unit;
    const end = Math.min(row + repeats + 1, time.length);
    for (; row < end; row++) time[row] = last += step;
  }
}

/** The greatest common divisor of all time steps in ms; 1 for fewer than two rows. */
export function timeUnit(time: Float64Array): number {
  let unit = 0;
  for (let row = 1; row < time.length && unit !== 1; row++) {
    let step = stepTo(time, row);
    while (step > 0) [unit, step] = [step, unit % step];
  }
  return unit || 1;
}

const stepTo = (time: Float64Array, row: number) => Math.round(time[row]!) - Math.round(time[row - 1]!);

/** Zigzag-encoded differences of grid numbers (value * scale, absolute value below 2^31). */
export function writeSigned(writer: VarintWriter, column: Float64Array, scale: number): void {
  const folded = new Uint32Array(column.length);
  let last = 0;
  for (let row = 0; row < column.length; row++) {
    const grid = Math.round(column[row]! * scale);
    const step = (grid - last) | 0;
    folded[row] = (step << 1) ^ (step >> 31);
    last = grid;
  }
  writer.writeAll(folded);
}

export function readSigned(reader: VarintReader, column: Float64Array, scale: number): void {
  const bytes = reader.bytes;
  let at = reader.at;
  let grid = 0;
  for (let row = 0; row < column.length; row++) {
    let byte = bytes[at++]!;
    let folded = byte & 0x7f;
    if (byte > 0x7f) {
      byte = bytes[at++]!;
      folded |= (byte & 0x7f) << 7;
      if (byte > 0x7f) {
        byte = bytes[at++]!;
        folded |= (byte & 0x7f) << 14;
        if (byte > 0x7f) {
          byte = bytes[at++]!;
          folded |= (byte & 0x7f) << 21;
          if (byte > 0x7f) folded |= bytes[at++]! << 28;
        }
      }
    }
    grid = (grid + ((folded >>> 1) ^ -(folded & 1))) | 0;
    column[row] = grid / scale;
  }
  reader.at = at;
}

/** Differences of a non-decreasing column on the grid value * scale, each below 2^32. */
export function writeRising(writer: VarintWriter, column: Float64Array, scale: number): void {
  const steps = new Uint32Array(column.length);
  let last = 0;
  for (let row = 0; row < column.length; row++) {
    const grid = Math.round(column[row]! * scale);
    steps[row] = grid - last;
    last = grid;
  }
  writer.writeAll(steps);
}

export function readRising(reader: VarintReader, column: Float64Array, scale: number): void {
  const bytes = reader.bytes;
  let at = reader.at;
  let grid = 0;
  for (let row = 0; row < column.length; row++) {
    const byte = bytes[at]!;
    const second = bytes[at + 1]!;
    if (byte < 0x80) {
      grid += byte;
      at++;
    } else if (second < 0x80) {
      grid += (byte & 0x7f) | (second << 7);
      at += 2;
    } else {
      reader.at = at;
      grid += reader.read();
      at = reader.at;
    }
    column[row] = grid / scale;
  }
  reader.at = at;
}

/** The largest that writeFlags writes: bridged, doubtful, the last row of a ride. */
const MOST_FLAGS = 3 + 4 + 8 * RIDE_ENDS;

type Flags = Pick<Track, 'speedSource' | 'doubtful' | 'stopped'>;

/** Run-length encodes flags: source + 4 * doubtful + 8 * stopped, then the number of rows. */
export function writeFlags(writer: VarintWriter, { speedSource: source, doubtful, stopped }: Flags): void {
  const flagsOf = (row: number) => source[row]! + 4 * doubtful[row]! + 8 * stopped[row]!;
  for (let row = 0; row < source.length;) {
    const flags = flagsOf(row);
    let next = row + 1;
    while (next < source.length && flagsOf(next) === flags) next++;
    writer.write(flags);
    writer.write(next - row);
    row = next;
  }
}

/** @returns false for an invalid run, which only damaged bytes have */
export function readFlags(reader: VarintReader, { speedSource: source, doubtful, stopped }: Flags): boolean {
  let row = 0;
  while (row < source.length) {
    const flags = reader.read();
    const end = row + reader.read();
    if (end === row || end > source.length || flags > MOST_FLAGS) return false;
    for (; row < end; row++) {
      source[row] = flags & 3;
      doubtful[row] = (flags >> 2) & 1;
      stopped[row] = flags >> 3;
    }
  }
  return true;
}
