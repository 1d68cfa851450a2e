const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of a text in at most so many UTF-16 code units. Only whole letters are kept: one may take several
 * code points, as a family emoji does.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
