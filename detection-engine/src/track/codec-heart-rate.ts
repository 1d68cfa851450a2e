import type { VarintReader, VarintWriter } from './codec-varint.ts';

/**
 * Half bytes: 0 to 13 for a change by -7 to +6 bpm since the last row with a heart rate, 14 for a row without, 15 before
 * a whole byte of any other value.
 */
const LEAST_CHANGE = -7;
const MOST_CHANGE = 6;
const NONE = 14;
const WHOLE = 15;

export function writeHeartRate(writer: VarintWriter, heartRate: Uint8Array): void {
  const halves = new Uint8Array(heartRate.length * 3);
  let count = 0;
  let last = 0;
  for (let row = 0; row < heartRate.length; row++) {
    const bpm = heartRate[row]!;
    if (bpm === 0) {
      halves[count++] = NONE;
      continue;
    }
    const change = bpm - last;
    last = bpm;
    if (change >= LEAST_CHANGE && change <= MOST_CHANGE) {
      halves[count++] = change - LEAST_CHANGE;
    } else {
      halves[count++] = WHOLE;
      halves[count++] = bpm & 15;
      halves[count++] = bpm >> 4;
    }
  }
  const bytes = new Uint8Array((count + 1) >> 1);
  for (let half = 0; half < count; half++) bytes[half >> 1]! |= halves[half]! << (4 * (half & 1));
  writer.writeBytes(bytes);
}

export function readHeartRate(reader: VarintReader, heartRate: Uint8Array): void {
  const { bytes, at } = reader;
  let count = 0;
  let last = 0;
  const next = () => {
    const half = (bytes[at + (count >> 1)]! >> (4 * (count & 1))) & 15;
    count++;
    return half;
  };
  for (let row = 0; row < heartRate.length; row++) {
    const half = next();
    if (half === NONE) continue;
    last = half === WHOLE ? next() | (next() << 4) : last + half + LEAST_CHANGE;
    heartRate[row] = last;
  }
  reader.at = at + ((count + 1) >> 1);
}
