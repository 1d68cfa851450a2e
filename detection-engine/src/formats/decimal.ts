import { asciiDigits } from './ascii-digits.ts';

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
/** Longer texts are no number. */
const MAX_CHARACTERS = 100;
const MINUS = 0x2d;
const PLUS = 0x2b;
const DOT = 0x2e;
const ZERO = 0x30;

/** 10^0 to 10^22, the powers of ten that are exact doubles. */
const POWERS = Float64Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));
/** Digits that always fit into the 53 bits of a double. */
const EXACT_DIGITS = 15;
/** Well above the rounding errors of the correction, well below half a unit in the last place. */
const MARGIN = 1e-12;
/** Splits a double into halves of 26 bits with exact products (Dekker). */
const SPLITTER = 2 ** 27 + 1;

/**
 * The number that a decimal text denotes, also with a decimal comma or the digits of other scripts; NaN for other texts,
 * such as empty ones, hex, Infinity or one of more than 100 characters.
 */
export function parseDecimal(text: string | undefined): number {
  const trimmed = text?.trim() ?? '';
  if (trimmed.length > MAX_CHARACTERS) return NaN;
  const ascii = asciiDigits(trimmed);
  const written = ascii.includes('.') ? ascii : ascii.replace(',', '.');
  return DECIMAL.test(written) ? Number(written) : NaN;
}

/**
 * parseDecimal of bytes[from, to) without decoding a string, for ASCII digits with an optional sign and point, correctly
 * rounded; NaN for any other text, which the caller passes to parseDecimal.
 */
export function readDecimal(bytes: Uint8Array, from: number, to: number): number {
  if (to - from > MAX_CHARACTERS) return NaN;
  let at = from;
  const sign = bytes[at] === MINUS ? -1 : 1;
  if (sign < 0 || bytes[at] === PLUS) at++;
  let mantissa = 0;
  let digits = 0;
  let dot = -1;
  for (; at < to; at++) {
    const digit = bytes[at]! - ZERO;
    if (digit >= 0 && digit <= 9) {
      if (digits === EXACT_DIGITS) break;
      mantissa = mantissa * 10 + digit;
      digits++;
    } else if (bytes[at] === DOT && dot < 0) dot = at;
    else return NaN;
  }
  if (digits === 0) return NaN;
  let value: number;
  if (at === to) value = dot < 0 ? mantissa : mantissa / POWERS[at - dot - 1]!;
  else if (dot < 0) return NaN;
  else value = withMoreDigits(mantissa, at - dot - 1, bytes, at, to);
  return sign * value;
}

/**
 * `mantissa` / 10^`places`, extended by the digits bytes[from, to): the quotient corrected by its exact error and the
 * further digits; NaN where the correction could round either way.
 */
function withMoreDigits(
  mantissa: number,
  places: number,
  bytes: Uint8Array,
  from: number,
  to: number,
): number {
  let tail = 0;
  let weight = 1;
  for (let at = from; at < to; at++) {
    const digit = bytes[at]! - ZERO;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    weight /= 10;
    tail += digit * weight;
  }
  const power = POWERS[places]!;
  const quotient = mantissa / power;
  const correction = remainder(mantissa, quotient, power) + tail;
  const low = quotient + (correction - MARGIN) / power;
  const high = quotient + (correction + MARGIN) / power;
  return low === high ? low : NaN;
}

/** mantissa - quotient * power, without rounding errors. */
function remainder(mantissa: number, quotient: number, power: number): number {
  const product = quotient * power;
  const quotientHigh = upperHalf(quotient);
  const quotientLow = quotient - quotientHigh;
  const powerHigh = upperHalf(power);
  const powerLow = power - powerHigh;
  const error =
    quotientLow * powerLow -
    (product - quotientHigh * powerHigh - quotientLow * powerHigh - quotientHigh * powerLow);
  return mantissa - product - error;
}

function upperHalf(value: number): number {
  const scaled = SPLITTER * value;
  return scaled - (scaled - value);
}
