import {
  readFlags,
  readRising,
  readSigned,
  readTimes,
  timeUnit,
  writeFlags,
  writeRising,
  writeSigned,
  writeTimes,
} from './codec-columns.ts';
import { readHeartRate, writeHeartRate } from './codec-heart-rate.ts';
import { VarintReader, VarintWriter } from './codec-varint.ts';
import { RIDE_ENDS, type Track, createTrack } from './track.ts';

/** Little-endian: magic 'RLT', version, rows (u32), checksum (u32), first time (f64), time unit in ms (f64). */
const MAGIC = [0x52, 0x4c, 0x54] as const;
/**
 * The version says what a track has beside its movement, so that the bytes and the hash of one without stay the same: from
 * 1 on, plus one for a heart rate, two for stops of the timer, and four for rides alone.
 */
const FIRST_VERSION = 1;
const WITH_HEART_RATE = 1;
const WITH_STOPS = 2;
const WITH_RIDES_ALONE = 4;
const LAST_VERSION = FIRST_VERSION + WITH_HEART_RATE + WITH_STOPS + WITH_RIDES_ALONE;
const CHECKSUM_AT = 8;
const CHECKED_FROM = 12;
const HEADER_BYTES = 28;
const EXPECTED_BYTES_PER_ROW = 9;
/** Latitude, longitude, distance and speed take at least one byte each. */
const MIN_BYTES_PER_ROW = 4;

/** Grid steps in one unit of the column. */
const PER_DEGREE = 1e7;
const PER_METER = 100;
const PER_METER_PER_SECOND = 1000;
const GRID_LIMIT = 2 ** 31;
/** ms; beyond the range of Date. */
const MAX_TIME = 2 ** 52;

/** Thrown by decodeTrack for damaged bytes and for other formats or versions. */
export class TrackCodecError extends Error {
  override readonly name = 'TrackCodecError';
}

/**
 * Encodes a track as delta-varint columns, 6 to 8 bytes a point at 1 Hz, and half a byte more with a heart rate. Decoding returns the nearest numbers on the
 * grid (1 ms, 1e-7 degrees, 1 cm, 1 mm/s), where the columns of a cleaned track lie exactly.
 * @throws RangeError with the name of an invalid column: NaN, out of range, or not increasing
 */
export function encodeTrack(track: Track): Uint8Array {
  checkRising('time', track.time, 1, 1, MAX_TIME);
  checkRising('distance', track.distance, PER_METER, 0, 2 ** 32 - 1);
  if (track.length > 0 && !(track.distance[0]! >= 0)) throw invalidColumn('distance', 0, track.distance[0]!);
  checkGrid('latitude', track.latitude, PER_DEGREE);
  checkGrid('longitude', track.longitude, PER_DEGREE);
  checkGrid('speed', track.speed, PER_METER_PER_SECOND);

  const unit = timeUnit(track.time);
  const writer = new VarintWriter(HEADER_BYTES, track.length * EXPECTED_BYTES_PER_ROW);
  writeTimes(writer, track.time, unit);
  writeSigned(writer, track.latitude, PER_DEGREE);
  writeSigned(writer, track.longitude, PER_DEGREE);
  writeRising(writer, track.distance, PER_METER);
  writeSigned(writer, track.speed, PER_METER_PER_SECOND);
  writeFlags(writer, track);
  const hasHeartRate = track.heartRate.some((bpm) => bpm > 0);
  if (hasHeartRate) writeHeartRate(writer, track.heartRate);

  const bytes = writer.finish();
  const version =
    FIRST_VERSION +
    (hasHeartRate ? WITH_HEART_RATE : 0) +
    (track.stopped.includes(1) ? WITH_STOPS : 0) +
    (track.stopped.includes(RIDE_ENDS) ? WITH_RIDES_ALONE : 0);
  bytes.set([...MAGIC, version]);
  const view = viewOf(bytes);
  view.setUint32(4, track.length, true);
  view.setFloat64(12, Math.round(track.time[0] ?? 0), true);
  view.setFloat64(20, unit, true);
  view.setUint32(CHECKSUM_AT, codecChecksum(bytes, CHECKED_FROM, track.length), true);
  return bytes;
}

/** Whether bytes are an undamaged encoded track of this version; far cheaper than decoding. */
export function isEncodedTrack(bytes: Uint8Array): boolean {
  if (bytes.length < HEADER_BYTES || MAGIC.some((byte, at) => bytes[at] !== byte)) return false;
  if (bytes[3]! < FIRST_VERSION || bytes[3]! > LAST_VERSION) return false;
  const view = viewOf(bytes);
  return codecChecksum(bytes, CHECKED_FROM, view.getUint32(4, true)) === view.getUint32(CHECKSUM_AT, true);
}

