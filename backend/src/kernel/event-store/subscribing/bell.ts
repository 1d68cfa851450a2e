/** Rung when the log may have grown. Whoever remembers the count of rings misses none. */
export class Bell {
  private rings = 0;
  private readonly waiting = new Set<() => void>();

  get count(): number {
    return this.rings;
  }

  ring(): void {
    this.rings += 1;
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }

  /** Resolves once it was rung after `heard` was counted, or the signal is aborted. */
  rungAfter(heard: number, signal: AbortSignal): Promise<void> {
    if (this.rings !== heard || signal.aborted) return Promise.resolve();
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
