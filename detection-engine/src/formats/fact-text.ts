/** A text that a file holds about itself, on one line and without control characters; null for an empty one. */
export const factText = (text: string | undefined): string | null =>
  text?.replace(/[\s\p{Cc}]+/gu, ' ').trim() || null;
