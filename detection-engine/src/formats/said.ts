/** What a file says of itself, on one line and without control characters; null for nothing. */
export const said = (text: string | undefined): string | null =>
  text?.replace(/[\s\p{Cc}]+/gu, ' ').trim() || null;
