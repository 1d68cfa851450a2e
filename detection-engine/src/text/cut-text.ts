const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Truncates a text to at most `most` UTF-16 code units without splitting a grapheme, such as a family emoji. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
