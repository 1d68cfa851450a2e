import { setTimeout as sleep } from 'node:timers/promises';

export interface BackoffOptions {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Waits that double from try to try, with jitter so that processes don't march in step. */
export class Backoff {
  private tries = 0;

  constructor(private readonly options: BackoffOptions) {}

  reset(): void {
    this.tries = 0;
  }

  /** Returns early, without an error, when the signal aborts. */
  async pause(signal?: AbortSignal): Promise<void> {
    const { firstMs, longestMs } = this.options;
    const bound = Math.min(longestMs, firstMs * 2 ** this.tries++);
    await pause(bound * (0.75 + Math.random() / 4), signal);
  }
}

/** Returns early, without an error, when the signal aborts. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, signal && { signal }).catch(() => undefined);
}
