const ISO_TIME =
  /^(\d{4})-(\d\d?)-(\d\d?)[T ](\d\d?):(\d\d?)(?::(\d\d?)(?:[.,](\d+))?)?\s*(?:Z|([+-])(\d\d):?(\d\d)?)?$/i;
/** Longer texts are no time. */
const MAX_CHARACTERS = 100;
const ZERO = 0x30;
const DASH = 0x2d;
const COLON = 0x3a;
const DOT = 0x2e;
const T = 0x54;
const Z = 0x5a;
const SECONDS_END = 19;

/**
 * Epoch milliseconds of an ISO 8601 date and time as in GPX and TCX; NaN for other texts. A time without a zone is UTC,
 * as both formats specify. Fractions are truncated to milliseconds.
 */
export function parseIsoTime(text: string): number {
  const trimmed = text.trim();
  const match = trimmed.length <= MAX_CHARACTERS ? ISO_TIME.exec(trimmed) : null;
  if (!match) return NaN;
  const [
    ,
    year,
    month,
    day,
    hour,
    minute,
    second = '0',
    fraction = '',
    sign,
    zoneHour = '0',
    zoneMinute = '0',
  ] = match;
  const millis = Number(fraction.slice(0, 3).padEnd(3, '0'));
  const time = civilTime(+year!, +month!, +day!, +hour!, +minute!, +second) + millis;
  if (sign === undefined) return time;
  return time - (sign === '-' ? -1 : 1) * (+zoneHour * 60 + +zoneMinute) * 60_000;
}

/**
 * parseIsoTime of bytes[from, to) without decoding a string, for the usual forms 2026-06-01T08:00:00Z and
 * 2026-06-01T08:00:00.000Z; NaN for any other text, which the caller passes to parseIsoTime.
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

/** The value of an ASCII digit; NaN otherwise, which makes the sum NaN. */
function digit(bytes: Uint8Array, at: number): number {
  const value = bytes[at]! - ZERO;
  return value >= 0 && value <= 9 ? value : NaN;
}

const twoDigits = (bytes: Uint8Array, at: number) => digit(bytes, at) * 10 + digit(bytes, at + 1);

/** Epoch milliseconds of a UTC date and time; NaN for an invalid one. Second 60, a leap second, is the next minute's first. */
function civilTime(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
): number {
  if (
    month < 1 ||
    month > 12 ||
    day < 1 ||
    day > daysIn(month, year) ||
    hour > 23 ||
    minute > 59 ||
    second > 60
  ) {
    return NaN;
  }
  return (daysSinceEpoch(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second) * 1000;
}

function daysIn(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Proleptic Gregorian calendar with years that start in March, so that the leap day is the last day. */
function daysSinceEpoch(year: number, month: number, day: number): number {
  const marchYear = year - Number(month < 3);
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
