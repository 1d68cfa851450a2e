const MINUS = 0x2d;
const PLUS = 0x2b;
const DOT = 0x2e;
const ZERO = 0x30;

/** 10^0 to 10^22, the powers of ten that a double holds exactly. */
const POWERS = Float64Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));
/** Digits that always fit a double's 53 bits. */
const EXACT_DIGITS = 15;

/**
 * parseDecimal of the text bytes[from, to) where it is plain ASCII digits, few enough that their quotient by a
 * power of ten is rounded once and so is the nearest double; NaN where parseDecimal must look at the text.
 */
export function readDecimal(bytes: Uint8Array, from: number, to: number): number {
  let at = from;
  const negative = bytes[at] === MINUS;
  if (negative || bytes[at] === PLUS) at++;
  const first = at;
  let mantissa = 0;
  let dot = -1;
  for (; at < to; at++) {
    const digit = bytes[at]! - ZERO;
    if (digit >= 0 && digit <= 9) mantissa = mantissa * 10 + digit;
    else if (bytes[at] === DOT && dot < 0) dot = at;
    else return NaN;
  }
  const digits = dot < 0 ? at - first : at - first - 1;
  if (digits <= 0 || digits > EXACT_DIGITS) return NaN;
  const value = dot < 0 ? mantissa : mantissa / POWERS[at - dot - 1]!;
  return negative ? -value : value;
}
