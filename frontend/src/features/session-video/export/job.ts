import type { MetadataTags } from 'mediabunny';

/** What an export tells while it runs, and how it is stopped. */
export interface Job {
  /** What the file says of itself. */
  readonly tags: MetadataTags;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (progress: number) => void;
  /** Tells what the result lacks, as a sentence. */
  readonly onMissing: (sentence: string) => void;
}

/** An export that cannot be made here, with the sentence that says why. */
export class CannotExport extends Error {}
