import { setTimeout as after } from 'node:timers/promises';

const FIRST_MS = 50;
const LONGEST_MS = 5_000;

/** Grows with each wait from 50 ms to 5 s, with jitter so that processes don't come back all at once. */
export class Backoff {
  private next = FIRST_MS;

  /** Resolves early, and without an error, when the signal is aborted. */
  async wait(signal?: AbortSignal): Promise<void> {
    const delay = this.next * (0.5 + Math.random() / 2);
    this.next = Math.min(LONGEST_MS, this.next * 2);
    try {
      await after(delay, undefined, signal === undefined ? {} : { signal });
    } catch (error) {
      if (signal?.aborted !== true) throw error;
    }
  }

  reset(): void {
    this.next = FIRST_MS;
  }
}
