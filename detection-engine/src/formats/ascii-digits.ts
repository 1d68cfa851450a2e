/** First digits of the scripts in which devices and apps write numbers: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];
const NOT_ASCII = /[^\0-\x7f]/;

/** A number or time with ASCII digits, signs and blanks in place of those of other scripts. */
export function asciiDigits(text: string): string {
  if (!NOT_ASCII.test(text)) return text;
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const point = digit.codePointAt(0)!;
      const zero = ZEROS.find((first) => point >= first && point <= first + 9);
      return zero === undefined ? digit : String(point - zero);
    })
    .replaceAll('\u066b', '.')
    .replaceAll('\u2212', '-')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u061c\u200e\u200f]/g, '');
}