/**
 * Decodes the output of encodeTrack.
 * @throws TrackCodecError for another format or version, truncated or damaged bytes
 */
export function decodeTrack(bytes: Uint8Array): Track {
  if (bytes.length < HEADER_BYTES || MAGIC.some((byte, at) => bytes[at] !== byte)) {
    throw new TrackCodecError('These bytes are no encoded track');
  }
  const version = bytes[3] ?? 0;
  if (version > LAST_VERSION) throw new TrackCodecError('A newer version of Rideline encoded this track');
  if (version < FIRST_VERSION) throw new TrackCodecError(`Encoded track version ${version} is unknown`);
  const view = viewOf(bytes);
  const length = view.getUint32(4, true);
  const checksum = view.getUint32(CHECKSUM_AT, true);
  const fits = length * MIN_BYTES_PER_ROW <= bytes.length - HEADER_BYTES;
  if (!fits || codecChecksum(bytes, CHECKED_FROM, length) !== checksum) throw damaged();

  const time = new Float64Array(length);
  const latitude = new Float64Array(length);
  const longitude = new Float64Array(length);
  const distance = new Float64Array(length);
  const speed = new Float64Array(length);
  const speedSource = new Uint8Array(length);
  const doubtful = new Uint8Array(length);
  const stopped = new Uint8Array(length);
  const reader = new VarintReader(bytes, HEADER_BYTES);
  readTimes(reader, time, view.getFloat64(12, true), view.getFloat64(20, true));
  readSigned(reader, latitude, PER_DEGREE);
  readSigned(reader, longitude, PER_DEGREE);
  readRising(reader, distance, PER_METER);
  readSigned(reader, speed, PER_METER_PER_SECOND);
  const filled = readFlags(reader, { speedSource, doubtful, stopped });
  if (!filled) throw damaged();
  const heartRate = new Uint8Array(length);
  if (((version - FIRST_VERSION) & WITH_HEART_RATE) !== 0) readHeartRate(reader, heartRate);
  if (reader.at !== bytes.length) throw damaged();
  return createTrack({
    time,
    latitude,
    longitude,
    distance,
    speed,
    speedSource,
    doubtful,
    heartRate,
    stopped,
  });
}

const damaged = () => new TrackCodecError('This encoded track is damaged');

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function checkGrid(name: string, column: Float64Array, scale: number): void {
  for (let row = 0; row < column.length; row++) {
    if (!(Math.abs(column[row]! * scale) < GRID_LIMIT - 1)) throw invalidColumn(name, row, column[row]!);
  }
}

function checkRising(name: string, column: Float64Array, scale: number, least: number, most: number): void {
  let last = 0;
  for (let row = 0; row < column.length; row++) {
    const grid = Math.round(column[row]! * scale);
    const step = grid - last;
    if (!(Math.abs(grid) <= MAX_TIME && (row === 0 || step >= least) && step <= most)) {
      throw invalidColumn(name, row, column[row]!);
    }
    last = grid;
  }
}

const invalidColumn = (name: string, row: number, value: number) =>
  new RangeError(`Track column ${name} holds ${value} in row ${row}, which a cleaned track cannot`);

/** A 32-bit hash of bytes[from...], in four parallel lanes so that it costs far less than decoding. */
function codecChecksum(bytes: Uint8Array, from: number, seed: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let a = seed ^ 0x2c1b3c6d;
  let b = seed ^ 0x297a2d39;
  let c = seed ^ 0x165667b1;
  let d = seed ^ 0x27d4eb2f;
  let at = from;
  for (const last = bytes.length - 16; at <= last; at += 16) {
    a = mix(a, view.getInt32(at, true));
    b = mix(b, view.getInt32(at + 4, true));
    c = mix(c, view.getInt32(at + 8, true));
    d = mix(d, view.getInt32(at + 12, true));
  }
  let whole = mix(mix(mix(mix(bytes.length, a), b), c), d);
  for (; at < bytes.length; at++) whole = mix(whole, bytes[at]!);
  return (whole ^ (whole >>> 15)) >>> 0;
}

function mix(state: number, word: number): number {
  const product = Math.imul(state ^ word, 0x9e3779b1);
  return product ^ (product >>> 15);
}
