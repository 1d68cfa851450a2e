import { asciiDigits } from './ascii-digits.ts';

/** A time of day after its date: 15:00:00.5, 15.00.00, 03:00 pm, each with an offset, Z or none. */
const CLOCK =
  '(?<hour>\\d\\d?)(?<colon>[:.])(?<minute>\\d\\d?)(?:\\k<colon>(?<second>\\d\\d?)(?:[.,](?<fraction>\\d+))?)?' +
  ' ?(?<half>[ap]\\.? ?m\\.?)? ?(?:Z|UTC|GMT|(?<sign>[+-])(?<zoneHour>\\d\\d):?(?<zoneMinute>\\d\\d)?)?';
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = `(?<month>${MONTHS.join('|')})[a-z]*\\.?`;
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?';
const DATES = [
  '(?<year>\\d{4})(?<dash>[-/.])(?<month>\\d\\d?)\\k<dash>(?<day>\\d\\d?)(?:[T ]|, ?)',
  '(?<first>\\d\\d?)(?<dash>[-/.])(?<next>\\d\\d?)\\k<dash>(?<year>\\d{4})(?:[T ]|, ?)',
  `${WEEKDAY}(?<day>\\d\\d?)[ -]${MONTH}(?:[ -]|, )(?<year>\\d{4})(?:[T ]|, ?)`,
  `${WEEKDAY}${MONTH} (?<day>\\d\\d?),? (?<year>\\d{4})(?:[T ]|, ?)`,
].map((date) => new RegExp(`^${date}${CLOCK}$`, 'i'));
const COMPACT = /^(\d{4})(\d\d)(\d\d)T?(\d\d)(\d\d)(\d\d)(?:[.,]\d+)?Z?$/i;
/** Seconds or milliseconds since 1970, of the years 2001 to 2286. */
const EPOCH = /^(?:(\d{10}(?:\.\d+)?)|(\d{13}))$/;
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
 * Epoch milliseconds of a date and time: of ISO 8601 as in GPX and TCX, and of what programs write in its place (slashes,
 * dots, am and pm, names of months, digits of other scripts, seconds since 1970) where it can mean one time only; NaN for
 * other texts. A time without a zone is UTC, as both formats specify. Fractions are truncated to milliseconds.
 */
export function parseIsoTime(text: string): number {
  const trimmed = text.trim();
  if (trimmed.length > MAX_CHARACTERS) return NaN;
  const ascii = asciiDigits(trimmed).replace(/\s+/g, ' ');
  for (const date of DATES) {
    const parts = date.exec(ascii)?.groups;
    if (parts) return timeOf(parts);
  }
  const compact = COMPACT.exec(ascii);
  if (compact) {
    const [year, month, day, hour, minute, second] = compact.slice(1).map(Number);
    return civilTime(year!, month!, day!, hour!, minute!, second!);
  }
  const epoch = EPOCH.exec(ascii);
  if (!epoch) return NaN;
  return epoch[1] === undefined ? Number(epoch[2]) : Math.trunc(Number(epoch[1]) * 1000);
}

type Parts = Readonly<Record<string, string | undefined>>;

function timeOf(parts: Parts): number {
  const { year, minute, second = '0', fraction = '', sign, zoneHour = '0', zoneMinute = '0' } = parts;
  const [month, day] = monthAndDay(parts);
  const millis = Number(fraction.slice(0, 3).padEnd(3, '0'));
  const time = civilTime(+year!, month, day, hourOf(parts), +minute!, +second) + millis;
  if (sign === undefined) return time;
  return time - (sign === '-' ? -1 : 1) * (+zoneHour * 60 + +zoneMinute) * 60_000;
}

/** Behind dots the day is first; behind slashes and dashes only a day after the twelfth tells which is which. */
function monthAndDay({ month, day, first, next, dash }: Parts): [month: number, day: number] {
  if (month !== undefined) return [Number(month) || MONTHS.indexOf(month.toLowerCase()) + 1, +day!];
  const [one, other] = [Number(first), Number(next)];
  if (dash === '.' || one > 12 || one === other) return [other, one];
  return other > 12 ? [one, other] : [NaN, NaN];
}

function hourOf({ hour, half }: Parts): number {
  const read = Number(hour);
  if (half === undefined) return read;
  const isAfternoon = half.toLowerCase().startsWith('p');
  if (read === 0 || read > 12) return isAfternoon && read > 12 ? read : NaN;
  return (read % 12) + (isAfternoon ? 12 : 0);
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
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year);
  if (!isDay || hour > 23 || minute > 59 || second > 60) return NaN;
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
