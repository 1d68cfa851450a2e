import { setTimeout as sleep } from 'node:timers/promises';

export interface BackoffOptions {
  /** Default 50. */
  readonly firstMs?: number;
  /** Default 5,000. */
  readonly longestMs?: number;
}

/** Exponential backoff with jitter. */
export class Backoff {
  private readonly firstMs: number;
  private readonly longestMs: number;
  private tries = 0;

  constructor({ firstMs = 50, longestMs = 5_000 }: BackoffOptions = {}) {
    this.firstMs = firstMs;
    this.longestMs = longestMs;
  }

  reset(): void {
    this.tries = 0;
  }

  /** Resolves early when the signal aborts. */
  async pause(signal?: AbortSignal, shortestMs = 0): Promise<void> {
    const bound = Math.min(this.longestMs, this.firstMs * 2 ** this.tries++);
    await pause(Math.max(shortestMs, bound * (0.75 + Math.random() / 4)), signal);
  }
}

/** Resolves early when the signal aborts. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, signal && { signal }).catch(() => undefined);
}
