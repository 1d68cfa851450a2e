/** Counts notifications that the log may have grown. Comparing counts misses none between reading and waiting. */
export class WakeUpSignal {
  private notifications = 0;
  private readonly waiting = new Set<() => void>();

  get count(): number {
    return this.notifications;
  }

  notify(): void {
    this.notifications += 1;
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }

  /** Resolves once `count` differs from `seen`, or when the signal aborts. */
  notifiedAfter(seen: number, signal: AbortSignal): Promise<void> {
    if (this.notifications !== seen || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        signal.removeEventListener('abort', wake);
        this.waiting.delete(wake);
        resolve();
      };
      this.waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}
