import { civilTime } from './iso-time.ts';

const ZERO = 0x30;
const DASH = 0x2d;
const COLON = 0x3a;
const DOT = 0x2e;
const T = 0x54;
const Z = 0x5a;
const SECONDS_END = 19;

/**
 * parseIsoTime of the text bytes[from, to) where it has the shape that devices write, 2026-06-01T08:00:00Z or
 * 2026-06-01T08:00:00.000Z; NaN where parseIsoTime must look at the text.
 */
export function readIsoTime(bytes: Uint8Array, from: number, to: number): number {
  const length = to - from;
  const whole = length === SECONDS_END + 1;
  if (
    (!whole && (length !== SECONDS_END + 5 || bytes[from + SECONDS_END] !== DOT)) ||
    bytes[from + 4] !== DASH ||
    bytes[from + 7] !== DASH ||
    bytes[from + 10] !== T ||
    bytes[from + 13] !== COLON ||
    bytes[from + 16] !== COLON ||
    bytes[to - 1] !== Z
  ) {
    return NaN;
  }
  const time = civilTime(
    twoDigits(bytes, from) * 100 + twoDigits(bytes, from + 2),
    twoDigits(bytes, from + 5),
    twoDigits(bytes, from + 8),
    twoDigits(bytes, from + 11),
    twoDigits(bytes, from + 14),
    twoDigits(bytes, from + 17),
  );
  return whole ? time : time + digit(bytes, from + 20) * 100 + twoDigits(bytes, from + 21);
}

/** NaN where it is none, which makes the whole sum NaN. */
function digit(bytes: Uint8Array, at: number): number {
  const value = bytes[at]! - ZERO;
  return value >= 0 && value <= 9 ? value : NaN;
}

const twoDigits = (bytes: Uint8Array, at: number) => digit(bytes, at) * 10 + digit(bytes, at + 1);
