import type { CanDraw } from './font-coverage.ts';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemes = (text: string) => [...letters.segment(text)].map(({ segment }) => segment);
const PUNCTUATION_AT_ENDS = /(?<![\s\p{P}])[\s\p{P}]+$|^[\s\p{P}]+/gu;
/** Shape emoji of several code points; the fonts draw their first one. */
const EMOJI_PARTS = /[\u200d\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/gu;

/**
 * Removes characters that no font can draw, such as Thai, together with all code points of their grapheme. Emoji
 * keep their first code point, without skin and gender.
 * @param fallback replaces a text without any drawable character
 */
export function drawableText(text: string, canDraw: CanDraw, fallback: string): string {
  const all = graphemes(text).map(plainEmoji);
  const kept = all.filter((letter) => [...letter].every((part) => canDraw(part.codePointAt(0)!)));
  if (kept.length === all.length) return all.join('');
  const drawable = kept.join('').replaceAll(/\s+/g, ' ').replaceAll(PUNCTUATION_AT_ENDS, '');
  return drawable === '' ? fallback : drawable;
}

function plainEmoji(letter: string): string {
  return /\p{Extended_Pictographic}/u.test(letter) ? [...letter.replaceAll(EMOJI_PARTS, '')][0]! : letter;
}

const WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60]/u;
const NARROW = /[iljtfrI1.,:;!|'()\s-]/;
const BROAD = /[mwMW@%]/;

/** Estimated width of a bold text relative to its height. */
export const widthOf = (text: string): number =>
  graphemes(text).reduce((width, letter) => width + letterWidth(letter), 0);

function letterWidth(letter: string): number {
  if (WIDE.test(letter)) return 1.12;
  if (NARROW.test(letter)) return 0.4;
  if (BROAD.test(letter)) return 0.96;
  return /\p{Lu}/u.test(letter) ? 0.76 : 0.64;
}

/** More never fit. */
const MOST_LETTERS = 120;

/** The largest size at which the text fits into the lines, and the lines. The last one ends in … if it does not. */
export function fitted(
  text: string,
  { room, size, least, lines }: { room: number; size: number; least: number; lines: number },
): { readonly size: number; readonly lines: readonly string[] } {
  const plain = graphemes(text.replaceAll(/\s+/g, ' ').trim()).slice(0, MOST_LETTERS).join('');
  for (let smaller = size; smaller >= least; smaller -= 6) {
    const wrapped = wrap(plain, room / smaller);
    if (wrapped.length <= lines) return { size: smaller, lines: wrapped };
  }
  const wrapped = wrap(plain, room / least);
  const last = wrapped.slice(lines - 1).join(' ');
  return { size: least, lines: [...wrapped.slice(0, lines - 1), shortened(last, room / least)] };
}

/** Breaks at blanks; a word longer than a line is broken anywhere. */
function wrap(text: string, room: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => pieces(long, room))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function pieces(word: string, room: number): readonly string[] {
  if (widthOf(word) <= room) return [word];
  const found: string[] = [];
  let piece = '';
  for (const letter of graphemes(word)) {
    if (piece !== '' && widthOf(piece + letter) > room) {
      found.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...found, piece];
}

function shortened(text: string, room: number): string {
  const kept: string[] = [];
  for (const letter of graphemes(text)) {
    if (widthOf(`${kept.join('')}${letter}…`) > room) return `${kept.join('').trimEnd()}…`;
    kept.push(letter);
  }
  return text;
}
