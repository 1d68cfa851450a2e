import type { CanDraw } from '../../../adapters/font-coverage.ts';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const AT_AN_END = /^[\s\p{P}]+|[\s\p{P}]+$/gu;

/**
 * The text without what no font here can draw, such as Chinese and emoji, of which boxes would be left. A letter
 * goes whole, with all of its marks.
 * @param otherwise stands for a text of which nothing can be read
 */
export function drawableText(text: string, canDraw: CanDraw, otherwise: string): string {
  const all = [...letters.segment(text)].map(({ segment }) => segment);
  const kept = all.filter((letter) => [...letter].every((part) => canDraw(part.codePointAt(0)!)));
  if (kept.length === all.length) return text;
  const words = kept.join('').replaceAll(/\s+/g, ' ').replaceAll(AT_AN_END, '');
  return words === '' ? otherwise : words;
}
