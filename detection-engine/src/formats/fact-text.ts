import { cutText } from '../text/cut-text.ts';

/** Maximum characters; longer texts are truncated. */
const MAX_CHARACTERS = 1_000;

/**
 * A text that a file holds about itself, on one line, without control characters and halves of surrogate pairs; null for
 * an empty one.
 */
export const factText = (text: string | undefined): string | null =>
  cutText(text?.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim() ?? '', MAX_CHARACTERS) || null;
