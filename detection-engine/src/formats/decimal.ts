const DECIMAL = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/;
const MINUS = 0x2d;
const PLUS = 0x2b;
const DOT = 0x2e;
const ZERO = 0x30;

/** 10^0 to 10^22, the powers of ten that a double holds exactly. */
const POWERS = Float64Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));
/** Digits that always fit a double's 53 bits. */
const EXACT_DIGITS = 15;
/** Far above the rounding errors of what it widens, far below what would make values ambiguous. */
const MARGIN = 1e-12;
/** Splits a double into halves of 26 bits whose products are exact (Dekker). */
const SPLITTER = 2 ** 27 + 1;

/** The number a decimal text stands for; NaN for anything else, such as an empty text, hex or Infinity. */
export function parseDecimal(text: string | undefined): number {
  return text !== undefined && DECIMAL.test(text) ? Number(text) : NaN;
}

/**
 * parseDecimal of the text bytes[from, to) where it is plain ASCII digits, correctly rounded as there; NaN where
 * parseDecimal must look at the text.
 */
export function readDecimal(bytes: Uint8Array, from: number, to: number): number {
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
 * `mantissa` / 10^`places`, continued by the digits bytes[from, to). The quotient's exact error and the digits
 * make a correction; where the widened correction could round either way, the result is NaN.
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

/** mantissa - quotient * power without a rounding error. */
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
