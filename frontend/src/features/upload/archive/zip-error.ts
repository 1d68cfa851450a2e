/** A ZIP or one of its files that can't be read; `message` is a sentence for people. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

export const DAMAGED = 'This ZIP file is damaged or incomplete.';
